/** A line as points at even distances, so that a piece can travel along it at an even speed. Knows no DOM. */
import { kindsBetween, pathOf, pointOf, type Point } from './atlas';
import type { Kind } from '../names';

/** Points of each Bézier: enough that no corner is seen. */
const FINENESS = 16;

/** The points of a path made of one `M` and some absolute `C`, as the map's own are. */
export function pointsOf(path: string): Point[] {
  const numbers = (path.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  const corners: Point[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) corners.push({ x: numbers[i]!, y: numbers[i + 1]! });
  const points = corners.slice(0, 1);
  for (let i = 0; i + 3 < corners.length; i += 3) {
    const [a, b, c, d] = corners.slice(i, i + 4) as [Point, Point, Point, Point];
    for (let step = 1; step <= FINENESS; step += 1) points.push(bezier(a, b, c, d, step / FINENESS));
  }
  return points;
}

function bezier(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const s = 1 - t;
  const mix = (p: number, q: number, r: number, u: number) => s * s * s * p + 3 * s * s * t * q + 3 * s * t * t * r + t * t * t * u;
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
}

/** The way from station to station, by this kind of line if it runs there, else by any that does, else straight. */
export function track(from: number, to: number, kind?: Kind): Point[] {
  const kinds = kindsBetween(from, to);
  const by = kind && kinds.includes(kind) ? kind : kinds[0];
  const ends = [pointOf(from), pointOf(to)];
  if (!by) return ends;
  const points = pointsOf(pathOf(by, from, to));
  if (from > to) points.reverse();
  // Lines that run side by side end a little beside the station; a piece does not.
  return [ends[0]!, ...points.slice(1, -1), ends[1]!];
}

/** Where one is after this share of the way. */
export function along(points: readonly Point[], share: number): Point {
  const legs = points.slice(1).map((point, index) => Math.hypot(point.x - points[index]!.x, point.y - points[index]!.y));
  let left = Math.min(Math.max(share, 0), 1) * legs.reduce((sum, leg) => sum + leg, 0);
  for (const [index, leg] of legs.entries()) {
    if (left <= leg && leg > 0) {
      const [a, b] = [points[index]!, points[index + 1]!];
      return { x: a.x + ((b.x - a.x) * left) / leg, y: a.y + ((b.y - a.y) * left) / leg };
    }
    left -= leg;
  }
  return points.at(-1) ?? { x: 0, y: 0 };
}
