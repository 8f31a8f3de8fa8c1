// Layers over a page: what is opened on top of it, and what the back button takes away again before it leaves.
//
// Dialogs are layers without their doing. While one is open, the browser's history has an entry over the page's own, and
// back does what Escape does: it closes the uppermost dialog, and one that must be answered stays. The entry is not taken
// away when a dialog is closed otherwise, for that would come too late: going back takes the browser a moment, in which
// the next dialog opens or another page is sought. It stays for the next dialog, and whoever goes back passes over it.

import { tick } from 'svelte';
import { pushState, replaceState } from '$app/navigation';
import { navigating, page } from '$app/state';
import { backMeans } from './back';

/** Opens a layer. */
export function lay(change: App.PageState): void {
  over = change.over ?? 0;
  pushState('', { ...page.state, ...change, over, depth: depth() + 1 });
}

/** Changes the uppermost layer. */
export function turn(change: App.PageState): void {
  replaceState('', { ...page.state, ...change });
}

/** How many layers can be taken away. A reload forgets them: they are pages of the browser's history then. */
export function depth(): number {
  return page.state.depth ?? 0;
}

/** Takes layers away, as the back button does; done once the page below is shown. The entry of a dialog is no layer of its own here. */
export function lift(layers = page.state.over ? 2 : 1): Promise<void> {
  const many = Math.min(layers, depth());
  if (many === 0) return Promise.resolve();
  isLifting = true;
  return new Promise((done) => {
    const arrived = async () => {
      await tick();
      isLifting = false;
      done();
    };
    addEventListener('popstate', arrived, { once: true });
    history.go(-many);
  });
}

/** What Escape does in the open dialogs, the uppermost last. */
const dialogs: (() => void)[] = [];
/** When the entry for dialogs on which we are was laid: the higher, the later. 0 = on none. */
let over = entryForDialogs();
let isLifting = false;

/** A dialog is open from now on, until the answer is called. */
export function cover(escape: () => void): () => void {
  dialogs.push(escape);
  void tick().then(coverPage);
  return () => void dialogs.splice(dialogs.lastIndexOf(escape), 1);
}

/** What the browser has kept with the entry on which we are, also over a reload. */
function entryForDialogs(): number {
  // Where only the words are tested there is no browser.
  const state = globalThis.history?.state as { 'sveltekit:states'?: App.PageState } | null | undefined;
  return state?.['sveltekit:states']?.over ?? 0;
}

function coverPage(): void {
  if (dialogs.length > 0 && over === 0) lay({ over: Date.now() });
}

/** The page has another title than it was arrived at with: this one is read out instead. SvelteKit reads it whenever the page is shown with another entry. */
export function retitle(): void {
  turn({});
}

/** For the frame of all pages, once the first one is there. SvelteKit has forgotten by then that it was loaded anew on an entry for dialogs. */
export async function enter(): Promise<void> {
  // The very first navigation is only over after this.
  await tick();
  if (over > 0) turn({ over });
}

/** For the frame of all pages, after every other navigation, also to another place on the same page. */
export function arrive(): void {
  over = entryForDialogs();
}

/** For the frame of all pages, whenever the page is shown with another entry: on the way between pages that says nothing. */
export async function hearBack(to: number): Promise<void> {
  if (navigating.to) return;
  const means = backMeans(over, to, dialogs.length > 0);
  over = to;
  if (isLifting) return;
  if (means === 'escape') {
    dialogs.at(-1)?.();
    await tick();
    coverPage();
  } else if (means === 'pass') {
    history.back();
  }
}
