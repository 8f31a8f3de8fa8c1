// Small tools: a seeded generator, the only randomness there is, and plane geometry. Points are [x, y].

let seed = 1909;
const rnd = () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};
export const between = (a, b) => a + (b - a) * rnd();
export const dist = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const lerp = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
export const n1 = (v) => String(Math.round(v * 10) / 10).replace(/^(-?)0\./, '$1.');
export const pt = (p) => `${n1(p[0])} ${n1(p[1])}`;
export const poly = (ps, close) => 'M' + ps.map(pt).join('L') + (close ? 'Z' : '');
/** Catmull-Rom through the points, as cubic Béziers. */
export function smooth(ps, close = false) {
  const n = ps.length,
    at = (i) => (close ? ps[(i + n) % n] : ps[Math.max(0, Math.min(n - 1, i))]);
  let d = 'M' + pt(ps[0]);
  for (let i = 0; i < (close ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${pt([p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6])} ${pt([p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6])} ${pt(p2)}`;
  }
  return d + (close ? 'Z' : '');
}
export function sampleSpline(ps, step = 4) {
  const out = [],
    at = (i) => ps[Math.max(0, Math.min(ps.length - 1, i))];
  for (let i = 0; i < ps.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)],
      n = Math.max(2, Math.round(dist(b, c) / step));
    for (let k = 0; k < n; k++) {
      const t = k / n,
        f = (j) => 0.5 * (2 * b[j] + (c[j] - a[j]) * t + (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t + (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t * t * t);
      out.push(ps[0].map((_, j) => f(j)));
    }
  }
  out.push(ps.at(-1));
  return out;
}
export function normals(ps) {
  return ps.map((_, i) => {
    const a = ps[Math.max(0, i - 1)],
      b = ps[Math.min(ps.length - 1, i + 1)],
      l = dist(a, b) || 1;
    return [-(b[1] - a[1]) / l, (b[0] - a[0]) / l];
  });
}
export function inside(p, ring) {
  let odd = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [x1, y1] = ring[i],
      [x2, y2] = ring[j];
    if (y1 > p[1] !== y2 > p[1] && p[0] < ((x2 - x1) * (p[1] - y1)) / (y2 - y1) + x1) odd = !odd;
  }
  return odd;
}
/** Where two segments cross: [t on a, u on b], or null. */
export function cross(a, b, c, d) {
  const r = [b[0] - a[0], b[1] - a[1]],
    s = [d[0] - c[0], d[1] - c[1]],
    k = r[0] * s[1] - r[1] * s[0];
  if (Math.abs(k) < 1e-9) return null;
  const t = ((c[0] - a[0]) * s[1] - (c[1] - a[1]) * s[0]) / k,
    u = ((c[0] - a[0]) * r[1] - (c[1] - a[1]) * r[0]) / k;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? [t, u] : null;
}
