// The lines. Every one is a single cubic Bézier whose bends a search picks: it pays for foreign stations in its way, for running beside
// other lines, for crossings, detours and for running along the water.
import { at, H, london, rank, RADIUS, stationList, W } from './facts.mjs';
import { bank, mid, midN, nearMid } from './ground.mjs';
import { between, dist, n1, smooth } from './pen.mjs';

// Every edge is one cubic Bézier. (o) shifts it sideways as a whole, for parallels; (h1, h2) push its two handles
// sideways, (s1, s2) slide them along. The search below picks these five numbers.
const HALF = { taxi: 1.7, bus: 2.3, underground: 3.1, ferry: 2 };
export const edges = [];
for (const kind of ['taxi', 'bus', 'underground']) for (const [a, b] of london[kind]) edges.push({ kind, a, b, id: edges.length });
const pair = new Map();
for (const e of edges) {
  const k = e.a + '-' + e.b;
  e.pair = k;
  pair.set(k, [...(pair.get(k) ?? []), e]);
}

function curve(e, [o, h1, h2, s1, s2]) {
  const p = at.get(e.a),
    q = at.get(e.b),
    l = dist(p, q),
    u = [(q[0] - p[0]) / l, (q[1] - p[1]) / l],
    n = [-u[1], u[0]];
  const put = (t, side) => [p[0] + u[0] * l * t + n[0] * side, p[1] + u[1] * l * t + n[1] * side];
  return [put(0, o), put(s1, o + h1), put(1 - s2, o + h2), put(1, o)];
}
const bez = ([a, b, c, d], t) => {
  const s = 1 - t,
    k = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return [0, 1].map((i) => a[i] * k[0] + b[i] * k[1] + c[i] * k[2] + d[i] * k[3]);
};
const STEP = 4;
function trace(c) {
  const l = dist(c[0], c[1]) + dist(c[1], c[2]) + dist(c[2], c[3]),
    n = Math.max(6, Math.round(l / STEP)),
    ps = [];
  for (let i = 0; i <= n; i++) ps.push(bez(c, i / n));
  return ps;
}
// a grid of everything already placed
const CELL = 10,
  grid = new Map();
const cellOf = (x, y) => (Math.floor(x / CELL) + 50) * 1000 + Math.floor(y / CELL) + 50;
function put(e) {
  e.path = trace(e.curve);
  e.cells = [];
  const n = e.path.length;
  e.path.forEach((p, i) => {
    const a = e.path[Math.max(0, i - 1)],
      b = e.path[Math.min(n - 1, i + 1)],
      l = dist(a, b) || 1;
    const dot = { e, x: p[0], y: p[1], ux: (b[0] - a[0]) / l, uy: (b[1] - a[1]) / l },
      k = cellOf(p[0], p[1]);
    (grid.get(k) ?? grid.set(k, []).get(k)).push(dot);
    e.cells.push([k, dot]);
  });
}
function lift(e) {
  for (const [k, dot] of e.cells ?? []) {
    const g = grid.get(k);
    g.splice(g.indexOf(dot), 1);
  }
  e.cells = [];
}
const wet = (p) => {
  const [d, k] = nearMidFast(p);
  return d < mid[k][2] ? k : -1;
};
const nearCell = new Map();
function nearMidFast(p) {
  const k = cellOf(p[0], p[1]);
  let v = nearCell.get(k);
  if (!v) nearCell.set(k, (v = nearMid(p)));
  return v;
}

