import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { groupsOf } from '$lib/table/chronicle';
import { groupsIn, roundsOf } from './rounds';
import { plain, tellGroup } from './telling';
import type { Sight, View } from './types.gen';

const ended = (seat: number): Sight => ({ saw: 'ended-turn', seat, envelope: null, ended: null });
const rolled = (seat: number): Sight => ({ saw: 'rolled', seat, dice: [3] });
const wrong = (seat: number): Sight => ({ saw: 'accused', seat, suspect: 'plum', weapon: 'rope', room: 'hall', right: false, put_into: null, envelope: null, ended: null });

it('begins a round when the turn comes to an earlier seat', () => {
  const sights = [rolled(0), ended(0), wrong(1), rolled(2), { saw: 'showed', seat: 0, to: 2, card: null } as const, ended(2), rolled(0), wrong(0), rolled(2), ended(2), rolled(2)];
  expect(roundsOf(sights).map(({ round }) => round)).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3]);
  expect(roundsOf(sights).map(({ begins }) => begins)).toEqual(['round', null, 'turn', 'turn', null, null, 'round', null, 'turn', null, 'round']);
});

it.each(['clue', 'clue-less'])('agrees with the rules in the golden match of %s', (game) => {
  const golden = readFileSync(join(import.meta.dirname, `../../../../games/clue/rules/tests/playthroughs/${game}.txt`), 'utf8');
  const sights: Sight[] = [];
  let most = 0;
  for (const line of golden.split('\n')) {
    const [, seen] = line.match(/^ *(?:everyone|spectator) saw (.*)$/) ?? [];
    if (seen) sights.push(JSON.parse(seen) as Sight);
    const [, known] = line.match(/^ *spectator knows (.*)$/) ?? [];
    if (!known || sights.length === 0) continue;
    const { round } = JSON.parse(known) as View;
    const last = sights.at(-1);
    const told = roundsOf(sights).at(-1)?.round || 1;
    // The view already counts the round that the end of a turn begins.
    expect(round - told).toBeLessThanOrEqual(last?.saw === 'ended-turn' || last?.saw === 'accused' ? 1 : 0);
    expect(round).toBeGreaterThanOrEqual(told);
    most = Math.max(most, round);
  }
  expect(most).toBeGreaterThan(1);
});

const took = (seat: number): Sight => ({ saw: 'took-dice', seat });
const moved = (seat: number, by_passage = false): Sight => ({ saw: 'moved', seat, path: [{ room: 'hall' }, { room: 'study' }], by_passage });
const suggested = (seat: number): Sight => ({ saw: 'suggested', seat, suspect: 'plum', weapon: 'rope', room: 'study', passed: [], asked: 0, moved_from: null });
const showed = (to: number): Sight => ({ saw: 'showed', seat: 0, to, card: null });
const linesOf = (sights: Sight[]) => groupsOf(sights, groupsIn(sights)).map(({ group }) => plain(tellGroup(group, ['Ann', 'Ben', 'Cleo'], 0) ?? []));

it('tells a turn in one line, and its end where nothing else was done', () => {
  expect(linesOf([took(1), rolled(1), moved(1), ended(1)])).toEqual(['Ben rolls a three and goes to the Study.']);
  expect(linesOf([took(0), rolled(0), moved(0)])).toEqual(['You roll a three and go to the Study.']);
  expect(linesOf([took(1), rolled(1), ended(1), ended(2)])).toEqual(['Ben rolls a three.', 'Cleo ends their turn.']);
  const asked = linesOf([moved(1, true), suggested(1), showed(1), ended(1), took(2), rolled(2)]);
  expect(asked).toHaveLength(4);
  expect(asked[0]).toBe('Ben takes the secret passage to the Study.');
  expect(asked.slice(2)).toEqual(['You show Ben a card.', 'Cleo rolls a three.']);
});

it('keeps the end of the game, and of a turn that somebody else began', () => {
  const limit: Sight = { saw: 'ended-turn', seat: 1, envelope: ['plum', 'rope', 'hall'], ended: 'unsolved' };
  expect(linesOf([took(1), rolled(1), limit])).toHaveLength(2);
  expect(groupsIn([showed(1), ended(2)])).toEqual([0, 1]);
});
