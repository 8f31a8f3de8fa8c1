/** A board seen across the corner of a table, for the cover: a pinhole camera, nothing more. */
import type { Point } from './geometry';

/** How far the camera stands to the side, how steeply it looks down, how far away it is, and how much it enlarges. */
const TURN = -0.33;
const TILT = 0.62;
const DISTANCE = 10.5;
const ZOOM = 400;
/** What it looks at, and where that appears. */
const TARGET = { col: 4.15, row: 4.1 };
const MIDDLE: Point = { x: 168, y: 104 };

/** A point on the picture, and how large one square is there. */
export interface Seen extends Point {
  scale: number;
  /** How round a disc lying there looks: its height as a share of its width. */
  squash: number;
}

/** A corner of the board (0 to 8), so high above it. */
export function see(col: number, row: number, height = 0): Seen {
  const dx = col - TARGET.col;
  const dy = row - TARGET.row;
  const across = dx * Math.cos(TURN) + dy * Math.sin(TURN);
  const near = dy * Math.cos(TURN) - dx * Math.sin(TURN);
  const depth = DISTANCE - near * Math.cos(TILT) - height * Math.sin(TILT);
  const scale = ZOOM / depth;
  const down = near * Math.sin(TILT) - height * Math.cos(TILT);
  return {
    x: MIDDLE.x + across * scale,
    y: MIDDLE.y + down * scale,
    scale,
    // The lower a thing lies in the picture, the more it is seen from above.
    squash: Math.sin(TILT + Math.atan(down / depth)),
  };
}

/** A rectangle on the board as an outline of the picture. */
export function outline(col: number, row: number, width: number, depth = width): string {
  const corners = [see(col, row), see(col + width, row), see(col + width, row + depth), see(col, row + depth)];
  return corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}
