/** Puts a text on the clipboard. Answers whether it got there. */
export async function copyText(text: string): Promise<boolean> {
  // Browsers give pages from plain http, as on a home network, no clipboard: the old way still works there.
  if (navigator.clipboard && window.isSecureContext) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // Forbidden by the browser's settings; try the old way.
    }
  }
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'unseen';
  area.setAttribute('readonly', '');
  // Inside an open dialog nothing else may take the focus.
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}
