/** Where a small sheet opens beside a station: on the side where it hides least. All in pixels of the window. */
import type { Box, Point } from '../map/atlas';
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

/** The corners of the window, kept off its edge, for what must hide none of these points, least of all the one it is about: the nearest of those that hide fewest. */
export function cornerClear(at: Point, size: { width: number; height: number }, pane: Pane, keep: readonly Point[], inset: { x: number; y: number }): Point {
  const [right, bottom] = [pane.width - size.width - inset.x, pane.height - size.height - inset.y];
  const corners = [inset.y, bottom].flatMap((y) => [inset.x, right].map((x) => ({ x, y })));
  const costs = corners.map(({ x, y }) => {
    const hidden = [at, at, ...keep].filter((point) => isCovered(point, [{ x: x - NEAR, y: y - NEAR, width: size.width + 2 * NEAR, height: size.height + 2 * NEAR }]));
    return hidden.length * 10_000 + Math.hypot(x + size.width / 2 - at.x, y + size.height / 2 - at.y);
  });
  return corners[costs.indexOf(Math.min(...costs))]!;
}

/** Whether something that lies over the map, in pixels of the window, hides this point. */
export function isCovered({ x, y }: Point, covers: readonly Box[]): boolean {
  return covers.some((box) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height);
}

/** A tag of this size beside what lies over the map: past what is wide, to the left of what is high. */
export function clearOf({ x, y }: Point, size: { width: number; height: number }, covers: readonly Box[]): Point {
  const box = covers.find((each) =>
    isCovered({ x, y }, [{ x: each.x - size.width / 2, y: each.y - size.height / 2, width: each.width + size.width, height: each.height + size.height }]),
  );
  if (!box) return { x, y };
  if (box.width <= box.height) return { x: box.x - size.width / 2, y };
  return { x, y: box.y <= 0 ? box.y + box.height + size.height / 2 : box.y - size.height / 2 };
}

/** Moves what stands at the edges of the window along them until nothing covers another, nor what lies over the map. Keeps the order. */
export function apart<Tag extends { at: Point }>(tags: readonly Tag[], size: { width: number; height: number }, pane: Pane, covers: readonly Box[] = []): Tag[] {
  const placed: Tag[] = [];
  for (const tag of tags) {
    const isFree = ({ x, y }: Point) =>
      placed.every(({ at }) => Math.abs(at.x - x) >= size.width || Math.abs(at.y - y) >= size.height) &&
      covers.every((box) => x + size.width / 2 <= box.x || x - size.width / 2 >= box.x + box.width || y + size.height / 2 <= box.y || y - size.height / 2 >= box.y + box.height);
    placed.push({ ...tag, at: spots(tag.at, size, pane).find(isFree) ?? tag.at });
  }
  return placed;
}

/** Where a tag may stand instead, nearest first: along its own edge. */
function spots({ x, y }: Point, { width, height }: { width: number; height: number }, pane: Pane): Point[] {
  const isFlat = y < height || y > pane.height - height;
  const [at, step, room] = isFlat ? [x, width, pane.width] : [y, height, pane.height];
  const least = step / 2;
  const ways = Array.from({ length: Math.ceil((2 * room) / step) + 1 }, (_, index) => at + (index % 2 === 1 ? 1 : -1) * Math.ceil(index / 2) * (step / 2));
  return ways.filter((way) => way >= least && way <= room - least).map((way) => (isFlat ? { x: way, y } : { x, y: way }));
}

/** How a station, or the head of a piece, lies on the sheet around its middle. */
const DISC: Box = { x: -12, y: -12, width: 24, height: 24 };

/** Where a label of this size lies beside a station so that it covers least, `first` if all is free; from the station's own middle. `pins` = feet and heads of pieces. */
export function labelSpot(at: Point, size: { width: number; height: number }, first: 'corner' | 'below', stations: readonly Point[], pins: readonly Point[]): Point {
  const [across, down] = [size.width / 2, size.height / 2 + 14.4];
  const straight = [
    [0, down],
    [0, -down],
    [across + 16, 0],
    [-across - 16, 0],
  ];
  const corners = [
    [-across, -down - 2],
    [across, -down - 2],
    [-across, down + 2],
    [across, down + 2],
  ];
  const spots = (first === 'below' ? [...straight, ...corners] : [...corners, ...straight]).map(([x = 0, y = 0]) => ({ x, y }));
  const covered = (spot: Point, { x, y }: Point, around: Box) => {
    const wide = Math.min(at.x + spot.x + size.width / 2, x + around.x + around.width) - Math.max(at.x + spot.x - size.width / 2, x + around.x);
    const high = Math.min(at.y + spot.y + size.height / 2, y + around.y + around.height) - Math.max(at.y + spot.y - size.height / 2, y + around.y);
    return Math.max(0, wide) * Math.max(0, high);
  };
  const costs = spots.map((spot) => stations.reduce((sum, each) => sum + covered(spot, each, DISC), 0) + pins.reduce((sum, each) => sum + covered(spot, each, DISC), 0));
  return spots[costs.indexOf(Math.min(...costs))]!;
}
