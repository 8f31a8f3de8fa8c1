import { tick } from 'svelte';

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

/** Leads to the first field that is marked as wrong; whether there is one. What is not mended there would be left out silently. */
export function focusWrong(root: ParentNode): boolean {
  const wrong = root.querySelector<HTMLElement>('[aria-invalid="true"]');
  wrong?.closest('details')?.setAttribute('open', '');
  wrong?.focus();
  return wrong !== null;
}
