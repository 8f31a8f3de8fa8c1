import { cover } from './layers';

/**
 * For a dialog: opens it, and closes it when it goes. The browser's own modal dialog keeps the focus inside and the rest
 * of the page still. The browser's back button does what Escape does; see `layers.ts`.
 */
export function modal(escape: () => void): (dialog: HTMLDialogElement) => () => void {
  return (dialog) => {
    const before = document.activeElement;
    dialog.showModal();
    const uncover = cover(escape);
    return () => {
      uncover();
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  };
}
