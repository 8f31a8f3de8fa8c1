import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';

// `npm run dev` shows the page from here and asks a house running beside it for everything else.
const house = process.env.PARLOUR_HOUSE ?? 'http://127.0.0.1:7878';

export default defineConfig({
  plugins: [sveltekit()],
  // Sentences of the house are read where the house reads them.
  server: { fs: { allow: ['../languages'] }, proxy: { '/api': { target: house, ws: true, changeOrigin: false } } },
  // The strict content policy of the house allows no data: fonts, so nothing is inlined.
  build: { assetsInlineLimit: 0 },
  // Unit tests run what the browser runs: components and runes are compiled for the client.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { include: ['src/**/*.test.ts'], setupFiles: ['src/lib/words/testing.ts'], environment: 'happy-dom', isolate: false, restoreMocks: true, unstubGlobals: true },
});
