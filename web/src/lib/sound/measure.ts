/**
 * How sounds differ, as a number. A picture of a sound has a row for every 43 milliseconds and in it how much there is
 * of each of 20 bands of pitch. Two sounds are as far apart as their pictures: 1 minus the cosine of the angle between
 * them. 0 = the same, however loud; 1 = they share no pitch at any time.
 */

/** The rate at which sounds are rendered to be measured, in hertz. */
export const RATE = 24_000;
const FRAME = 1024;
const BANDS = 20;
const LOWEST = 50;
const HIGHEST = 11_000;

/** What is heard in `samples`; as long as the samples are. */
export function pictureOf(samples: Float32Array): Float32Array {
  const rows = Math.ceil(samples.length / FRAME);
  const picture = new Float32Array(rows * BANDS);
  const real = new Float64Array(FRAME);
  const imaginary = new Float64Array(FRAME);
  for (let row = 0; row < rows; row++) {
    imaginary.fill(0);
    for (let i = 0; i < FRAME; i++) {
      const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / FRAME);
      real[i] = (samples[row * FRAME + i] ?? 0) * window;
    }
    transform(real, imaginary);
    for (let bin = 1; bin < FRAME / 2; bin++) {
      const band = bandOf((bin * RATE) / FRAME);
      if (band !== null) picture[row * BANDS + band]! += real[bin]! ** 2 + imaginary[bin]! ** 2;
    }
  }
  // The ear hears amplitudes rather than energies, or a loud beginning would hide all that follows.
  return picture.map(Math.sqrt);
}

function bandOf(pitch: number): number | null {
  if (pitch < LOWEST || pitch >= HIGHEST) return null;
  return Math.floor((Math.log(pitch / LOWEST) / Math.log(HIGHEST / LOWEST)) * BANDS);
}

/** 0 = alike, 1 = nothing in common. The shorter one is silent where it has ended. */
export function distance(a: Float32Array, b: Float32Array): number {
  let [product, lengthA, lengthB] = [0, 0, 0];
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const [x, y] = [a[i] ?? 0, b[i] ?? 0];
    product += x * y;
    lengthA += x * x;
    lengthB += y * y;
  }
  return lengthA === 0 || lengthB === 0 ? 1 : Math.max(0, 1 - product / Math.sqrt(lengthA * lengthB));
}

/** The fast Fourier transform, in place; the length is a power of two. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const n = real.length;
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [real[i], real[j]] = [real[j]!, real[i]!];
      [imaginary[i], imaginary[j]] = [imaginary[j]!, imaginary[i]!];
    }
  }
  for (let size = 2; size <= n; size *= 2) {
    const half = size / 2;
    for (let k = 0; k < half; k++) {
      const [c, s] = [Math.cos((-2 * Math.PI * k) / size), Math.sin((-2 * Math.PI * k) / size)];
      for (let i = k; i < n; i += size) {
        const j = i + half;
        const [x, y] = [real[j]! * c - imaginary[j]! * s, real[j]! * s + imaginary[j]! * c];
        [real[j], imaginary[j]] = [real[i]! - x, imaginary[i]! - y];
        [real[i], imaginary[i]] = [real[i]! + x, imaginary[i]! + y];
      }
    }
  }
}

/** The highest sample. */
export function peakOf(samples: Float32Array): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}
