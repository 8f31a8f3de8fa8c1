import type { Reroute } from '@sveltejs/kit';
import { browser } from '$app/environment';

/**
 * Leads nowhere else: it is what is done before a page is imported, and every page says more than the home page does.
 * The build runs this in Node too, where no language is spoken: hence the import inside.
 */
export const reroute: Reroute = async ({ url }) => {
  if (!browser || url.pathname === '/') return;
  const { loadTexts } = await import('$lib/language');
  await loadTexts('rest');
};
