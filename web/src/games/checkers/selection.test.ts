import { describe, expect, it } from 'vitest';
import { click, listMoves, lit, movable, takers, type Click } from './selection';
import type { Action } from './types.gen';

const moves = (...paths: number[][]) => listMoves(paths.map((path): Action => ({ do: 'move', path })));
const played = (result: Click) => (result.kind === 'play' ? result.move.path : result);

describe('listed moves', () => {
  it('leave out what is not a move', () => {
    expect(listMoves([{ do: 'resign' }, { do: 'move', path: [11, 15] }])).toEqual([{ path: [11, 15], victims: [] }]);
  });

  it('tell who can move and who must take', () => {
    const steps = moves([11, 15], [11, 16], [9, 13]);
    expect([...movable(steps)]).toEqual([11, 9]);
    expect(takers(steps)).toEqual([]);
    expect(takers(moves([28, 19], [27, 20, 11]))).toEqual([27, 28]);
  });
});

describe('a click', () => {
  const steps = moves([11, 15], [11, 16], [9, 13]);

  it('picks a piece that has a move, and another one instead', () => {
    expect(click(steps, [], 11)).toEqual({ kind: 'pick', trail: [11] });
    expect(click(steps, [11], 9)).toEqual({ kind: 'pick', trail: [9] });
  });

  it('drops the picked piece', () => {
    expect(click(steps, [11], 11)).toEqual({ kind: 'drop' });
  });

  it('plays a landing of the picked piece', () => {
    expect(played(click(steps, [11], 16))).toEqual([11, 16]);
  });

  it('is refused elsewhere', () => {
    expect(click(steps, [], 15)).toEqual({ kind: 'refuse', square: 15 });
    expect(click(steps, [11], 13)).toEqual({ kind: 'refuse', square: 13 });
    expect(click([], [], 11)).toEqual({ kind: 'refuse', square: 11 });
  });
});

describe('a longer jump', () => {
  const jumps = moves([27, 20, 11], [28, 19]);

  it('is played by its last square', () => {
    expect(played(click(jumps, [27], 11))).toEqual([27, 20, 11]);
  });

  it('is played hop by hop', () => {
    expect(click(jumps, [27], 20)).toEqual({ kind: 'pick', trail: [27, 20] });
    expect(played(click(jumps, [27, 20], 11))).toEqual([27, 20, 11]);
  });

  it('lights all its landings, its way and its victims', () => {
    expect(lit(jumps, [27])).toEqual({
      landings: [
        { square: 20, hop: 1, isEnd: false },
        { square: 11, hop: 2, isEnd: true },
      ],
      paths: [[27, 20, 11]],
      victims: [24, 16],
    });
  });

  it('lights nothing while nothing is picked', () => {
    expect(lit(jumps, [])).toEqual({ landings: [], paths: [], victims: [] });
  });
});

describe('ways that end on the same square', () => {
  const ways = moves([1, 10, 19], [1, 12, 19], [1, 10, 17]);

  it('must be chosen hop by hop', () => {
    expect(click(ways, [1], 19)).toEqual({ kind: 'choose', from: 1, to: 19, next: [10, 12] });
    expect(click(ways, [1], 10)).toEqual({ kind: 'pick', trail: [1, 10] });
    expect(played(click(ways, [1, 10], 19))).toEqual([1, 10, 19]);
    expect(played(click(ways, [1, 12], 19))).toEqual([1, 12, 19]);
  });

  it('are played at once where only one of them ends', () => {
    expect(played(click(ways, [1], 17))).toEqual([1, 10, 17]);
  });

  it('leave only what is left of them lit', () => {
    expect(lit(ways, [1, 12]).paths).toEqual([[1, 12, 19]]);
  });
});

describe('a square where one way ends and another passes', () => {
  const ways = moves([15, 24, 31, 22], [15, 22, 29]);

  it('is taken as the next hop', () => {
    expect(click(ways, [15], 22)).toEqual({ kind: 'pick', trail: [15, 22] });
    expect(played(click(ways, [15, 24], 22))).toEqual([15, 24, 31, 22]);
  });
});

describe('a jump that comes back to its start', () => {
  const round = moves([15, 24, 31, 22, 15]);

  it('is not played by a second click on the piece', () => {
    expect(click(round, [15], 15)).toEqual({ kind: 'drop' });
  });

  it('is played hop by hop', () => {
    expect(click(round, [15], 24)).toEqual({ kind: 'pick', trail: [15, 24] });
    expect(played(click(round, [15, 24, 31, 22], 15))).toEqual([15, 24, 31, 22, 15]);
  });
});
