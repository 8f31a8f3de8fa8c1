/** What is seen of the map, and what moves it. Keeps to the whole sheet or to a place, whichever was asked for last. */
import { boxAround, pointOf, SHEET, type Point } from '../map/atlas';
import { fit, goTo, hold, pan, toScreen, zoom, type Camera, type Pane } from '../map/camera';

/** Below this width the whole sheet would be too small to read: one begins at one's own piece. */
const NARROW = 640;
/** Pixels per unit there. */
const CLOSE = 1.14;
/** What one goes to on a wide screen is at least so large. */
const NEAR = 1.4;

export class MapWindow {
  pane = $state.raw<Pane>({ width: 0, height: 0 });
  camera = $state.raw<Camera>({ scale: 1, middle: { x: SHEET.x + SHEET.width / 2, y: SHEET.y + SHEET.height / 2 } });
  #isWhole = true;

  get isNarrow(): boolean {
    return this.pane.width > 0 && this.pane.width < NARROW;
  }

  /** The window has got this size. Answers whether it had none before. */
  resize(width: number, height: number): boolean {
    const isFirst = this.pane.width === 0 && width > 0;
    this.pane = { width, height };
    this.camera = this.#isWhole ? fit(this.pane) : hold(this.camera, this.pane);
    return isFirst;
  }

  whole(): void {
    this.#isWhole = true;
    this.camera = fit(this.pane);
  }

  /** A turn begins: a narrow window goes to the piece that is to move. */
  follow(station: number | null): void {
    if (!this.isNarrow || station === null) return;
    this.#put(goTo({ ...this.camera, scale: CLOSE }, this.pane, pointOf(station), CLOSE));
  }

  goTo(station: number): void {
    this.#put(goTo(this.camera, this.pane, pointOf(station), this.isNarrow ? CLOSE : NEAR));
  }

  /** As few steps as needed to have a station in sight. */
  reveal(station: number): void {
    const { x, y } = toScreen(this.camera, this.pane, pointOf(station));
    const isSeen = x > 20 && y > 20 && x < this.pane.width - 20 && y < this.pane.height - 20;
    if (!isSeen) this.#put(goTo(this.camera, this.pane, pointOf(station), 0));
  }

  /** All of these at once, on a narrow window; a wide one shows the whole sheet. */
  surround(stations: readonly number[]): void {
    if (!this.isNarrow || stations.length === 0) return this.whole();
    const { x, y, width, height } = boxAround(stations);
    this.#put(fit(this.pane, { x: x - 30, y: y - 40, width: width + 60, height: height + 80 }));
  }

  zoom(factor: number, at?: Point): void {
    this.#put(zoom(this.camera, this.pane, factor, at));
  }

  pan(by: Point): void {
    this.#put(pan(this.camera, this.pane, by));
  }

  #put(camera: Camera): void {
    this.#isWhole = false;
    this.camera = camera;
  }
}
