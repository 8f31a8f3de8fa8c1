import { describe, expect, it } from 'vitest';
import { MOST_STEPS, afterMove, lengthOf, sceneAt, stepsBetween, still } from './animation';
import { boardOf } from './fen';
import { placeOf } from './geometry';
import { pieceOn } from './pieces';
import type { Sight } from './types.gen';

type Moved = Extract<Sight, { saw: 'moved' }>;

const moved = (path: number[], captured: number[] = [], crowned = false): Moved => ({
  saw: 'moved',
  seat: 1,
  path,
  captured,
  crowned,
  text: '',
  ply: 1,
});
const TIMES = { hop: 400, crown: 200 };
const JUMP = boardOf('W:W27:B24,K16');

/** The only step between a board and the one after a move. */
function stepOf(board: string, sight: Moved) {
  const [step, ...more] = stepsBetween(board, [sight], afterMove(board, sight));
  if (!step || more.length > 0) throw new Error('one step was expected');
  return step;
}

describe('a seen move', () => {
  it('leads to the next board', () => {
    expect(afterMove(boardOf('W:W27:B24,16'), moved([27, 20, 11], [24, 16]))).toBe(boardOf('B:W11:B'));
    expect(afterMove(boardOf('W:W8:B12'), moved([8, 3], [], true))).toBe(boardOf('B:WK3:B12'));
  });

  it('may end where it began', () => {
    const board = boardOf('W:WK15:B18,19,26,27');
    expect(afterMove(board, moved([15, 24, 31, 22, 15], [19, 27, 26, 18]))).toBe(boardOf('B:WK15:B'));
  });
});

describe('news', () => {
  it('become steps one after another', () => {
    const before = boardOf('W:W27:B1,24');
    const after = boardOf('W:W20:B6');
    const declined: Sight = { saw: 'declined', seat: 0, kind: 'draw' };
    const steps = stepsBetween(before, [moved([27, 20], [24]), declined, moved([1, 6])], after);
    expect(steps.map((step) => [step.before, step.after])).toEqual([
      [before, boardOf('B:W20:B1')],
      [boardOf('B:W20:B1'), after],
    ]);
  });

  it('are not shown if a move was taken back', () => {
    const board = boardOf('W:W27:B1');
    const back: Sight = { saw: 'accepted', seat: 0, kind: 'takeback', ply: 0 };
    expect(stepsBetween(board, [moved([27, 23]), back], board)).toEqual([]);
  });

  it('are not shown if they do not lead to the view', () => {
    expect(stepsBetween(boardOf('W:W27:B1'), [moved([27, 23])], boardOf('W:W24:B1'))).toEqual([]);
  });

  it('are cut to the last after a long absence', () => {
    const there = [moved([27, 23]), moved([23, 27])];
    const board = boardOf('W:WK27:B1');
    expect(stepsBetween(board, [...there, ...there, ...there], board)).toHaveLength(MOST_STEPS);
  });
});

describe('a scene', () => {
  const step = stepOf(JUMP, moved([27, 20, 11], [24, 16]));
  const mover = (time: number) => sceneAt(step, time, TIMES).at(-1);
  const alpha = (time: number, square: number) => sceneAt(step, time, TIMES).find((drawn) => drawn.key === square)?.alpha ?? 0;

  it('begins with the board before', () => {
    const byKey = (a: { key: number }, b: { key: number }) => a.key - b.key;
    expect(sceneAt(step, 0, TIMES).sort(byKey)).toEqual(still(JUMP));
  });

  it('hops from landing to landing', () => {
    expect(mover(400)).toMatchObject(placeOf(20));
    expect(mover(800)).toMatchObject(placeOf(11));
    const half = mover(100);
    expect(half?.col).toBeGreaterThan(placeOf(27).col);
    expect(half?.col).toBeLessThan(placeOf(20).col);
  });

  it('lets each victim fade during the hop over it', () => {
    expect([alpha(200, 24), alpha(200, 16)]).toEqual([0.5, 1]);
    expect([alpha(600, 24), alpha(600, 16)]).toEqual([0, 0.5]);
    expect(alpha(800, 16)).toBe(0);
  });

  it('lasts as long as its hops', () => {
    expect(lengthOf(step, TIMES)).toBe(800);
  });

  it('lands the crown after the move', () => {
    const crowning = stepOf(boardOf('W:W8:B12'), moved([8, 3], [], true));
    const at = (time: number) => sceneAt(crowning, time, TIMES).at(-1);
    expect(lengthOf(crowning, TIMES)).toBe(600);
    expect(at(399)?.piece).toBe('w');
    expect(at(400)).toMatchObject({ piece: 'W', crown: 0 });
    expect(at(600)).toMatchObject({ piece: 'W', crown: 1 });
  });

  it('keeps a piece that was carried by hand where it is, while its victims fade together', () => {
    const carried = { ...step, isCarried: true };
    const scene = sceneAt(carried, 200, TIMES);
    expect(scene.at(-1)).toMatchObject(placeOf(11));
    expect(scene.filter((drawn) => drawn.alpha === 0.5).map((drawn) => drawn.key)).toEqual([16, 24]);
    expect(lengthOf(carried, TIMES)).toBe(400);
  });

  it('does not last at all for a carried plain step', () => {
    const plain = { ...stepOf(boardOf('W:W27:B1'), moved([27, 23])), isCarried: true };
    expect(lengthOf(plain, TIMES)).toBe(0);
  });

  it('ends with the board after', () => {
    const end = sceneAt(step, 800, TIMES);
    expect(end.map(({ col, row, piece }) => ({ col, row, piece }))).toEqual([{ ...placeOf(11), piece: pieceOn(step.after, 11) }]);
  });
});
