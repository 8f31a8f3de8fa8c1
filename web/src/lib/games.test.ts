import { expect, it } from 'vitest';
import { loadCovers, loadGame } from './games';

const games = await Promise.all((await loadCovers()).map(async (cover) => ({ id: cover.id, cover, game: (await loadGame(cover.id))! })));

it.each(games)('$id is offered at one screen if nothing is hidden or teams pass the device on', ({ cover, game }) => {
  expect(cover.fitsOneScreen === true).toBe(game.hidesNothing === true || game.teams !== undefined);
});
