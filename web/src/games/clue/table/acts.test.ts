import { describe, expect, it } from 'vitest';
import type { Board } from '../board/stage';
import { viewOf, type Scenario } from '../testing';
import type { Action } from '../types.gen';
import { actsOf } from './acts';

const acts = (actions: Action[], more: Scenario = {}, seat: number | null = 0, board: Board = 'classic') =>
  Object.fromEntries(actsOf({ view: viewOf(more), actions, seat, board }).map((act) => [act.id, act]));

const END: Action = { do: 'end-turn' };

describe('the action bar', () => {
  it('always has five places in the same order', () => {
    const order = (board: Board) => actsOf({ view: viewOf(), actions: [], seat: null, board }).map(({ id }) => id);
    expect(order('classic')).toEqual(['roll', 'passage', 'suggest', 'accuse', 'end']);
    expect(order('less')).toEqual(['move', 'passage', 'suggest', 'accuse', 'end']);
  });

  it('has a key for each place, none of them twice', () => {
    const keys = (board: Board) => actsOf({ view: viewOf(), actions: [], seat: null, board }).map(({ key }) => key);
    expect(keys('classic')).toEqual(['r', 'p', 'g', 'a', 'e']);
    expect(keys('less')).toEqual(['m', 'p', 'g', 'a', 'e']);
  });

  it('offers what is listed or said by the view, and gives a reason for the rest', () => {
    const bar = acts([{ do: 'roll' }, END], { step: 'start', dice: [] });
    expect(bar.roll?.does).toEqual({ action: { do: 'roll' } });
    expect(bar.passage?.reason).toBe('There’s no secret passage here.');
    expect(bar.suggest?.reason).toBe('You can only make a suggestion in a room.');
    expect(bar.accuse?.does).toEqual({ dialog: 'accuse' });
    expect(bar.end?.does).toEqual({ action: END });
  });

  it('says Rolled after the roll', () => {
    expect(acts([END]).roll).toMatchObject({ label: 'Rolled', does: null, reason: 'You’ve already rolled.' });
  });

  it('opens the dialog for a suggestion after entering a room', () => {
    const pieces = viewOf().pieces.with(0, { room: 'lounge' });
    expect(acts([END], { pieces, step: 'entered', may_suggest: true }).suggest?.does).toEqual({ dialog: 'suggest' });
    expect(acts([END], { pieces, step: 'done' }).suggest).toMatchObject({ label: 'Asked', reason: 'You’ve already made a suggestion this turn.' });
  });

  it('tells those who wait why they wait', () => {
    const idle = { may_accuse: false };
    expect(acts([], { ...idle, to_play: 1 }).end?.reason).toBe('It’s not your turn.');
    expect(acts([], { ...idle, out: [0], to_play: 1 }).end?.reason).toBe('You’re out. You only show cards now.');
    expect(acts([], idle, null).end?.reason).toBe('You’re watching.');
    const suggestion = { by: 0, suspect: 'plum', weapon: 'rope', room: 'hall', passed: [], asked: 1 } as const;
    expect(acts([], { ...idle, suggestion: { ...suggestion, passed: [] } }).end?.reason).toBe('Your suggestion is waiting for an answer.');
  });

  it('takes the passage of Clue-less as a move', () => {
    const pieces = viewOf().pieces.with(0, { room: 'lounge' });
    const move: Action = { do: 'move', to: { room: 'conservatory' } };
    const bar = acts([move], { pieces, step: 'start', dice: [] }, 0, 'less');
    expect(bar.passage?.does).toEqual({ action: move });
    expect(bar.move?.does).toEqual({ point: true });
    expect(bar.end?.reason).toBe('You can move, so you must.');
  });
});
