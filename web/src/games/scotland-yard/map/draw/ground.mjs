// The Thames as a centre line with half widths (x, y, half width), and the parks as rough outlines that a spline rounds. Our own lists.
import { at, rank, RADIUS, serves } from './facts.mjs';
import { dist, n1, normals, sampleSpline } from './pen.mjs';

const course = [
  [232, 870, 13],
  [258, 826, 13.5],
  [300, 786, 14],
  [355, 770, 14.5],
  [420, 779, 15],
  [490, 790, 15.5],
  [556, 787, 15.5],
  [600, 772, 15.5],
  [628, 743, 15.5],
  [634, 712, 15.5],
  [646, 682, 16],
  [660, 650, 16.5],
  [652, 605, 17],
  [622, 562, 17],
  [606, 516, 17],
  [620, 468, 17.5],
  [648, 424, 18],
  [678, 391, 18],
  [724, 377, 18.5],
  [784, 381, 19],
  [846, 392, 20],
  [908, 397, 21],
  [962, 411, 23],
  [1012, 424, 25],
  [1062, 422, 27],
  [1130, 408, 29],
];
export const mid = sampleSpline(course, 5);
export const midN = normals(mid);
export const bank = (f) => mid.map((p, i) => [p[0] + midN[i][0] * p[2] * f, p[1] + midN[i][1] * p[2] * f]);
export const thin = (ps, k = 4) => ps.filter((_, i) => i % k === 0 || i === ps.length - 1);
export const water = [...bank(1), ...bank(-1).reverse()];
export const nearMid = (p) => {
  let best = 1e9,
    k = 0;
  mid.forEach((m, i) => {
    const d = dist(m, p);
    if (d < best) {
      best = d;
      k = i;
    }
  });
  return [best, k];
};
for (const [id, p] of at) {
  const [d, k] = nearMid(p),
    gap = d - mid[k][2];
  if (gap < (serves.get(id).has('ferry') ? 4 : RADIUS[rank(id)] + 1)) console.warn(`station ${id} stands in the water: ${n1(gap)}`);
}

export const parks = [
  {
    name: 'Hyde Park',
    at: [222, 418],
    size: 17,
    ring: [
      [166, 388],
      [225, 380],
      [272, 398],
      [306, 432],
      [312, 468],
      [282, 486],
      [220, 488],
      [172, 486],
      [158, 440],
    ],
  },
  {
    name: 'Kensington Gardens',
    at: [103, 438],
    size: 11.5,
    lines: ['Kensington', 'Gardens'],
    ring: [
      [70, 402],
      [108, 392],
      [148, 392],
      [152, 440],
      [150, 486],
      [104, 488],
      [66, 484],
      [60, 440],
    ],
  },
  {
    name: 'Regent’s Park',
    at: [246, 58],
    size: 14,
    lines: ['Regent’s', 'Park'],
    ring: [
      [200, 44],
      [232, 14],
      [274, 12],
      [300, 40],
      [306, 84],
      [284, 112],
      [246, 96],
      [208, 78],
    ],
  },
  {
    name: 'St James’s',
    at: [502, 504],
    size: 10.5,
    ring: [
      [474, 492],
      [506, 480],
      [532, 486],
      [534, 508],
      [528, 530],
      [494, 534],
      [466, 518],
    ],
  },
  {
    name: 'Kennington Park',
    at: [749, 606],
    size: 9.6,
    lines: ['Kennington', 'Park'],
    ring: [
      [722, 588],
      [750, 578],
      [776, 592],
      [778, 618],
      [752, 634],
      [722, 624],
    ],
  },
  {
    name: 'Victoria Park',
    at: [958, 70],
    size: 11.5,
    lines: ['Victoria', 'Park'],
    ring: [
      [936, 46],
      [966, 40],
      [988, 54],
      [986, 86],
      [968, 104],
      [940, 98],
      [930, 72],
    ],
  },
];
for (const p of parks) p.edge = sampleSpline([...p.ring, p.ring[0], p.ring[1]], 6).slice(0, -1);
export const serpentine = [
  [186, 468, 1.5],
  [204, 458, 4],
  [226, 461, 5.5],
  [246, 454, 6],
  [266, 458, 3.5],
  [278, 456, 0.8],
];
