// What the drawing is drawn from: the stations and lines of the rules, read where they are written.
import { readFileSync } from 'node:fs';

const source = readFileSync(new URL('../../../../../../games/scotland-yard/rules/src/london.rs', import.meta.url), 'utf8');

/** The pairs of numbers in one of the lists of the rules. */
function pairs(name) {
  const [, list] = source.match(new RegExp(`const ${name}: [^=]* = \\[(.*?)\\n\\];`, 's'));
  return [...list.matchAll(/[([]\s*(\d+),\s*(\d+)\s*[)\]]/g)].map(([, a, b]) => [Number(a), Number(b)]);
}

export const london = { taxi: pairs('TAXI'), bus: pairs('BUS'), underground: pairs('UNDERGROUND'), ferry: pairs('FERRY') };

/** The sheet, in units: one is one pixel of the sheet that the places were read from. */
export const W = 1081;
export const H = 814;
/** The neat line. */
export const FRAME = { x: -16, y: -16, w: W + 32, h: H + 32 };
/** The whole drawing. */
export const SHEET = { x: -25, y: -25, w: W + 50, h: H + 50 };

/** Where each station lies. The rules count in hundred-thousandths of the sheet. */
export const at = new Map(pairs('PLACES').map(([x, y], index) => [index + 1, [(x / 1e5) * W, (y / 1e5) * H]]));
export const serves = new Map([...at.keys()].map((id) => [id, new Set(['taxi'])]));
for (const kind of ['bus', 'underground', 'ferry'])
  for (const [a, b] of london[kind]) {
    serves.get(a).add(kind);
    serves.get(b).add(kind);
  }
export const rank = (id) => (serves.get(id).has('underground') ? 'u' : serves.get(id).has('bus') ? 'b' : 't');
export const RADIUS = { t: 10.2, b: 11.6, u: 12.2 };
export const stationList = [...at].map(([id, p]) => ({ id, p, r: RADIUS[rank(id)] }));
