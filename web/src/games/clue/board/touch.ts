/** Where a finger is wider than a place: which one it meant. */
import type { Point, Site } from './stage';

/** How far a point lies outside a stretch that is made at least as long as `least`. */
function outside(at: number, start: number, length: number, least: number): number {
  const half = Math.max(length, least) / 2;
  return Math.max(0, Math.abs(at - (start + length / 2)) - half);
}

/**
 * The site nearest to a point, of those that would cover it if each were at least `finger` wide and high, in the
 * units of the drawing.
 */
export function nearest(sites: readonly Site[], at: Point, finger: number): Site | null {
  let best: Site | null = null;
  let least = Infinity;
  for (const site of sites) {
    const { x, y, width, height } = site.box;
    if (outside(at.x, x, width, finger) > 0 || outside(at.y, y, height, finger) > 0) continue;
    const far = Math.hypot(outside(at.x, x, width, 0), outside(at.y, y, height, 0));
    if (far < least) [best, least] = [site, far];
  }
  return best;
}
