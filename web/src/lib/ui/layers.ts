// Layers over a page: what is opened on top of it, and what the back button takes away again before it leaves.

import { pushState, replaceState } from '$app/navigation';
import { page } from '$app/state';

/** Opens a layer. */
export function lay(change: App.PageState): void {
  pushState('', { ...page.state, ...change, depth: depth() + 1 });
}

/** Changes the uppermost layer. */
export function turn(change: App.PageState): void {
  replaceState('', { ...page.state, ...change });
}

/** How many layers can be taken away. A reload forgets them: they are pages of the browser's history then. */
export function depth(): number {
  return page.state.depth ?? 0;
}

/** Takes layers away, as the back button does; done once the page below is shown. */
export function lift(layers = 1): Promise<void> {
  const many = Math.min(layers, depth());
  if (many === 0) return Promise.resolve();
  return new Promise((done) => {
    addEventListener('popstate', () => done(), { once: true });
    history.go(-many);
  });
}
