import { describe, expect, it } from 'vitest';
import { afterMove } from './animation';
import { BoardState, type Props } from './board.svelte';
import { boardOf } from './fen';
import { placeOf } from './geometry';
import { viewOf } from './testing';
import type { Action, Sight } from './types.gen';

/** Milliseconds for a hop, and for a crown to land. */
const TIMES: Record<string, number> = { '--piece-step': 400, '--settle': 200 };

/** A board with a table around it that notes what the board asks for. */
function setUp(fen: string, paths: number[][], more: Partial<Props> = {}) {
  const sent: Action[] = [];
  const said: string[] = [];
  const clock = {
    time: 0,
    waiting: null as (() => void) | null,
    now: () => clock.time,
    frame(then: () => void) {
      clock.waiting = then;
      return () => (clock.waiting = null);
    },
  };
  let answer: (isTaken: boolean) => void = () => {};
  let props = $state.raw<Props>({
    view: viewOf(fen, { ply: 0 }),
    actions: [...paths.map((path): Action => ({ do: 'move', path })), { do: 'resign' }],
    sights: [],
    seq: 0,
    seat: 1,
    busy: false,
    pace: 1,
    onaction: (action) => {
      sent.push(action);
      change({ busy: true });
      return new Promise((settle) => (answer = settle));
    },
    onsay: (text) => said.push(text),
    ...more,
  });
  const board = new BoardState(() => props, clock);
  const change = (changes: Partial<Props>) => {
    props = { ...props, ...changes };
  };
  /** The house answers with what was seen. */
  const news = (sights: Sight[], times = TIMES) => {
    const before = props;
    const after = sights.reduce((next, sight) => (sight.saw === 'moved' ? afterMove(next, sight) : next), before.view.board);
    change({ view: { ...props.view, board: after }, actions: [], seq: props.seq + sights.length });
    board.show({ ...props, before, fresh: sights }, (token) => times[token] ?? 0);
  };
  const where = (key: number) => {
    const drawn = board.pieces.find((piece) => piece.key === key);
    return drawn && { col: drawn.col, row: drawn.row };
  };
  return { board, sent, said, clock, change, news, where, answer: (isTaken: boolean) => answer(isTaken) };
}

const jump = () =>
  setUp('W:W23,27,28:B16,24', [
    [27, 20, 11],
    [28, 19],
  ]);
const JUMPED: Sight = {
  saw: 'moved',
  seat: 1,
  path: [27, 20, 11],
  captured: [24, 16],
  crowned: false,
  text: '27x11',
  ply: 1,
};

describe('clicks', () => {
  it('pick a piece and play its landing', () => {
    const { board, sent } = jump();
    board.press(27);
    expect(board.picked).toBe(27);
    expect(board.lit.victims).toEqual([24, 16]);
    board.press(11);
    expect(sent).toEqual([{ do: 'move', path: [27, 20, 11] }]);
    expect(board.picked).toBeNull();
  });

  it('send nothing a second time', () => {
    const { board, change, sent, said } = jump();
    board.press(27);
    board.press(11);
    board.press(11);
    change({ busy: false });
    board.press(11);
    expect(sent).toHaveLength(1);
    expect(said.at(-1)).toMatch(/^Square 11 is empty/);
  });

  it('do nothing while an action is on its way', () => {
    const { board, sent, said, change } = jump();
    board.press(27);
    change({ busy: true });
    board.press(11);
    expect([sent, said.at(-1)]).toEqual([[], '']);
  });

  it('say why they are refused', () => {
    const { board, said } = jump();
    board.press(23);
    expect(said).toEqual(['You must jump with 27 or 28.']);
    expect(board.picked).toBeNull();
  });

  it('show who must take', () => {
    expect(jump().board.mustTake).toEqual([27, 28]);
  });

  it('forget what is picked when it can no longer move', () => {
    const { board, change } = jump();
    board.press(27);
    change({ actions: [{ do: 'move', path: [28, 19] }] });
    expect(board.picked).toBeNull();
    expect(board.lit.landings).toEqual([]);
  });
});

