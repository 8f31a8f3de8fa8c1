import { expect, it } from 'vitest';
import { recasts } from './recasts';

it('whoever is not in play can be played instead, and sits in the order of play', () => {
  const setup = { suspects: ['scarlet', 'green', 'plum'] as const, dice: 2 };
  expect(recasts({ ...setup, suspects: [...setup.suspects] }, 2)).toEqual([
    { setup: { suspects: ['scarlet', 'mustard', 'green'], dice: 2 }, seat: 1 },
    { setup: { suspects: ['scarlet', 'white', 'green'], dice: 2 }, seat: 1 },
    { setup: { suspects: ['scarlet', 'green', 'peacock'], dice: 2 }, seat: 2 },
  ]);
});

it('with all six in play there is nobody else', () => {
  expect(recasts({ suspects: ['scarlet', 'mustard', 'white', 'green', 'peacock', 'plum'] }, 0)).toEqual([]);
});
