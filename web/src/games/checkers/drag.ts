/** A piece that is dragged over a board. The pointer is followed wherever it goes, for it may come from beside the board. */
import { BOARD, placeAt, spotUnder, type Place, type Point, type Spot } from './geometry';

/** How far a pointer must travel before a click becomes a drag, in pixels. */
const SLACK = 6;

/** The state of the board: what is carried over it. */
interface Carrying {
  isFlipped: boolean;
  isCarrying: boolean;
  carry(place: Place): void;
  /** Lets go over a square, or beside the board. */
  release(spot: Spot): void;
  /** A click on a light square. */
  pressLight(): void;
}

export class Drag<From> {
  /** The last press became a drag: the click at its end must do nothing. */
  isDrag = false;
  #grip: { pointer: number; from: From; x: number; y: number } | null = null;
  readonly #root: () => Element;
  readonly #board: Carrying;
  readonly #lift: (from: From, place: Place) => void;
  readonly #cancel: () => void;

  constructor(root: () => Element, board: Carrying, lift: (from: From, place: Place) => void, cancel: () => void) {
    this.#root = root;
    this.#board = board;
    this.#lift = lift;
    this.#cancel = cancel;
  }

  /** A pointer went down on a piece. */
  begin(event: PointerEvent, from: From, mayLift: boolean): void {
    this.isDrag = false;
    if (event.button !== 0 || !event.isPrimary || !mayLift) return;
    this.#grip = { pointer: event.pointerId, from, x: event.clientX, y: event.clientY };
    addEventListener('pointermove', this.#move);
    addEventListener('pointerup', this.#end);
    addEventListener('pointercancel', this.#end);
  }

  /** For an `$effect`: follows the board until it is gone. Light squares are no buttons, for nothing can be done there. */
  watch = (): (() => void) => {
    const root = this.#root();
    root.addEventListener('pointerdown', this.#down, { capture: true });
    root.addEventListener('click', this.#click);
    return () => {
      this.#stop();
      root.removeEventListener('pointerdown', this.#down, { capture: true });
      root.removeEventListener('click', this.#click);
    };
  };

  #stop(): void {
    this.#grip = null;
    removeEventListener('pointermove', this.#move);
    removeEventListener('pointerup', this.#end);
    removeEventListener('pointercancel', this.#end);
  }

  #down = (): void => {
    this.isDrag = false;
  };

  #click = (event: Event): void => {
    if (this.isDrag || !(event instanceof MouseEvent) || (event.target as Element).closest('button')) return;
    if (spotUnder(this.#pointAt(event), this.#board.isFlipped) === 'light') this.#board.pressLight();
  };

  #pointAt({ clientX, clientY }: MouseEvent): Point {
    const { left, top, width, height } = this.#root().getBoundingClientRect();
    return { x: ((clientX - left) / width) * BOARD, y: ((clientY - top) / height) * BOARD };
  }

  #move = (event: PointerEvent): void => {
    const grip = this.#grip;
    if (event.pointerId !== grip?.pointer) return;
    const place = placeAt(this.#pointAt(event), this.#board.isFlipped);
    if (this.#board.isCarrying) return this.#board.carry(place);
    if (Math.hypot(event.clientX - grip.x, event.clientY - grip.y) < SLACK) return;
    this.isDrag = true;
    this.#lift(grip.from, place);
  };

  #end = (event: PointerEvent): void => {
    if (event.pointerId !== this.#grip?.pointer) return;
    this.#stop();
    if (!this.#board.isCarrying) return;
    if (event.type === 'pointerup') this.#board.release(spotUnder(this.#pointAt(event), this.#board.isFlipped));
    else this.#cancel();
  };
}
