import { describe, expect, it } from 'vitest';
import { viewOf } from '../testing';
import type { Sight } from '../types.gen';
import { sceneAt, sceneOf, shotsOf, stepsOf, type Scene } from './animation';
import { Film } from '$lib/film.svelte';
import { classicStage } from './geometry';

const TIMES = { step: 100, slide: 400, roll: 400 };
const walk: Sight = {
  saw: 'moved',
  seat: 0,
  path: [{ square: [7, 15] }, { square: [7, 16] }, { square: [7, 17] }, { square: [6, 17] }, { room: 'lounge' }],
  by_passage: false,
};

describe('a walk', () => {
  const view = viewOf();
  const [step] = stepsOf(classicStage, view, [walk], TIMES);

  it('takes its time for every step', () => {
    expect(step?.length).toBe(400);
  });

  it('begins where the piece stood, comes through every square, and ends where the view has it', () => {
    const at = (elapsed: number) => step && sceneAt(step, elapsed).pawns[0];
    const through = classicStage.through({ square: [7, 16] }, 'scarlet');
    expect(at(0)).toEqual(sceneOf(classicStage, view).pawns[0]);
    expect(at(100)?.x).toBeCloseTo(through.x);
    expect(at(100)?.y).toBeCloseTo(through.y);
    const pieces = viewOf().pieces.with(0, { room: 'lounge' });
    expect(at(400)).toEqual(classicStage.pawns(pieces)[0]);
  });

  it('leaves the others where they are', () => {
    expect(step && sceneAt(step, 200).pawns[3]).toEqual(sceneOf(classicStage, view).pawns[3]);
  });
});

describe('news', () => {
  it('rolls before it walks', () => {
    const roll: Sight = { saw: 'rolled', seat: 0, dice: [4] };
    const steps = stepsOf(classicStage, viewOf(), [roll, walk], TIMES);
    expect(steps.map(({ dice }) => dice)).toEqual([[4], null]);
    const [first] = steps;
    expect(first && sceneAt(first, 399).dice).toEqual([4]);
    expect(first && sceneAt(first, 10).dice?.every((side) => side >= 1 && side <= 6)).toBe(true);
  });

  it('shows a whole turn without a suggestion in the time of the roll and the steps, with the die lying there', () => {
    const turn: Sight[] = [{ saw: 'took-dice', seat: 0 }, { saw: 'rolled', seat: 0, dice: [4] }, walk, { saw: 'ended-turn', seat: 0, envelope: null, ended: null }];
    const shots = shotsOf(stepsOf(classicStage, viewOf(), turn, { step: 250, slide: 420, roll: 420 }));
    expect(shots.reduce((all, { length }) => all + length, 0)).toBe(420 + 4 * 250);
    expect(shots[1]?.at(500)).toMatchObject({ dice: null, fallen: [4] });
  });

  it('brings a suspect and a weapon into the room that is named', () => {
    const named = { suspect: 'plum', weapon: 'rope', room: 'lounge' } as const;
    const sight: Sight = { saw: 'suggested', seat: 0, ...named, moved_from: { room: 'billiard-room' }, passed: [], asked: 1 };
    const [step] = stepsOf(classicStage, viewOf(), [sight], TIMES);
    const end = step && sceneAt(step, 400);
    expect(end?.pawns[5]).toEqual(classicStage.pawns(viewOf().pieces.with(5, { room: 'lounge' }))[5]);
    expect(end?.arms[4]).toEqual(classicStage.arms(viewOf().weapons.with(4, 'lounge'))[4]);
  });

  it('shows nothing for a suggestion that moves nothing, and nothing at all without time', () => {
    const named = { suspect: 'plum', weapon: 'rope', room: 'ballroom' } as const;
    const view = viewOf({ pieces: viewOf().pieces.with(5, { room: 'ballroom' }) });
    const sight: Sight = { saw: 'suggested', seat: 0, ...named, moved_from: null, passed: [], asked: 1 };
    expect(stepsOf(classicStage, view, [sight], TIMES)).toEqual([]);
    expect(stepsOf(classicStage, viewOf(), [walk], { step: 0, slide: 0, roll: 0 })).toEqual([]);
  });
});

describe('a film', () => {
  it('shows step after step and then the view', () => {
    let now = 0;
    let next: (() => void) | null = null;
    const film = new Film<Scene>({
      now: () => now,
      frame: (then) => {
        next = then;
        return () => (next = null);
      },
    });
    const run = (to: number) => {
      now = to;
      const then = next;
      next = null;
      then?.();
    };
    film.play(shotsOf(stepsOf(classicStage, viewOf(), [{ saw: 'rolled', seat: 0, dice: [4] }, walk], TIMES)));
    expect(film.scene?.dice).not.toBeNull();
    run(450);
    expect(film.scene?.dice).toBeNull();
    expect(film.scene).not.toBeNull();
    run(800);
    expect(film.scene).toBeNull();
    expect(next).toBeNull();
  });
});
