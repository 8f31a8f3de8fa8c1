import { describe, expect, it } from 'vitest';
import lessMatch from '../clue-less/fixtures/match.json';
import match from './fixtures/match.json';
import { effects, lessSounds, sounds } from './sounds';
import type { Place, Sight } from './types.gen';

interface Picture {
  seat: number | null;
  sights: Sight[];
}
const silent = new Set<Sight['saw']>(['took-dice', 'ended-turn']);

describe.each([
  ['Clue', match, sounds],
  ['Clue-less', lessMatch, lessSounds],
])('%s', (_, frames, { cues, effects: own }) => {
  it('has a sound of its own for everything that happens in a real match', () => {
    for (const { seat, sights } of frames as unknown as Picture[]) {
      for (const sight of sights) {
        const heard = cues(sight, seat);
        expect(heard.length === 0).toBe(silent.has(sight.saw));
        for (const { effect } of heard) expect(Object.values(own)).toContain(effect);
      }
    }
  });
});

const heard = (sight: Sight, seat: number | null = 0) => sounds.cues(sight, seat).map(({ effect }) => effect);
const walk = (path: Place[], by_passage = false): Sight => ({ saw: 'moved', seat: 0, path, by_passage });

it('tells by the sound where a piece goes', () => {
  const corridor: Place[] = [{ square: [7, 15] }, { square: [7, 14] }, { square: [7, 13] }];
  expect(heard(walk(corridor))).toEqual([effects.step]);
  expect(heard(walk([...corridor, { room: 'hall' }]))).toEqual([effects.step, effects.door]);
  expect(heard(walk([{ hallway: ['hall', 'lounge'] }, { room: 'hall' }]))).toEqual([effects.door]);
  expect(heard(walk(['home', { hallway: ['hall', 'lounge'] }]))).toEqual([effects.hallway]);
  expect(heard(walk([{ room: 'study' }, { room: 'kitchen' }], true))).toEqual([effects.passage]);
});

it('sounds the same to all who do not see the card', () => {
  const showed: Sight = { saw: 'showed', seat: 1, to: 2, card: null };
  expect(heard(showed, 0)).toEqual([effects.whisper]);
  expect(heard(showed, null)).toEqual([effects.whisper]);
  expect(heard({ ...showed, card: 'rope' }, 1)).toEqual([effects.shown]);
  expect(heard({ ...showed, card: 'rope' }, 2)).toEqual([effects.shown]);
});

it('lets a suggestion be followed by the suspect who is called, and by silence', () => {
  const suggested: Sight = { saw: 'suggested', seat: 0, suspect: 'plum', weapon: 'rope', room: 'hall', moved_from: null, passed: [1], asked: 2 };
  expect(heard(suggested)).toEqual([effects.suggestion]);
  expect(heard({ ...suggested, moved_from: { room: 'study' }, asked: null })).toEqual([effects.suggestion, effects.called, effects.unanswered]);
});
