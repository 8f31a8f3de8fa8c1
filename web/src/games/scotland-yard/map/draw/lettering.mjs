// Names of districts: each near its place, clear of stations, off the lines if it can be; smaller if need be, else left out.
import { H, stationList, W } from './facts.mjs';
import { parks, water } from './ground.mjs';
import { inside } from './pen.mjs';
import { edges } from './routes.mjs';

export const furniture = [
  { x: 1022, y: 776, w: 140, h: 72 },
  { x: 24, y: 774, w: 44, h: 60 },
]; // title plate, compass
const districts = [
  ['Paddington', 190, 350, 14],
  ['Marylebone', 352, 130, 14],
  ['Camden Town', 560, 30, 13],
  ['Bloomsbury', 560, 130, 13],
  ['Islington', 700, 90, 13],
  ['Clerkenwell', 730, 215, 13],
  ['Shoreditch', 870, 180, 14],
  ['Holborn', 650, 225, 12],
  ['Soho', 470, 262, 14],
  ['Mayfair', 380, 290, 14],
  ['Strand', 590, 345, 12],
  ['The City', 810, 280, 15],
  ['Whitechapel', 985, 330, 13],
  ['Knightsbridge', 290, 530, 12.5],
  ['Kensington', 110, 555, 13],
  ['Belgravia', 425, 600, 13],
  ['Chelsea', 240, 720, 15],
  ['Pimlico', 500, 630, 13],
  ['Westminster', 520, 440, 13],
  ['Lambeth', 700, 625, 14],
  ['Southwark', 790, 435, 14],
  ['Bermondsey', 955, 520, 14],
  ['Vauxhall', 660, 760, 13],
  ['Walworth', 820, 745, 14],
  ['Rotherhithe', 975, 625, 13],
  ['Bayswater', 80, 330, 12],
  ['Maida Vale', 60, 50, 13],
  ['St Pancras', 640, 30, 12],
  ['Hackney', 900, 60, 13],
  ['Deptford', 1030, 740, 12],
];
const WEIGH = { taxi: 0.8, bus: 6, underground: 9 };
const lineDots = edges.flatMap((e) => e.path.map((p) => [p[0], p[1], WEIGH[e.kind]]));
export const lettered = [];
for (const [name, x0, y0, full] of districts) {
  let best = null;
  for (const size of [full, full - 1.5, full - 3].filter((v) => v >= 10)) {
    const w = name.length * size * 0.66,
      h = size * 0.95;
    for (let dx = -105; dx <= 105; dx += 3)
      for (let dy = -66; dy <= 66; dy += 3) {
        const x = x0 + dx,
          y = y0 + dy;
        if (x - w / 2 < 0 || x + w / 2 > W || y < 6 || y > H - 4) continue;
        let c = Math.hypot(dx, dy * 1.3) * 0.1 + (full - size) * 2;
        for (const s of stationList) {
          const d = Math.hypot(Math.max(0, Math.abs(s.p[0] - x) - w / 2), Math.max(0, Math.abs(s.p[1] - y) - h / 2));
          if (d < s.r + 2) c += 60 + (s.r + 2 - d) * 9;
        }
        for (const p of lineDots) if (Math.abs(p[0] - x) < w / 2 + 4 && Math.abs(p[1] - y) < h / 2 + 3) c += p[2];
        for (const o of lettered) if (Math.abs(o.x - x) < (w + o.w) / 2 + 14 && Math.abs(o.y - y) < (h + o.h) / 2 + 14) c += 400;
        for (const q of parks) if (q.edge.some((a) => Math.abs(a[0] - x) < w / 2 + 3 && Math.abs(a[1] - y) < h / 2 + 3) || inside([x, y], q.edge)) c += 90;
        for (const o of furniture) if (Math.abs(o.x - x) < (w + o.w) / 2 && Math.abs(o.y - y) < (h + o.h) / 2) c += 200;
        for (let k = -3; k <= 3; k++) for (const e of [-h / 2, h / 2]) if (inside([x + (k * w) / 6, y + e], water)) c += 12;
        if (!best || c < best.c) best = { name, x, y, w, h, size, c };
      }
  }
  if (best && best.c < 27) lettered.push(best);
  else console.log('no room for', name, best && Math.round(best.c));
}
