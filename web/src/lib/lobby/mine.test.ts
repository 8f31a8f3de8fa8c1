import { expect, it } from 'vitest';
import type { TableSummary } from '$lib/table/wire.gen';
import { lookUp } from './mine';

const table = (id: string, waits_for: number | null, at: string) => ({ id, waits_for, phase: { at }, seats: [{ guest: { id: 'ann' } }, { guest: { id: 'ben' } }] }) as TableSummary;
const me = () => Promise.resolve({ id: 'ann', name: 'Ann' });

it('puts the games that wait for me first, and those that are over apart', async () => {
  const tables = [table('theirs', 1, 'playing'), table('old', null, 'over'), table('mine', 0, 'playing'), table('waiting', null, 'waiting')];
  const found = await lookUp({ me, tables: () => Promise.resolve(tables) });
  if (typeof found === 'string') throw new Error(found);
  expect(found.running.map(({ id }) => id)).toEqual(['mine', 'theirs', 'waiting']);
  expect(found.finished.map(({ id }) => id)).toEqual(['old']);
});

it('says why the games cannot be told', async () => {
  expect(await lookUp({ me, tables: () => Promise.reject(new Error('The house is closed.')) })).toBe('The house is closed.');
});