describe('a drag', () => {
  it('carries the piece and plays where it is dropped', () => {
    const { board, sent, where } = jump();
    board.lift(28, { col: 6.5, row: 5.5 });
    board.carry({ col: 5.2, row: 4.1 });
    expect(board.picked).toBe(28);
    expect(where(28)).toEqual({ col: 5.2, row: 4.1 });
    board.release(19);
    expect(sent).toEqual([{ do: 'move', path: [28, 19] }]);
  });

  it('leaves the piece where it was dropped until the house answers', async () => {
    const { board, where, answer } = jump();
    board.lift(28, placeOf(28));
    board.release(19);
    expect(where(28)).toEqual(placeOf(19));
    answer(false);
    await Promise.resolve();
    await Promise.resolve();
    expect(where(28)).toEqual(placeOf(28));
  });

  it('returns the piece when it is dropped elsewhere, and says why', () => {
    const { board, sent, said, where } = jump();
    board.lift(28, placeOf(28));
    board.release(18);
    expect(where(28)).toEqual(placeOf(28));
    expect(said.at(-1)).toBe('28 can’t go to 18. It must jump to 19.');
    expect(sent).toEqual([]);
  });

  it('returns the piece from a light square, as a click there does nothing, and says why', () => {
    const { board, sent, said, where } = jump();
    board.lift(28, placeOf(28));
    board.release('light');
    expect(where(28)).toEqual(placeOf(28));
    expect(board.isCarrying).toBe(false);
    expect(said.at(-1)).toBe('Checkers is played on the dark squares only.');
    board.pressLight();
    expect(said.slice(-2)).toEqual([said.at(-1), said.at(-1)]);
    // The piece is still picked, and can be put down where it may go.
    board.press(19);
    expect(sent).toEqual([{ do: 'move', path: [28, 19] }]);
  });

  it('returns the piece quietly beside the board and on its own square', () => {
    const { board, said, where } = jump();
    board.lift(28, placeOf(28));
    board.release(null);
    expect([board.picked, said.at(-1)]).toEqual([null, '']);
    board.lift(28, placeOf(28));
    board.release(28);
    expect(board.picked).toBe(28);
    expect(where(28)).toEqual(placeOf(28));
  });

  it('lifts nothing that cannot move', () => {
    const { board, change } = jump();
    board.lift(23, placeOf(23));
    expect(board.isCarrying).toBe(false);
    change({ busy: true });
    board.lift(27, placeOf(27));
    expect(board.isCarrying).toBe(false);
  });

  it('is not shown once more when the house answers', () => {
    const { board, news, where } = jump();
    board.lift(27, placeOf(27));
    board.release(11);
    news([JUMPED]);
    expect(where(27)).toEqual(placeOf(11));
    expect(board.isStill).toBe(false);
  });
});

describe('keys', () => {
  it('walk over the squares, pick, play and drop', () => {
    const { board, sent } = jump();
    board.cursor = 31;
    for (const key of ['ArrowUp', 'Enter']) expect(board.key(key)).toBe(true);
    expect([board.cursor, board.picked]).toEqual([27, 27]);
    board.key('Escape');
    expect(board.picked).toBeNull();
    board.key(' ');
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp']) board.key(key);
    board.key('Enter');
    expect(sent).toEqual([{ do: 'move', path: [27, 20, 11] }]);
  });

  it('go round the pieces that can move, then round their goals', () => {
    const { board, sent } = jump();
    board.cursor = 1;
    const along = (keys: string[]) => keys.map((key) => board.key(key) && board.cursor);
    expect(along(['PageDown', 'PageDown', 'PageDown'])).toEqual([27, 28, 27]);
    board.key('Enter');
    expect(along(['PageUp', 'PageUp'])).toEqual([20, 11]);
    board.key('Enter');
    expect(sent).toEqual([{ do: 'move', path: [27, 20, 11] }]);
  });

  it('leave other keys to the page', () => {
    expect(jump().board.key('Tab')).toBe(false);
  });
});

