/**
 * SHA-256, written out. The browser's own is for pages from https alone, and a house on a home network is reached by plain
 * http: whoever checks a deal there must be able to. Tested against the published examples and the browser's own.
 */

const FRACTION = 2 ** 32;

/** The first 32 bits of the fractions of the roots of the first primes: square roots begin it, cube roots drive it. */
function primes(count: number): number[] {
  const found: number[] = [];
  for (let next = 2; found.length < count; next++) if (found.every((prime) => next % prime !== 0)) found.push(next);
  return found;
}
const fraction = (root: number): number => ((root - Math.floor(root)) * FRACTION) >>> 0;
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The text's end: a one, zeros, and how many bits it has. */
function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const view = new DataView(new ArrayBuffer(length));
  new Uint8Array(view.buffer).set(bytes);
  view.setUint8(bytes.length, 0x80);
  view.setUint32(length - 8, Math.floor((bytes.length * 8) / FRACTION));
  view.setUint32(length - 4, (bytes.length * 8) >>> 0);
  return view;
}

function block(state: readonly number[], view: DataView, from: number): number[] {
  const words = Array.from({ length: 64 }, (_, i) => (i < 16 ? view.getUint32(from + 4 * i) : 0));
  for (let i = 16; i < 64; i++) {
    const [early, late] = [words[i - 15]!, words[i - 2]!];
    const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[i] = (words[i - 16]! + low + words[i - 7]! + high) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUNDS[i]! + words[i]!) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]!) >>> 0);
}

/** In hex. */
export function sha256(bytes: Uint8Array): string {
  const view = padded(bytes);
  let state = START;
  for (let from = 0; from < view.byteLength; from += 64) state = block(state, view, from);
  return state.map((word) => word.toString(16).padStart(8, '0')).join('');
}
