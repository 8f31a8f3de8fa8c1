/** What is seen of the map, and what moves it. Keeps to the whole sheet or to a place, whichever was asked for last. */
import { boxAround, pointOf, SHEET, type Point } from '../map/atlas';
import { fit, goTo, hold, pan, toScreen, zoom, type Camera, type Pane } from '../map/camera';

/** Below this many pixels per unit the numbers of the stations cannot be read: one begins at one's own piece. */
const READABLE = 0.55;
/** Pixels per unit there. */
const CLOSE = 1.14;
/** What one goes to on a wide screen is at least so large. */
const NEAR = 1.4;

export class MapWindow {
  pane = $state.raw<Pane>({ width: 0, height: 0 });
  camera = $state.raw<Camera>({ scale: 1, middle: { x: SHEET.x + SHEET.width / 2, y: SHEET.y + SHEET.height / 2 } });
  /** What is looked at: a window of another size looks at the same. Null once a hand has moved the map. */
  #aim: (() => Camera) | null = () => fit(this.pane);

  /** The whole sheet would be too small to read. */
  get isSmall(): boolean {
    return this.pane.width > 0 && fit(this.pane).scale < READABLE;
  }

  /** The window has got this size. Answers whether that changes what one wants to see: it had none, or became small. */
  resize(width: number, height: number): boolean {
    const { isSmall, pane } = this;
    this.pane = { width, height };
    this.camera = this.#aim?.() ?? hold(this.camera, this.pane);
    return pane.width === 0 ? width > 0 : this.isSmall && !isSmall;
  }

  whole(): void {
    this.#look(() => fit(this.pane));
  }

  /** A turn begins: a small window goes to the piece that is to move. */
  follow(station: number | null): void {
    if (!this.isSmall || station === null) return;
    this.#look(() => (this.isSmall ? goTo({ ...this.camera, scale: CLOSE }, this.pane, pointOf(station), CLOSE) : fit(this.pane)));
  }

  goTo(station: number): void {
    this.#look(() => goTo(this.camera, this.pane, pointOf(station), this.isSmall ? CLOSE : NEAR));
  }

  /** As few steps as needed to have a station in sight. */
  reveal(station: number): void {
    const { x, y } = toScreen(this.camera, this.pane, pointOf(station));
    const isSeen = x > 20 && y > 20 && x < this.pane.width - 20 && y < this.pane.height - 20;
    if (!isSeen) this.#look(() => goTo(this.camera, this.pane, pointOf(station), 0));
  }

  /** All of these at once, as large as can be read with comfort; what lies over the foot of the map has room there. */
  surround(stations: readonly number[]): void {
    if (stations.length === 0) return this.whole();
    const { x, y, width, height } = boxAround(stations);
    const box = { x: x - 50, y: y - 55, width: width + 100, height: height + 130 };
    this.#look(() => {
      const camera = fit(this.pane, box);
      return hold({ ...camera, scale: Math.min(camera.scale, Math.max(fit(this.pane).scale, NEAR)) }, this.pane);
    });
  }

  zoom(factor: number, at?: Point): void {
    this.#put(zoom(this.camera, this.pane, factor, at));
  }

  pan(by: Point): void {
    this.#put(pan(this.camera, this.pane, by));
  }

  #look(aim: () => Camera): void {
    this.#aim = aim;
    this.camera = aim();
  }

  #put(camera: Camera): void {
    this.#aim = null;
    this.camera = camera;
  }
}
