import { describe, expect, it } from 'vitest';
import { afterMove, shotsOf, stepsBetween, type Drawn } from './animation';
import { boardOf } from './fen';
import { Film, type Clock } from '$lib/film.svelte';
import { placeOf } from './geometry';
import type { Sight } from './types.gen';

const TIMES = { hop: 400, crown: 200 };
const BOARD = boardOf('W:W27:B1');

function step(path: number[], board = BOARD) {
  const sight: Extract<Sight, { saw: 'moved' }> = {
    saw: 'moved',
    seat: 1,
    path,
    captured: [],
    crowned: false,
    text: '',
    ply: 1,
  };
  return stepsBetween(board, [sight], afterMove(board, sight));
}

/** A clock that goes when it is told to, painting a frame each time. */
class HandClock implements Clock {
  time = 0;
  waiting: (() => void) | null = null;
  now = () => this.time;
  frame(then: () => void) {
    this.waiting = then;
    return () => {
      this.waiting = null;
    };
  }
  advance(by: number) {
    this.time += by;
    const then = this.waiting;
    this.waiting = null;
    then?.();
  }
}

const setUp = () => {
  const clock = new HandClock();
  return { clock, film: new Film<Drawn[]>(clock) };
};

describe('a film', () => {
  it('shows a step and then nothing', () => {
    const { clock, film } = setUp();
    film.play(shotsOf(step([27, 23]), TIMES));
    expect(film.scene).not.toBeNull();
    clock.advance(399);
    expect(film.scene).not.toBeNull();
    clock.advance(1);
    expect(film.scene).toBeNull();
    expect(clock.waiting).toBeNull();
  });

  it('shows steps that arrive later after those before', () => {
    const { clock, film } = setUp();
    film.play(shotsOf(step([27, 23]), TIMES));
    clock.advance(100);
    film.play(shotsOf(step([1, 6], boardOf('B:W23:B1')), TIMES));
    clock.advance(250);
    expect(film.scene?.at(-1)?.key).toBe(27);
    clock.advance(50);
    expect(film.scene?.at(-1)).toMatchObject({ key: 1, ...placeOf(1) });
    clock.advance(400);
    expect(film.scene).toBeNull();
  });

  it('catches up after frames that came late', () => {
    const { clock, film } = setUp();
    film.play(shotsOf([...step([27, 23]), ...step([1, 6], boardOf('B:W23:B1'))], TIMES));
    clock.advance(5000);
    expect(film.scene).toBeNull();
  });

  it('stops at once when it is finished', () => {
    const { clock, film } = setUp();
    film.play(shotsOf(step([27, 23]), TIMES));
    film.finish();
    expect(film.scene).toBeNull();
    expect(clock.waiting).toBeNull();
  });
});
