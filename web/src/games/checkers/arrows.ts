/** Arrows over the board: from a piece over every landing of its way to the last. */
import { placeOf, pointOf, type Point } from './geometry';
import type { Path } from './selection';

export interface Arrow {
  path: Path;
  /** A number on it, where several follow each other. */
  label?: string;
  /** Later than the others, or less sure. */
  isFaint?: boolean;
}

/** So far behind the middle of the last square the tip is, and how long and wide its head. */
const TIP = 8;
const HEAD = 34;
const HALF_WIDTH = 21;

interface Outline {
  shaft: string;
  head: string;
  /** The middle of its first hop, where a number has room. */
  middle: Point;
}

const written = (points: readonly Point[]) => points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');

export function arrowOf(path: Path, flipped: boolean): Outline {
  const points = path.map((square) => pointOf(placeOf(square), flipped));
  const start = points[0] ?? { x: 0, y: 0 };
  const second = points[1] ?? start;
  const end = points[points.length - 1] ?? start;
  const before = points[points.length - 2] ?? start;
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const along = { x: (end.x - before.x) / length, y: (end.y - before.y) / length };
  const back = (by: number, aside = 0): Point => ({
    x: end.x - along.x * by - along.y * aside,
    y: end.y - along.y * by + along.x * aside,
  });
  return {
    shaft: `M${written([...points.slice(0, -1), back(TIP + HEAD)])}`,
    head: `M${written([back(TIP), back(TIP + HEAD, HALF_WIDTH), back(TIP + HEAD, -HALF_WIDTH)])}z`,
    middle: { x: (start.x + second.x) / 2, y: (start.y + second.y) / 2 },
  };
}
