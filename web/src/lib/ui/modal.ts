import { cover } from './layers';
import { swallowSecondClick } from './secondclick';

/** Open dialogs, the topmost last. */
const open: HTMLDialogElement[] = [];
let notices: HTMLElement | null = null;

/** A modal dialog hides and silences everything outside of it, so the notices are always inside the topmost. */
function placeNotices(): void {
  if (notices) (open.at(-1) ?? document.body).append(notices);
}

/** For what must be seen and heard over dialogs, too. There is one such element in the page. */
export function overDialogs(element: HTMLElement): void {
  notices = element;
  placeNotices();
}

/**
 * For a dialog: opens it, and closes it when it goes. The browser's own modal dialog keeps the focus inside and the rest
 * of the page still. The browser's back button does what Escape does; see `layers.ts`.
 */
export function modal(escape: () => void): (dialog: HTMLDialogElement) => () => void {
  return (dialog) => {
    const before = document.activeElement;
    dialog.showModal();
    open.push(dialog);
    placeNotices();
    const uncover = cover(escape);
    return () => {
      uncover();
      open.splice(open.indexOf(dialog), 1);
      placeNotices();
      dialog.close();
      swallowSecondClick();
      giveBack(before);
    };
  };
}

/**
 * For a dialog over one part of the page, beside which the rest stays in use: opens it where it stands, and closes it when
 * it goes. Escape closes it wherever the keys are.
 */
export function beside(escape: () => void): (dialog: HTMLDialogElement) => () => void {
  return (dialog) => {
    const before = document.activeElement;
    dialog.show();
    const uncover = cover(escape);
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || open.length > 0) return;
      event.preventDefault();
      escape();
    };
    addEventListener('keydown', key);
    return () => {
      removeEventListener('keydown', key);
      uncover();
      const here = document.activeElement;
      // What is taken out of the page has lost the focus already.
      const hadFocus = here === null || here === document.body || dialog.contains(here);
      dialog.close();
      swallowSecondClick();
      if (hadFocus) giveBack(before);
    };
  };
}

/** The keys go back to where they were before a dialog. */
function giveBack(before: Element | null): void {
  if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
}
