import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { guestCommitment, hexOf, houseCommitment, seedOf } from './draw';

const counting = (first: number) => hexOf(Uint8Array.from({ length: 32 }, (_, i) => first + i));
const [house, ann, ben] = [counting(0), counting(0x20), counting(0x40)];

test('gives the worked example of docs/replay.md', () => {
  expect(houseCommitment(house)).toBe('6656990740830ab7ba2cd5ec7dde7a9b61a0a127b373606e9c88cc4528b6f688');
  expect(guestCommitment(ann)).toBe('78309a03287b7e5d3502911b0fb81bdcf4645def9bf26cff07a9a69565cf136f');
  expect(guestCommitment(ben)).toBe('f77376f9949da79c8d7e3223348ee908683b4f491cc840c0b2e9466c096982c8');
  expect(seedOf(house, [ann, ben])).toBe('060b6f2bb37345f5bc7c44fbd3d200065b1fe48101a1ab939092fb63adb6c252');
});

test('agrees with the SHA-256 of Node', () => {
  const theirs = (purpose: string, ...parts: string[]) =>
    createHash('sha256')
      .update(purpose)
      .update(Buffer.from(parts.join(''), 'hex'))
      .digest('hex');
  for (let first = 0; first < 200; first += 7) {
    const part = counting(first);
    expect(guestCommitment(part)).toBe(theirs('parlour/guest-part/1:', part));
    expect(seedOf(house, [part, ann, ben, part])).toBe(theirs('parlour/seed/1:', house, part, ann, ben, part));
  }
});
