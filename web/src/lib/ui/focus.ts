import { tick } from 'svelte';
import { sound } from '$lib/sound/sound.svelte';

/**
 * For a heading: takes the focus if it went down with the page or the button before, so that keys and screen readers
 * go on from here. Whoever is typing somewhere is left alone.
 */
export function takeLostFocus(heading: HTMLElement): void {
  void tick().then(() => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) heading.focus({ preventScroll: true });
  });
}

/** Leads to the first field that is marked as wrong; whether there is one. What was said about it is read with it. */
export function leadToWrong(root: ParentNode): boolean {
  const wrong = root.querySelector<HTMLElement>('[aria-invalid="true"]');
  wrong?.closest('details')?.setAttribute('open', '');
  wrong?.focus();
  return wrong !== null;
}

/** The same with the sound of a refusal. What is not mended there would be left out silently. */
export function focusWrong(root: ParentNode): boolean {
  const isWrong = leadToWrong(root);
  if (isWrong) sound.play('refused');
  return isWrong;
}

/** Leads past everything before this part of the page: the next Tab goes on inside it. */
export function skipTo(part: string): void {
  const goal = document.querySelector<HTMLElement>(part) ?? document.querySelector('main');
  if (!goal) return;
  goal.tabIndex = -1;
  goal.focus();
}

/** What a name or a role sets apart, and so can be told as the place where one is. */
const PLACES = '[role], section, main';

/**
 * For the whole page: what has the focus may vanish, as a lit square does once the piece has moved. Browsers then send
 * the keys back to the top of the page; here they stay in what was around it. Whoever uses a mouse notices nothing.
 */
export function holdFocus(): () => void {
  /** What has the focus by keys, and what is around it, from the inside out. */
  let around: Element[] = [];
  const remember = ({ target }: FocusEvent) => {
    around = [];
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    for (let each: Element | null = target; each; each = each.parentElement) around.push(each);
  };
  const observer = new MutationObserver(() => {
    if (around[0]?.isConnected !== false || document.activeElement !== document.body) return;
    const place = around.find((each) => each.isConnected)?.closest<HTMLElement | SVGElement>(PLACES);
    around = [];
    if (!place) return;
    const stop = place.querySelector<HTMLElement | SVGElement>('[tabindex="0"]') ?? place;
    if (stop === place) place.setAttribute('tabindex', '-1');
    stop.focus({ preventScroll: true });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', remember);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
  };
}
