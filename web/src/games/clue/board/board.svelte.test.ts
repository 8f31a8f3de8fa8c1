import { describe, expect, it, vi } from 'vitest';
import { Film } from '$lib/film.svelte';
import { STEP_MS } from '$lib/pace';
import { viewOf, type Scenario } from '../testing';
import type { Action, Place, Setup, Sight } from '../types.gen';
import { BoardState } from './board.svelte';
import { classicStage } from './geometry';

const lounge: Action = { do: 'move', to: { room: 'lounge' } };

function boardWith(actions: Action[], more: Scenario = {}, seat: number | null = 0, setup: Partial<Setup> = {}) {
  const onaction = vi.fn();
  const onsay = vi.fn();
  const props = { view: viewOf(more), setup, actions, sights: [], seq: 3, seat, busy: false, pace: 1, onaction, onsay };
  const board = new BoardState(classicStage, () => props);
  const site = (key: string) => {
    const found = classicStage.sites.find((each) => each.key === key);
    if (!found) throw new Error(`no site ${key}`);
    return found;
  };
  return { board, onaction, onsay, site };
}

describe('what is lit', () => {
  it('is what the view and the actions list, and nothing else', () => {
    const { board } = boardWith([lounge, { do: 'end-turn' }], {
      squares: [
        [7, 16],
        [7, 17],
      ],
    });
    expect([...board.lit.keys()].sort()).toEqual(['room lounge', 'square 7 16', 'square 7 17']);
    expect(board.sites.filter(({ kind }) => kind === 'square')).toHaveLength(2);
  });

  it('is the passage of the room one is in', () => {
    const pieces = viewOf().pieces.with(0, { room: 'study' });
    const { board } = boardWith([{ do: 'passage' }], { pieces, step: 'start', dice: [] });
    expect([...board.lit.keys()]).toEqual(['passage study']);
  });
});

describe('a click', () => {
  it('moves at once', () => {
    const { board, onaction, site } = boardWith([lounge]);
    board.press(site('room lounge'));
    expect(onaction).toHaveBeenCalledWith(lounge);
  });

  it('says why it leads nowhere', () => {
    const { board, onaction, onsay, site } = boardWith([lounge]);
    board.press(site('room kitchen'));
    expect(onaction).not.toHaveBeenCalled();
    expect(onsay).toHaveBeenCalledWith('You can’t reach the Kitchen now.', 'warn');
  });

  it('reminds of the dice, and of whose turn it is', () => {
    const start = boardWith([{ do: 'roll' }], { step: 'start', dice: [] });
    start.board.press(start.site('room kitchen'));
    expect(start.onsay).toHaveBeenCalledWith('Roll first.', 'warn');
    const other = boardWith([], { to_play: 1 });
    other.board.press(other.site('room kitchen'));
    expect(other.onsay).toHaveBeenCalledWith('It’s not your turn.', 'warn');
  });

  it('says nothing to those who watch', () => {
    const { board, onsay, site } = boardWith([], {}, null);
    board.press(site('room kitchen'));
    expect(onsay).not.toHaveBeenCalled();
  });
});

describe('pointing', () => {
  it('numbers the way step by step', () => {
    const { board } = boardWith([lounge], {
      squares: [
        [7, 16],
        [7, 17],
        [6, 17],
      ],
    });
    expect(board.way).toEqual([]);
    board.point('room lounge');
    expect(board.way.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    board.point('room kitchen');
    expect(board.way).toEqual([]);
  });

  it('shows a way of the whole roll where no shorter one is allowed', () => {
    const scenario: Scenario = {
      dice: [3],
      squares: [
        [7, 16],
        [8, 15],
      ],
    };
    const steps = (setup: Partial<Setup>) => {
      const { board } = boardWith([], scenario, 0, setup);
      board.point('square 7 16');
      return board.way.length;
    };
    expect(steps({ exact: true })).toBe(3);
    expect(steps({ exact: false })).toBe(1);
  });

  it('uses the whole roll also where goals lie side by side: the Hall has two doors next to each other', () => {
    const pieces = viewOf().pieces.with(0, { room: 'hall' });
    const { board, site } = boardWith(
      [],
      {
        pieces,
        dice: [2],
        squares: [
          [7, 10],
          [7, 11],
          [7, 12],
          [7, 13],
        ],
      },
      0,
      { exact: true },
    );
    expect(board.label(site('square 7 12'))).toBe('Row 8, column 13. You can go there, in two steps.');
    board.point('square 7 11');
    expect(board.way).toHaveLength(2);
  });
});

describe('names', () => {
  it('tell what is in a room and whether one can go there', () => {
    const { board, site } = boardWith([lounge], {
      squares: [
        [7, 16],
        [7, 17],
        [6, 17],
      ],
    });
    expect(board.label(site('room lounge'))).toBe('Lounge. You can go there, in four steps.');
    expect(board.label(site('room library'))).toBe('Library: Colonel Mustard and Knife');
    expect(board.label(site('square 7 16'))).toBe('Row 8, column 17. You can go there.');
    expect(board.label(site('passage study'))).toBe('Secret passage from the Study to the Kitchen');
    expect(board.pawnLabel(0)).toBe('Miss Scarlet, in row 8, column 16, to play');
    expect(board.pawnLabel(2)).toBe('Mrs. White, in row 25, column 15, not in play');
  });
});

describe('the keyboard', () => {
  it('begins at a lit place and goes on in the direction of the arrow', () => {
    const { board } = boardWith([], {
      squares: [
        [7, 16],
        [7, 17],
      ],
    });
    expect(board.cursor).toBe('square 7 16');
    expect(board.key('ArrowRight')).toBe('square 7 17');
    expect(board.key('x')).toBeNull();
  });

  it('goes round what is lit, and rests on the piece to play where nothing is', () => {
    const { board } = boardWith([lounge], {
      squares: [
        [7, 16],
        [7, 17],
      ],
    });
    const round = [board.key('PageDown'), board.key('PageDown'), board.key('PageDown')];
    expect([...round].sort()).toEqual(['room lounge', 'square 7 16', 'square 7 17']);
    expect(board.key('PageUp')).toBe(round[1]);
    expect(boardWith([]).board.cursor).toBe('pawn 0');
  });
});

describe('a walk', () => {
  it('takes one step of the pace for every square', () => {
    const clock = { time: 0, now: () => clock.time, frame: () => () => {} };
    const view = viewOf();
    const props = { view, setup: {}, actions: [], sights: [], seq: 3, seat: 0, busy: false, pace: 1, onaction: vi.fn(), onsay: vi.fn() };
    const film = vi.spyOn(Film.prototype, 'play');
    const board = new BoardState(classicStage, () => props, clock);
    const path: Place[] = [{ square: [7, 15] }, { square: [7, 16] }, { square: [7, 17] }];
    const walk: Sight = { saw: 'moved', seat: 0, path, by_passage: false };
    board.show({ ...props, before: props, fresh: [walk] }, (token) => (token === '--piece-step' ? STEP_MS.slow : 1));
    expect(film.mock.calls[0]![0].map(({ length }) => length)).toEqual([2 * STEP_MS.slow]);
  });
});
