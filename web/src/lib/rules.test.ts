import { expect, it } from 'vitest';
import { loadCovers, loadGame } from './games';
import { show } from './testing';

const games = await Promise.all((await loadCovers()).map(async ({ id }) => ({ id, game: (await loadGame(id))! })));

/** What a reader sees of a page: its words, without marks and drawings. */
const words = (html: string) =>
  html
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);

it('every game of the house has its rules', () => {
  expect(games.length).toBeGreaterThan(1);
  expect(games.filter(({ game }) => !game.Rules)).toEqual([]);
});

it.each(games)('the rules of $id have headings and text under each', ({ game }) => {
  const [, ...sections] = show(game.Rules, {}).innerHTML.split(/<h2\b/);
  expect(sections.length).toBeGreaterThan(2);
  for (const section of sections) expect(words(section).length, section.slice(0, 80)).toBeGreaterThan(10);
});

it.each(games)('every picture in the rules of $id is described', ({ game }) => {
  const body = show(game.Rules, {}).innerHTML;
  const captions = [...body.matchAll(/<figcaption\b[^>]*>(.*?)<\/figcaption>/gs)].map(([, caption]) => words(caption!));
  expect(captions).toHaveLength([...body.matchAll(/<figure\b/g)].length);
  for (const caption of captions) expect(caption.length).toBeGreaterThan(2);
});

it.each(games)('the rules of $id have pictures of our own', ({ game }) => {
  const body = show(game.Rules, {}).innerHTML;
  expect([...body.matchAll(/<figure\b/g)].length).toBeGreaterThan(1);
  expect([...body.matchAll(/<svg\b/g)].length).toBeGreaterThan(1);
  expect(body).not.toMatch(/<img\b/);
});
