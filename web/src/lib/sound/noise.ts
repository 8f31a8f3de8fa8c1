/** Chance that is the same every time: a sound that was checked once is the sound that is heard. */

/** Numbers from 0 up to 1, drawn by the xorshift method from a seed. */
export function chance(seed: number): () => number {
  // The method never leaves zero, so it must not begin there.
  let state = (Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}

/** White noise between -1 and 1. */
export function whiteNoise(length: number): Float32Array<ArrayBuffer> {
  const draw = chance(1);
  return Float32Array.from({ length }, () => draw() * 2 - 1);
}
