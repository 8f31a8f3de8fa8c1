import { expect, test } from 'vitest';

const SOURCES = import.meta.glob<string>(['/src/**/*.svelte', '/src/**/*.css'], { eager: true, query: '?raw', import: 'default' });
/** What is drawn around whatever has the focus: all rules that say so, wherever they stand. */
const rings = Object.entries(SOURCES).flatMap(([file, source]) =>
  [...source.matchAll(/:focus(?:-visible)?[^{}]*\{([^}]*)\}/g)].flatMap(([, rule]) =>
    [...rule!.matchAll(/outline(?:-color)?:([^;]*)/g)].map(([, ring]) => `${file}: ${ring!.trim()}`),
  ),
);

test('a focus ring never looks like an error', () => {
  expect(rings.length).toBeGreaterThan(3);
  expect(rings.filter((ring) => /oxblood|danger|alert|red\b/.test(ring))).toEqual([]);
});
