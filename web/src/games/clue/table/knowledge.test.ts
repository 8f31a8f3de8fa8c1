import { describe, expect, it } from 'vitest';
import { viewOf } from '../testing';
import type { CardId, Sight } from '../types.gen';
import { answerers, doubtOf, knowledgeOf } from './knowledge';

const ended = (seat: number): Sight => ({ saw: 'ended-turn', seat, envelope: null, ended: null });
const asked = (seat: number): Sight => ({ saw: 'suggested', seat, suspect: 'plum', weapon: 'wrench', room: 'hall', moved_from: null, passed: [], asked: 2 });
const SIGHTS: Sight[] = [asked(0), { saw: 'showed', seat: 2, to: 0, card: 'plum' }, ended(0), ended(1), asked(0), { saw: 'showed', seat: 2, to: 0, card: 'hall' }];
const view = viewOf({ open: ['knife'] });
type Printed = Parameters<typeof knowledgeOf>[4];
const NOTHING: Printed = { proved: () => null, chance: () => null };
const know = (card: CardId, printed: Partial<Printed> = {}) => knowledgeOf(view, SIGHTS, 0, card, { ...NOTHING, ...printed });

describe('what I know of a card', () => {
  it('is what I hold, what lies face up and what I was shown, with its round', () => {
    expect(know('rope')).toEqual({ is: 'mine' });
    expect(know('knife')).toEqual({ is: 'face-up' });
    expect(know('plum')).toEqual({ is: 'held', by: 2, round: 1 });
    expect(know('hall')).toEqual({ is: 'held', by: 2, round: 2 });
    expect(know('wrench')).toEqual({ is: 'open' });
  });

  it('is what others were shown for nobody but them', () => {
    expect(knowledgeOf(view, SIGHTS, 1, 'plum', NOTHING)).toEqual({ is: 'open' });
    expect(knowledgeOf(view, [{ saw: 'showed', seat: 2, to: 1, card: null }], 0, 'plum', NOTHING)).toEqual({ is: 'open' });
  });

  it('is what is proved, where that is printed, and my own eyes come first', () => {
    const proved: Printed['proved'] = (card, column) =>
      card === 'white' && column === 1 ? 'has' : card === 'wrench' && column === 'file' ? 'has' : card === 'lounge' && column === 'file' ? 'not' : null;
    expect(know('white', { proved })).toEqual({ is: 'held', by: 1, round: null });
    expect(know('wrench', { proved })).toEqual({ is: 'file' });
    expect(know('lounge', { proved })).toEqual({ is: 'not-file' });
    expect(know('green', { proved })).toEqual({ is: 'open' });
    expect(know('plum', { proved })).toEqual({ is: 'held', by: 2, round: 1 });
  });

  it('is how likely it lies in the file, where that is printed and nothing is known for certain', () => {
    const chance: Printed['chance'] = (_, column) => (column === 'file' ? 22 : 60);
    expect(know('green', { chance })).toEqual({ is: 'likely', percent: 22 });
    expect(know('plum', { chance })).toEqual({ is: 'held', by: 2, round: 1 });
    expect(know('green', { chance, proved: (_, column) => (column === 'file' ? 'not' : null) })).toEqual({ is: 'not-file' });
  });
});

describe('an accusation against what I know', () => {
  it('is doubted by the first card that cannot be right', () => {
    expect(doubtOf({ suspect: 'white', weapon: 'rope', room: 'hall' }, know)).toEqual({ card: 'rope', why: { is: 'mine' } });
    expect(doubtOf({ suspect: 'white', weapon: 'wrench', room: 'hall' }, know)).toEqual({ card: 'hall', why: { is: 'held', by: 2, round: 2 } });
    expect(doubtOf({ suspect: 'white', weapon: 'wrench', room: 'study' }, know)).toBeNull();
    // No chance is a proof, however small.
    expect(doubtOf({ suspect: 'white', weapon: 'wrench', room: 'study' }, (card) => know(card, { chance: () => 5 }))).toBeNull();
    const proved = (card: CardId, column: number | 'file') => (card === 'study' && column === 'file' ? ('not' as const) : null);
    expect(doubtOf({ suspect: 'white', weapon: 'wrench', room: 'study' }, (card) => know(card, { proved }))).toEqual({ card: 'study', why: { is: 'not-file' } });
  });
});

it('asks around the table from the asker’s left', () => {
  expect(answerers(4, 2)).toEqual([3, 0, 1]);
  expect(answerers(2, 0)).toEqual([1]);
});
