import { describe, expect, it } from 'vitest';
import type { Board } from '../board/stage';
import { viewOf, type Scenario } from '../testing';
import type { Action, Sight } from '../types.gen';
import { actsOf } from './acts';
import { isSpent, lossOf, nextAct } from './turn';

const END: Action = { do: 'end-turn' };
const ROLL: Action = { do: 'roll' };
const inLounge = { pieces: viewOf().pieces.with(0, { room: 'lounge' }) };

function turn(actions: Action[], more: Scenario = {}, board: Board = 'classic') {
  const situation = { view: viewOf(more), actions, seat: 0, board };
  return { situation, acts: actsOf(situation) };
}
function next(...args: Parameters<typeof turn>) {
  const { acts, situation } = turn(...args);
  return nextAct(acts, situation);
}
const loss = (...args: Parameters<typeof turn>) => lossOf(turn(...args).situation);

describe('the one brass button', () => {
  const start: Scenario = { step: 'start', dice: [], squares: [] };

  it('is the die, before everything else that one could do', () => {
    expect(next([ROLL, END], start)).toBe('roll');
    expect(next([ROLL, { do: 'passage' }, END], { ...start, ...inLounge, may_suggest: true })).toBe('roll');
  });

  it('is none while places are lit', () => {
    expect(next([END], { step: 'rolled', squares: [[7, 14]] })).toBeNull();
    expect(next([{ do: 'move', to: { room: 'hall' } }, END], { step: 'rolled', squares: [] })).toBeNull();
    expect(next([{ do: 'passage' }, END], { ...start, ...inLounge })).toBeNull();
    expect(next([{ do: 'move', to: { hallway: ['hall', 'lounge'] } }], { ...start, ...inLounge, may_suggest: true }, 'less')).toBeNull();
  });

  it('is the suggestion in a room, and the end when nothing else is left', () => {
    expect(next([END], { ...inLounge, step: 'entered', squares: [], may_suggest: true })).toBe('suggest');
    expect(next([END], { ...inLounge, step: 'done', squares: [] })).toBe('end');
  });

  it('is none for those who wait', () => {
    expect(next([], { to_play: 1, may_accuse: false, squares: [] })).toBeNull();
  });
});

describe('what ending the turn would lose', () => {
  it('is an open suggestion, the roll itself, or a roll that reaches a room', () => {
    expect(loss([END], { ...inLounge, step: 'entered', squares: [], may_suggest: true })).toEqual({ what: 'suggestion', room: 'lounge' });
    expect(loss([ROLL, END], { step: 'start', dice: [], squares: [] })).toEqual({ what: 'roll' });
    expect(loss([{ do: 'move', to: { room: 'hall' } }, END], { step: 'rolled', dice: [3, 2] })).toEqual({ what: 'move', steps: 5, rooms: ['hall'] });
  });

  it('is nothing where the roll reaches squares alone, or all is done', () => {
    expect(loss([END], { step: 'rolled', squares: [[7, 14]] })).toBeNull();
    expect(loss([END], { ...inLounge, step: 'done', squares: [] })).toBeNull();
  });
});

describe('a turn in which nothing is left', () => {
  const spent = (sights: Sight[], more: Scenario = { step: 'done', squares: [] }) => {
    const { acts, situation } = turn([END], more);
    return isSpent(acts, situation, sights);
  };
  const suggested = (seat: number, asked: number | null): Sight => ({ saw: 'suggested', seat, suspect: 'plum', weapon: 'rope', room: 'hall', moved_from: null, passed: [], asked });
  const ended = (seat: number): Sight => ({ saw: 'ended-turn', seat, envelope: null, ended: null });

  it('ends by itself, also after an answer', () => {
    expect(spent([])).toBe(true);
    expect(spent([suggested(0, 1), { saw: 'showed', seat: 1, to: 0, card: 'rope' }])).toBe(true);
    expect(spent([], { step: 'rolled', squares: [] })).toBe(true);
  });

  it('does not end by itself while there is something to do', () => {
    expect(spent([], { ...inLounge, step: 'entered', squares: [], may_suggest: true })).toBe(false);
    expect(spent([], { step: 'rolled', squares: [[7, 14]] })).toBe(false);
  });

  it('does not end by itself after a question of mine that nobody answered', () => {
    expect(spent([suggested(0, null)])).toBe(false);
    expect(spent([suggested(0, null), ended(0), { saw: 'rolled', seat: 0, dice: [1] }])).toBe(true);
    expect(spent([suggested(1, null), ended(1)])).toBe(true);
  });
});
