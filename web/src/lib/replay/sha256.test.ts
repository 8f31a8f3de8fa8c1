import { describe, expect, test } from 'vitest';
import { canonical, commitmentOf } from './commitment';
import { sha256 } from './sha256';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('SHA-256', () => {
  test('gives the published examples', () => {
    // FIPS 180-4, and the examples NIST published beside it.
    expect(sha256(bytes(''))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256(bytes('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha256(bytes('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq'))).toBe('248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1');
    expect(sha256(bytes('a'.repeat(1_000_000)))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0');
  });

  test('agrees with the one of the browser at every length around a block', async () => {
    for (let length = 50; length < 135; length++) {
      const text = Uint8Array.from({ length }, (_, i) => (i * 151 + length) % 256);
      const theirs = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
      expect(sha256(text), `${length} bytes`).toBe([...theirs].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
    }
  });
});

describe('What was promised', () => {
  test('is hashed as the house writes it: compact, keys in alphabetical order', () => {
    expect(canonical({ b: [1, { d: null, c: 'é"' }], a: true })).toBe('{"a":true,"b":[1,{"c":"é\\"","d":null}]}');
  });

  test('is the hash of the seed’s bytes and the set-up after them', () => {
    const seed = '0a0b0c0d0e0f101112131415161718191a1b1c1d1e1f20212223242526272829';
    const setup = { position: 'B:W21:B1', on_timeout: 'move' };
    const text = '{"on_timeout":"move","position":"B:W21:B1"}';
    const whole = new Uint8Array([...Array.from({ length: 32 }, (_, i) => i + 10), ...bytes(text)]);
    expect(commitmentOf(seed, setup)).toBe(sha256(whole));
  });
});
