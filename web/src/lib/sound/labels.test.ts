import { expect, it } from 'vitest';
import type { GameSounds } from '$lib/game';
import { house } from './house';
import { german } from './labels';

const games = Object.values(import.meta.glob<GameSounds>('../../games/*/sounds.ts', { import: 'sounds', eager: true }));
const labels = [house, ...games.map(({ effects }) => effects)].flatMap((effects) => Object.values(effects).map(({ label }) => label));

it('every sound has a German name, and no German name is left over', () => {
  expect(games.length).toBeGreaterThan(3);
  expect(labels.filter((label) => !(label in german))).toEqual([]);
  expect(Object.keys(german).filter((label) => !labels.includes(label))).toEqual([]);
});
