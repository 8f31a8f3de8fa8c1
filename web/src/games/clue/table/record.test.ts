import { describe, expect, it } from 'vitest';
import type { Sight } from '../types.gen';
import { recordOf } from './record';

const three = { suspect: 'plum', weapon: 'rope', room: 'hall' } as const;
const cards = ['plum', 'rope', 'hall'];
const asks = (seat: number, passed: number[], asked: number | null): Sight => ({ saw: 'suggested', seat, ...three, moved_from: null, passed, asked });
const shows = (seat: number, to: number, card: 'rope' | null): Sight => ({ saw: 'showed', seat, to, card });
const ends = (seat: number): Sight => ({ saw: 'ended-turn', seat, envelope: null, ended: null });

/** Seat 0 looks on: only what it was shown itself has a card. */
const SIGHTS: Sight[] = [
  asks(0, [1], 2),
  shows(2, 0, 'rope'),
  ends(0),
  asks(1, [], 2),
  shows(2, 1, null),
  ends(1),
  asks(2, [0, 1], null),
  ends(2),
  asks(0, [], 1),
  shows(1, 0, 'rope'),
  { saw: 'accused', seat: 0, ...three, right: false, put_into: null, envelope: null, ended: null },
];

describe('the record of a seat', () => {
  it('tells what it asked, passed and showed, with the rounds, and no card that was not seen', () => {
    expect(recordOf(SIGHTS, 2)).toEqual([
      { round: 1, did: 'showed', by: 0, cards, shown: 'rope' },
      { round: 1, did: 'showed', by: 1, cards, shown: null },
      { round: 1, did: 'asked', by: 2, cards, shown: null, shower: null },
    ]);
    expect(recordOf(SIGHTS, 1).map(({ round, did, by }) => [round, did, by])).toEqual([
      [1, 'passed', 0],
      [1, 'asked', 1],
      [1, 'passed', 2],
      [2, 'showed', 0],
    ]);
  });

  it('has the accusations of the seat, and nothing of what was not asked of it', () => {
    expect(recordOf(SIGHTS, 0).at(-1)).toEqual({ round: 2, did: 'accused', by: 0, cards, shown: null, isRight: false });
    expect(recordOf(SIGHTS, 3)).toEqual([]);
  });

  it('says of a question that waits for its answer neither who showed nor that nobody could', () => {
    const [entry] = recordOf([asks(0, [1], 2)], 0);
    expect(entry?.did).toBe('asked');
    expect(entry).not.toHaveProperty('shower');
  });
});
