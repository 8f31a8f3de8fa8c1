import { sveltekit } from '@sveltejs/kit/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// `npm run dev` shows the page from here and asks a house running beside it for everything else.
const house = process.env.PARLOUR_HOUSE ?? 'http://127.0.0.1:7878';

/**
 * SvelteKit's own root component hides its announcer of page titles by a style attribute, which the strict
 * content policy of the house forbids; a class does the same.
 */
function announcerByClass(): Plugin {
  return {
    name: 'announcer-by-class',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/generated/root.svelte')) return null;
      const changed = code.replace(/(id="svelte-announcer"[^>]*?) style="[^"]*"/, '$1 class="unseen"');
      if (changed === code) this.error('The announcer in SvelteKit’s root component looks different now.');
      return changed;
    },
  };
}

export default defineConfig({
  plugins: [announcerByClass(), sveltekit()],
  server: { proxy: { '/api': { target: house, ws: true, changeOrigin: false } } },
  // The strict content policy of the house allows no data: fonts, so nothing is inlined.
  build: { assetsInlineLimit: 0 },
  test: { include: ['src/**/*.test.ts'], setupFiles: ['src/lib/words/testing.ts'] },
});
