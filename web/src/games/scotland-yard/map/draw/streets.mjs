// Streets to live in: the blocks between the taxi lines are split into alleys until they are small.
import { at, FRAME, H, W } from './facts.mjs';
import { water } from './ground.mjs';
import { between, cross, dist, inside, lerp } from './pen.mjs';
import { edges } from './routes.mjs';

function blocks() {
  const segs = edges.filter((e) => e.kind === 'taxi').map((e) => [at.get(e.a), at.get(e.b)]);
  const F = FRAME,
    box = [
      [F.x, F.y],
      [F.x + F.w, F.y],
      [F.x + F.w, F.y + F.h],
      [F.x, F.y + F.h],
    ];
  box.forEach((p, i) => segs.push([p, box[(i + 1) % 4]]));
  // roads out of town: every station near the edge with a free way reaches the frame
  for (const [, p] of at) {
    const ways = [
      [[F.x, p[1] + between(-14, 14)], p[0]],
      [[F.x + F.w, p[1] + between(-14, 14)], W - p[0]],
      [[p[0] + between(-14, 14), F.y], p[1]],
      [[p[0] + between(-14, 14), F.y + F.h], H - p[1]],
    ];
    const [way, d] = ways.sort((a, b) => a[1] - b[1])[0];
    const from = lerp(p, way, 0.01);
    if (d < 130 && !segs.some((s) => cross(from, way, ...s) && !(s[0][0] === s[1][0] || s[0][1] === s[1][1]))) {
      segs.push([p, way]);
      outbound.push([p, way]);
    }
  }
  // vertices at every crossing
  const key = (p) => Math.round(p[0] * 10) + ',' + Math.round(p[1] * 10),
    V = new Map(),
    adj = new Map();
  const vert = (p) => {
    const k = key(p);
    if (!V.has(k)) {
      V.set(k, p);
      adj.set(k, new Set());
    }
    return k;
  };
  segs.forEach((s, i) => {
    const cuts = [0, 1];
    segs.forEach((t, j) => {
      if (i !== j) {
        const c = cross(...s, ...t);
        if (c) cuts.push(c[0]);
      }
    });
    const ks = [...new Set(cuts.sort((a, b) => a - b).map((t) => vert(lerp(...s, t))))];
    for (let k = 1; k < ks.length; k++) {
      adj.get(ks[k - 1]).add(ks[k]);
      adj.get(ks[k]).add(ks[k - 1]);
    }
  });
  for (let again = true; again;) {
    again = false;
    for (const [k, ns] of adj)
      if (ns.size === 1) {
        for (const m of ns) adj.get(m).delete(k);
        ns.clear();
        again = true;
      }
  }
  const turn = new Map();
  for (const [k, ns] of adj) {
    const o = V.get(k);
    turn.set(
      k,
      [...ns].sort((a, b) => Math.atan2(V.get(a)[1] - o[1], V.get(a)[0] - o[0]) - Math.atan2(V.get(b)[1] - o[1], V.get(b)[0] - o[0])),
    );
  }
  const seen = new Set(),
    faces = [];
  for (const [k, ns] of turn)
    for (const m of ns) {
      if (seen.has(k + '>' + m)) continue;
      const ring = [];
      let a = k,
        b = m;
      while (!seen.has(a + '>' + b)) {
        seen.add(a + '>' + b);
        ring.push(V.get(a));
        const around = turn.get(b),
          i = around.indexOf(a);
        [a, b] = [b, around[(i + around.length - 1) % around.length]];
      }
      const area = ringArea(ring);
      if (area > 0 && area < W * H * 0.5) faces.push(ring);
    }
  return faces;
}
const ringArea = (r) =>
  r.reduce((s, p, i) => {
    const q = r[(i + 1) % r.length];
    return s + p[0] * q[1] - q[0] * p[1];
  }, 0) / 2;
export const outbound = [];
export const alleys = [];
function split(ring, depth = 0) {
  const area = Math.abs(ringArea(ring));
  if (area < between(240, 640) || depth > 9) return;
  let best = 0,
    k = 0;
  ring.forEach((p, i) => {
    const l = dist(p, ring[(i + 1) % ring.length]);
    if (l > best) {
      best = l;
      k = i;
    }
  });
  const a = ring[k],
    b = ring[(k + 1) % ring.length],
    from = lerp(a, b, between(0.38, 0.62)),
    ang = Math.atan2(b[1] - a[1], b[0] - a[0]) + Math.PI / 2 + between(-0.1, 0.1);
  const to = [from[0] + Math.cos(ang) * 2000, from[1] + Math.sin(ang) * 2000];
  let hit = null;
  ring.forEach((p, i) => {
    if (i === k) return;
    const c = cross(from, to, p, ring[(i + 1) % ring.length]);
    if (c && c[0] > 1e-4 && (!hit || c[0] < hit.t)) hit = { t: c[0], i };
  });
  if (!hit) return;
  const end = lerp(from, to, hit.t);
  if (dist(from, end) > 6) alleys.push([from, end]);
  const n = ring.length,
    one = [from],
    two = [end];
  for (let i = (k + 1) % n; ; i = (i + 1) % n) {
    one.push(ring[i]);
    if (i === hit.i) break;
  }
  one.push(end);
  for (let i = (hit.i + 1) % n; ; i = (i + 1) % n) {
    two.push(ring[i]);
    if (i === k) break;
  }
  two.push(from);
  split(one, depth + 1);
  split(two, depth + 1);
}
blocks().forEach((f) => split(f));

// Bridges: where a street passes from bank to bank.
export const bridges = [];
for (const e of edges.filter((e) => e.kind !== 'underground')) {
  let from = -1;
  e.path.forEach((p, i) => {
    const w = inside(p, water);
    if (w && from < 0) from = i;
    if (!w && from >= 0) {
      if (from > 0) bridges.push(e.path.slice(from - 1, i + 1));
      from = -1;
    }
  });
}
