// A finger that goes sideways over something, e.g. from one pane to the next. All other ways of touching stay what they are.

/** A finger at some moment. */
interface Touch {
  x: number;
  y: number;
  /** In milliseconds. */
  at: number;
}

/** So far it must go, in pixels, and so fast. */
const LEAST = 50;
const LONGEST = 700;

/** 1 = on to what lies right of this, -1 = back; null = that was no swipe. */
export function swipeOf(from: Touch, to: Touch): 1 | -1 | null {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (Math.abs(x) < LEAST || Math.abs(x) < 2 * Math.abs(y) || to.at - from.at > LONGEST) return null;
  return x < 0 ? 1 : -1;
}

/** What a finger does there is its own: writing, answering, scrolling sideways. */
function isTaken(target: Element, root: Element): boolean {
  if (target.closest('input, textarea, select, dialog, [contenteditable], [data-still]')) return true;
  for (let each: Element | null = target; each && each !== root; each = each.parentElement) {
    if (each.scrollWidth > each.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(each).overflowX)) return true;
  }
  return false;
}

/** Listens to it; what it is attached to should have `touch-action: pan-y pinch-zoom`, or the browser takes the finger for its own. */
export function swipes(onswipe: (step: 1 | -1) => void): (root: HTMLElement) => () => void {
  return (root) => {
    let from: (Touch & { id: number }) | null = null;
    const touch = ({ clientX, clientY, timeStamp }: PointerEvent): Touch => ({ x: clientX, y: clientY, at: timeStamp });
    const down = (event: PointerEvent) => {
      // A second finger zooms.
      const isFree = event.pointerType === 'touch' && event.isPrimary && event.target instanceof Element && !isTaken(event.target, root);
      from = isFree ? { ...touch(event), id: event.pointerId } : null;
    };
    const up = (event: PointerEvent) => {
      const step = from?.id === event.pointerId ? swipeOf(from, touch(event)) : null;
      from = null;
      // Whoever marks a text does that.
      if (step !== null && (getSelection()?.isCollapsed ?? true)) onswipe(step);
    };
    const drop = () => (from = null);
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    root.addEventListener('pointerdown', down, options);
    root.addEventListener('pointerup', up, options);
    root.addEventListener('pointercancel', drop, options);
    return () => stop.abort();
  };
}
