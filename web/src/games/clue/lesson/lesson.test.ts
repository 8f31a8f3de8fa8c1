import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** How many dice are thrown in what was seen of a match. */
const diceIn = (file: string) =>
  Math.max(...[...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/"dice":\[([\d,]+)\]/g)].map(([, faces]) => faces!.split(',').length));

it('throws as many dice as a game of the usual set-up', () => {
  expect(diceIn('./frames.json')).toBe(diceIn('../fixtures/match.json'));
});
