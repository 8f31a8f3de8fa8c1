import { expect, it } from 'vitest';
import match from './fixtures/match.json';
import { effects, sounds } from './sounds';
import type { Sight } from './types.gen';

const heard = (sight: Sight) => sounds.cues(sight, 0).map(({ effect }) => effect);
const moved = (more: Partial<Extract<Sight, { saw: 'moved' }>> = {}): Sight => ({
  saw: 'moved',
  seat: 0,
  from: null,
  to: null,
  by: 'taxi',
  window: 1,
  shown: false,
  double: false,
  skipped: [],
  ended: null,
  ...more,
});

it('has a sound for everything that happens in a real match', () => {
  const sights = (match as unknown as { sights: Sight[] }[]).flatMap((frame) => frame.sights);
  expect(sights.length).toBeGreaterThan(0);
  for (const sight of sights) expect(heard(sight).length).toBeGreaterThan(0);
});

it('has a sound for every ticket', () => {
  const tickets = ['taxi', 'bus', 'underground', 'black'] as const;
  expect(tickets.flatMap((by) => heard(moved({ by })))).toEqual(tickets.map((by) => effects[by]));
});

it('sounds a ferry only to those who know that it was one', () => {
  // Rules: the ferry runs from 194 to 157 and takes black tickets only.
  expect(heard(moved({ by: 'black', from: 194, to: 157 }))).toEqual([effects.ferry]);
  expect(heard(moved({ by: 'black' }))).toEqual([effects.black]);
  expect(heard(moved({ by: 'black', to: 157 }))).toEqual([effects.black]);
});

it('adds what came of the move', () => {
  expect(heard(moved({ double: true }))).toEqual([effects.taxi, effects.double]);
  expect(heard(moved({ shown: true }))).toEqual([effects.taxi, effects.reveal]);
  expect(heard(moved({ skipped: [2] }))).toEqual([effects.taxi, effects.skipped]);
  expect(heard(moved({ ended: { how: 'caught', seat: 1, station: 13, path: [] } }))).toEqual([effects.taxi, effects.caught]);
  expect(heard(moved({ ended: { how: 'log-filled', seat: null, station: 13, path: [] } }))).toEqual([effects.taxi, effects.away]);
});
