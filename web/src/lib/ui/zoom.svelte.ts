type Sizes = Pick<Window, 'innerWidth' | 'innerHeight' | 'outerWidth' | 'outerHeight'>;

/** Frames and rounding make the window a little larger than the page without any zoom. */
const FRAME = 1.06;
/** About how high the browser's own bars are, in pixels of the window. */
const BARS = 130;

/**
 * How far the browser is zoomed in, as far as a page can tell: the window's size does not change with zoom, the page's
 * does. A panel of the browser beside the page makes it narrower too; then a page of that zoom would be higher than the
 * window, and only the height counts.
 */
export function zoomOf({ innerWidth, innerHeight, outerWidth, outerHeight }: Sizes): number {
  const wide = outerWidth / innerWidth;
  const isPanelBeside = wide * innerHeight > outerHeight * 1.02;
  const ratio = isPanelBeside ? (outerHeight - BARS) / innerHeight : wide;
  return ratio > FRAME ? ratio : 1;
}

let zoom = $state(1);

/**
 * Text grows with the window (`html` in parlour.css). Without this it would shrink when the page is zoomed, because the
 * page is then narrower, and 200 percent would not make it twice as large.
 */
export function growWithWindow(): void {
  zoom = zoomOf(window);
  document.documentElement.style.setProperty('--zoom', String(zoom));
}

/** Letters are so large that even a wide page has no room for three columns; media queries cannot tell. */
export const isZoomed = (): boolean => zoom >= 1.5;