describe('the side at the bottom', () => {
  it('is my own, and White for those who watch', () => {
    expect(setUp('B:W21:B1', [], { seat: 0 }).board.isFlipped).toBe(true);
    expect(setUp('B:W21:B1', [], { seat: 1 }).board.isFlipped).toBe(false);
    expect(setUp('B:W21:B1', [], { seat: null }).board.isFlipped).toBe(false);
  });

  it('may be another than the seat to move: at one screen the board stays', () => {
    expect(setUp('B:W21:B1', [], { seat: 0, from: 1 }).board.isFlipped).toBe(false);
    expect(setUp('B:W21:B1', [], { seat: 1, from: 0 }).board.isFlipped).toBe(true);
  });

  it('changes with the flip button', () => {
    const { board } = setUp('B:W21:B1', [], { seat: 0 });
    board.flip();
    expect(board.isFlipped).toBe(false);
  });
});

describe('news', () => {
  it('are shown, and then the view is drawn', () => {
    const { board, clock, news, where } = jump();
    news([JUMPED]);
    expect(where(27)).toEqual(placeOf(27));
    clock.time = 800;
    clock.waiting?.();
    expect(board.isStill).toBe(true);
    expect(where(11)).toEqual(placeOf(11));
  });

  it('are drawn at once without time for motion', () => {
    const { board, news, where } = jump();
    news([JUMPED], {});
    expect(board.isStill).toBe(true);
    expect(where(11)).toEqual(placeOf(11));
  });

  it('are cut short by a click', () => {
    const { board, news } = jump();
    news([JUMPED]);
    board.press(11);
    expect(board.isStill).toBe(true);
  });

  it('let a running move go on when they are only an offer', () => {
    const { board, news } = jump();
    news([JUMPED]);
    news([{ saw: 'offered', seat: 0, kind: 'draw' }]);
    expect(board.isStill).toBe(false);
  });

  it('of a takeback are drawn at once', () => {
    const { board, change, news, where } = jump();
    news([JUMPED]);
    const now = { view: { ...board.sitting.view, board: boardOf('W:W23,27,28:B16,24') }, seq: 2, sights: [], seat: 1 };
    const before = { ...now, view: { ...now.view, board: boardOf('B:W11,23,28:B') } };
    change({ view: now.view });
    board.show({ ...now, before, fresh: [{ saw: 'accepted', seat: 0, kind: 'takeback', ply: 0 }] }, (token) => TIMES[token]!);
    expect(board.isStill).toBe(true);
    expect(where(27)).toEqual(placeOf(27));
  });

  it('hide the marks while something moves', () => {
    const { board, change, news } = jump();
    news([JUMPED]);
    change({ actions: [{ do: 'move', path: [28, 19] }] });
    expect(board.mustTake).toEqual([]);
    board.stop();
    expect(board.mustTake).toEqual([28]);
  });
});

describe('a hint', () => {
  it('is pointed out until its piece is taken up, and only while it can be played', () => {
    const { board, change } = setUp(
      'W:W27,28:B1',
      [
        [27, 23],
        [27, 24],
        [28, 24],
      ],
      { advice: { path: [27, 23], why: '' } },
    );
    expect(board.arrows).toEqual([{ path: [27, 23] }]);
    board.press(28);
    expect(board.arrows).toEqual([{ path: [27, 23] }]);
    board.press(27);
    expect(board.arrows).toEqual([]);
    board.escape();
    expect(board.arrows).toHaveLength(1);
    change({ actions: [{ do: 'move', path: [28, 24] }] });
    expect(board.arrows).toEqual([]);
  });
});
