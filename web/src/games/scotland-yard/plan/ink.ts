/** How a detective's pencil looks on paper: light inks are darkened until they can be read there. */
import { pointOf, type Point } from '../map/atlas';
import { DETECTIVES } from '../names';

const DARKER: Readonly<Record<number, string>> = { 3: '#8a6100', 4: '#4b4640' };

export const penOf = (seat: number): string => DARKER[seat] ?? DETECTIVES[seat - 1]?.ink ?? '#17130f';

/** From the middle of a station to where a stroke begins or ends. */
const SHORT = 17;
/** How far a stroke bows aside, as a part of its length. */
const BOW = 0.16;

/** A bowed stroke as a path, where it ends, and in which direction, in degrees. */
export interface Stroke {
  d: string;
  /** The same once more, as a hand would draw it the second time. */
  again: string;
  tip: Point;
  turn: number;
}

export function strokeBetween(a: Point, b: Point, isFree = false): Stroke {
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const unit = { x: (b.x - a.x) / far, y: (b.y - a.y) / far };
  // Between neighbours it bows enough to be seen beside what stands on them.
  const bow = Math.min(40, Math.max(15, far * BOW));
  const middle = { x: (a.x + b.x) / 2 + unit.y * bow, y: (a.y + b.y) / 2 - unit.x * bow };
  const cut = (end: Point, room: number) => {
    const length = Math.hypot(middle.x - end.x, middle.y - end.y) || 1;
    const share = Math.min(room, far * 0.3) / length;
    return { x: end.x + (middle.x - end.x) * share, y: end.y + (middle.y - end.y) * share };
  };
  const [start, tip] = [cut(a, SHORT), cut(b, isFree ? 0 : SHORT)];
  const path = (by: number) => `M${start.x + by} ${start.y + by}Q${middle.x - by * 1.6} ${middle.y + by} ${tip.x - by * 0.6} ${tip.y - by * 0.8}`;
  return { d: path(0), again: path(1), tip, turn: (Math.atan2(tip.y - middle.y, tip.x - middle.x) * 180) / Math.PI };
}

export const strokeOf = (from: number, to: number): Stroke => strokeBetween(pointOf(from), pointOf(to));
