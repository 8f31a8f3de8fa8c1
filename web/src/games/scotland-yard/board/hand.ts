/** Fingers and mouse on the map: one moves the paper, two stretch it. Says what to do; moves nothing itself. */
import type { Point } from '../map/atlas';

export interface Pull {
  by: Point;
  /** Stretched by this factor around this point. */
  factor: number;
  at: Point;
}

/** A pointer must travel so many pixels before a click becomes a drag. */
export const SLACK = 6;

const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const half = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export class Hand {
  #fingers = new Map<number, Point>();
  #start: Point | null = null;
  #isDrag = false;

  /** Whether a click is only the end of a drag, and means nothing. The next one is a click again. */
  endsDrag(): boolean {
    const wasDrag = this.#isDrag;
    this.#isDrag = false;
    return wasDrag;
  }

  down(finger: number, at: Point): void {
    if (this.#fingers.size === 0) {
      this.#isDrag = false;
      this.#start = at;
    } else this.#isDrag = true;
    this.#fingers.set(finger, at);
  }

  /** Null while it may still become a click. */
  move(finger: number, at: Point): Pull | null {
    const before = this.#fingers.get(finger);
    if (!before) return null;
    const [other] = [...this.#fingers].filter(([id]) => id !== finger).map(([, point]) => point);
    if (other) {
      this.#fingers.set(finger, at);
      const [was, is] = [half(before, other), half(at, other)];
      return { by: { x: is.x - was.x, y: is.y - was.y }, factor: far(at, other) / Math.max(far(before, other), 1), at: is };
    }
    if (!this.#isDrag && this.#start && far(at, this.#start) < SLACK) return null;
    this.#isDrag = true;
    this.#fingers.set(finger, at);
    return { by: { x: at.x - before.x, y: at.y - before.y }, factor: 1, at };
  }

  up(finger: number): void {
    this.#fingers.delete(finger);
  }
}
