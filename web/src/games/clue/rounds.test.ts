import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { roundsOf } from './rounds';
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
