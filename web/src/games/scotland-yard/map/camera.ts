/** Which part of the sheet is seen, and how large. All values, no DOM: a turn of the wheel gives the next camera. */
import { SHEET, type Box, type Point } from './atlas';

/** The window on the screen, in pixels. */
export interface Pane {
  width: number;
  height: number;
}

export interface Camera {
  /** The point of the sheet in the middle of what is seen. */
  middle: Point;
  /** Pixels per unit of the sheet. */
  scale: number;
}

const CLOSEST = 6;
/** Space left around the sheet, in pixels. */
const MARGIN = 6;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));

/** The whole of a box, as large as it fits. */
export function fit(pane: Pane, box: Box = SHEET, margin = MARGIN): Camera {
  const scale = Math.min((pane.width - 2 * margin) / Math.max(box.width, 1), (pane.height - 2 * margin) / Math.max(box.height, 1));
  return hold({ scale, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } }, pane);
}

/** Never smaller than the whole sheet, never off it. */
export function hold({ scale, middle }: Camera, pane: Pane): Camera {
  const least = Math.min((pane.width - 2 * MARGIN) / SHEET.width, (pane.height - 2 * MARGIN) / SHEET.height);
  const held = clamp(scale, Math.max(least, 0.05), CLOSEST);
  const keep = (at: number, start: number, length: number, room: number) => {
    const half = room / 2 / held;
    return half * 2 >= length ? start + length / 2 : clamp(at, start + half, start + length - half);
  };
  return {
    scale: held,
    middle: { x: keep(middle.x, SHEET.x, SHEET.width, pane.width), y: keep(middle.y, SHEET.y, SHEET.height, pane.height) },
  };
}

/** Where a point of the sheet is on the screen. */
export function toScreen({ scale, middle }: Camera, pane: Pane, { x, y }: Point): Point {
  return { x: (x - middle.x) * scale + pane.width / 2, y: (y - middle.y) * scale + pane.height / 2 };
}

/** Which point of the sheet is there on the screen. */
export function toSheet({ scale, middle }: Camera, pane: Pane, { x, y }: Point): Point {
  return { x: (x - pane.width / 2) / scale + middle.x, y: (y - pane.height / 2) / scale + middle.y };
}

/** Larger or smaller by a factor, while what is under `at` stays there. */
export function zoom(camera: Camera, pane: Pane, factor: number, at: Point = { x: pane.width / 2, y: pane.height / 2 }): Camera {
  const under = toSheet(camera, pane, at);
  const scale = hold({ ...camera, scale: camera.scale * factor }, pane).scale;
  const middle = { x: under.x - (at.x - pane.width / 2) / scale, y: under.y - (at.y - pane.height / 2) / scale };
  return hold({ scale, middle }, pane);
}

/** Moved by so many pixels, as a hand moves paper. */
export function pan(camera: Camera, pane: Pane, by: Point): Camera {
  return hold({ ...camera, middle: { x: camera.middle.x - by.x / camera.scale, y: camera.middle.y - by.y / camera.scale } }, pane);
}

/** A point in the middle, at least so large. */
export function goTo(camera: Camera, pane: Pane, middle: Point, least: number): Camera {
  return hold({ scale: Math.max(camera.scale, least), middle }, pane);
}

/** What the drawing shows: the window in units of the sheet. */
export function viewBox({ scale, middle }: Camera, pane: Pane): string {
  const [width, height] = [pane.width / scale, pane.height / scale];
  return [middle.x - width / 2, middle.y - pane.height / 2 / scale, width, height].map((value) => value.toFixed(2)).join(' ');
}

/** On the edge of the window, in the direction of a point outside; null for points that are seen. */
export function edgeTowards(camera: Camera, pane: Pane, point: Point, inset: { x: number; y: number }): Point | null {
  const { x, y } = toScreen(camera, pane, point);
  const { width, height } = pane;
  if (x > 4 && x < width - 4 && y > 4 && y < height - 4) return null;
  const [cx, cy] = [width / 2, height / 2];
  const share = Math.min(1, (cx - inset.x) / Math.abs(x - cx || 1), (cy - inset.y) / Math.abs(y - cy || 1));
  return { x: cx + (x - cx) * share, y: cy + (y - cy) * share };
}
