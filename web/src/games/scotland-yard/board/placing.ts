/** Where a small sheet opens beside a station: on the side where it hides least. All in pixels of the window. */
import type { Point } from '../map/atlas';
import type { Pane } from '../map/camera';

export type Side = 'below' | 'above' | 'right' | 'left';
export interface Place extends Point {
  side: Side;
  /** Where the nose points to the station, from the corner of the sheet. */
  nose: Point;
}

const EDGE = 6;
/** A lit station is hidden if the sheet comes so near. */
const NEAR = 14;

export function placeBeside(at: Point, size: { width: number; height: number }, pane: Pane, keep: readonly Point[], gap: number): Place {
  const { width, height } = size;
  const wanted: [Side, number, number][] = [
    ['below', at.x - width / 2, at.y + gap + NEAR],
    ['above', at.x - width / 2, at.y - gap - height],
    ['right', at.x + gap, at.y - height / 2],
    ['left', at.x - gap - width, at.y - height / 2],
  ];
  const places = wanted.map(([side, left, top], index) => {
    const x = Math.max(EDGE, Math.min(pane.width - width - EDGE, left));
    const y = Math.max(EDGE, Math.min(pane.height - height - EDGE, top));
    const covers = (point: Point, near: number) => point.x > x - near && point.x < x + width + near && point.y > y - near && point.y < y + height + near;
    const shifted = Math.abs(x - left) + Math.abs(y - top);
    const cost = shifted * 0.05 + index * 0.3 + keep.filter((point) => covers(point, NEAR)).length * 4 + (covers(at, 0) ? 50 : 0);
    return { cost, place: { side, x, y, nose: { x: at.x - x, y: at.y - y } } };
  });
  return places.reduce((best, each) => (each.cost < best.cost ? each : best)).place;
}