function cost(e, params) {
  const c = curve(e, params),
    ps = trace(c),
    n = ps.length,
    p = at.get(e.a),
    q = at.get(e.b),
    straight = dist(p, q),
    w = HALF[e.kind];
  let sum = 0,
    len = 0;
  for (let i = 1; i < n; i++) len += dist(ps[i - 1], ps[i]);
  const stretch = len / straight - 1;
  sum += stretch * { taxi: 900, bus: 150, underground: 330 }[e.kind];
  sum += (Math.abs(params[3] - 0.33) + Math.abs(params[4] - 0.33)) * 12;
  sum += (Math.abs(params[1] - params[2]) / straight) * (e.kind === 'taxi' ? 60 : 14); // an arc before an S
  // stations in the way
  const box = [Math.min(...ps.map((a) => a[0])) - 24, Math.max(...ps.map((a) => a[0])) + 24, Math.min(...ps.map((a) => a[1])) - 24, Math.max(...ps.map((a) => a[1])) + 24];
  for (const s of stationList) {
    if (s.id === e.a || s.id === e.b || s.p[0] < box[0] || s.p[0] > box[1] || s.p[1] < box[2] || s.p[1] > box[3]) continue;
    let d = 1e9;
    for (const a of ps) d = Math.min(d, dist(a, s.p));
    const want = s.r + w + 4.5,
      must = s.r + w + 1;
    if (d < want) sum += 46 * ((want - d) / 4) ** 2 + (d < must ? 260 + 60 * (must - d) : 0);
  }
  // other lines: running along each other is bad, crossing squarely is cheap
  let hits = new Set();
  for (let i = 0; i < n; i++) {
    const [x, y] = ps[i];
    if (x < -4 || y < -4 || x > W + 4 || y > H + 4) sum += 40;
    if (dist(ps[i], p) < RADIUS[rank(e.a)] + 2 || dist(ps[i], q) < RADIUS[rank(e.b)] + 2) continue;
    const a = ps[Math.max(0, i - 1)],
      b = ps[Math.min(n - 1, i + 1)],
      l = dist(a, b) || 1,
      ux = (b[0] - a[0]) / l,
      uy = (b[1] - a[1]) / l;
    const cx = Math.floor(x / CELL),
      cy = Math.floor(y / CELL);
    for (let gx = cx - 1; gx <= cx + 1; gx++)
      for (let gy = cy - 1; gy <= cy + 1; gy++)
        for (const o of grid.get((gx + 50) * 1000 + gy + 50) ?? []) {
          if (o.e === e) continue;
          const d = Math.hypot(o.x - x, o.y - y),
            sep = w + HALF[o.e.kind] + 3.2;
          if (d >= sep) continue;
          const along = Math.abs(ux * o.ux + uy * o.uy);
          sum += (1 - d / sep) * (0.25 + 7 * along ** 4);
          if (d < STEP && dist(ps[i], p) > 30 && dist(ps[i], q) > 30) hits.add(o.e);
        }
    const k = wet(ps[i]);
    if (k >= 0) {
      const m = midN[k],
        along = Math.abs(-m[1] * ux * -1 + m[0] * uy * -1);
      sum += 1 + 7 * along * along;
    }
  }
  for (const o of hits) sum += o.kind === 'taxi' || e.kind === 'taxi' ? 3 : o.kind === 'bus' || e.kind === 'bus' ? 12 : 90;
  return sum;
}
function starts(e) {
  const l = dist(at.get(e.a), at.get(e.b)),
    twins = pair.get(e.pair),
    out = [];
  if (e.kind === 'taxi') {
    for (const h of [0, 0.08, -0.08, 0.16, -0.16, 0.26, -0.26]) out.push([0, h * l, h * l, 0.33, 0.33]);
    return out;
  }
  const shifts = twins.some((t) => t !== e && t.kind === 'taxi') ? [5.6, -5.6] : twins.length > 1 ? (e.kind === 'bus' ? [3.4, -3.4] : [3.4, -3.4]) : [0];
  const fine = Array.from({ length: 17 }, (_, i) => (i - 8) * 0.075);
  const hs = e.kind === 'underground' ? fine : l < 60 ? [0, 0.12, -0.12, 0.25, -0.25] : [0, 0.1, -0.1, 0.2, -0.2, 0.32, -0.32, 0.46, -0.46, 0.62, -0.62];
  for (const o of shifts) for (const a of hs) for (const b of hs) out.push([o, a * l, b * l, 0.33, 0.33]);
  if (e.kind === 'bus') for (let i = 0; i < 120; i++) out.push([shifts[i % shifts.length], between(-0.6, 0.6) * l, between(-0.6, 0.6) * l, between(0.2, 0.5), between(0.2, 0.5)]);
  if (e.kind === 'underground')
    for (let i = 0; i < 300; i++) out.push([shifts[i % shifts.length], between(-0.5, 0.5) * l, between(-0.5, 0.5) * l, between(0.15, 0.8), between(0.15, 0.8)]);
  return out;
}
function settle(e, tries) {
  lift(e);
  let best = e.params,
    bestCost = best ? cost(e, best) : Infinity;
  const test = (v) => {
    const c = cost(e, v);
    if (c < bestCost - 1e-6) {
      best = v;
      bestCost = c;
    }
  };
  if (!e.params || tries.wide) starts(e).forEach(test);
  const l = dist(at.get(e.a), at.get(e.b));
  for (let i = 0, s = 1; i < tries.fine; i++, s *= 0.97) {
    const reach = (e.kind === 'taxi' ? 0.05 : 0.14) * l * s;
    test([
      best[0],
      best[1] + between(-reach, reach),
      best[2] + between(-reach, reach),
      e.kind === 'taxi' ? 0.33 : Math.max(0.15, Math.min(0.8, best[3] + between(-0.12, 0.12) * s)),
      e.kind === 'taxi' ? 0.33 : Math.max(0.15, Math.min(0.8, best[4] + between(-0.12, 0.12) * s)),
    ]);
  }
  e.params = best;
  e.cost = bestCost;
  e.curve = curve(e, best);
  put(e);
}
const order = [...edges.filter((e) => e.kind === 'taxi'), ...edges.filter((e) => e.kind === 'underground'), ...edges.filter((e) => e.kind === 'bus')];
for (const e of order) {
  e.params = null;
  settle(e, { wide: true, fine: 10 });
}
for (let pass = 0; pass < 5; pass++) for (const e of order) settle(e, { wide: e.kind !== 'taxi' || pass < 2, fine: e.kind === 'taxi' ? 10 : 60 });

const clearance = (e) => Math.min(...stationList.filter((s) => s.id !== e.a && s.id !== e.b).map((s) => Math.min(...e.path.map((p) => dist(p, s.p))) - s.r - HALF[e.kind]));
const tight = edges.map((e) => [e.kind, e.a, e.b, +n1(clearance(e))]).filter((t) => t[3] < 1);
console.log('lines touching a station they do not serve:', tight.length, JSON.stringify(tight));

// ferries: from the pier out to mid-stream, along it, and in again
export const ferries = london.ferry.map(([a, b]) => {
  const ka = nearMid(at.get(a))[1],
    kb = nearMid(at.get(b))[1],
    step = ka < kb ? 1 : -1,
    ps = [];
  const lane = bank(-0.36); // keeps to the left bank; the river's name has the other half
  for (let k = ka; k !== kb + step; k += step) ps.push(lane[k]);
  const cut = 7,
    inner = ps.slice(cut, -cut).filter((_, i, all) => i % 5 === 0 || i === all.length - 1);
  return { kind: 'ferry', a, b, d: smooth([at.get(a), ...inner, at.get(b)]) };
});
