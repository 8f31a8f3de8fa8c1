import { describe, expect, it } from 'vitest';
import type { Clock } from '$lib/film.svelte';
import { possibleAlong } from '../board/possible';
import { roundsOf } from '../board/rounds';
import match from '../fixtures/match.json';
import { linesFrom, pointOf } from '../map/atlas';
import { viewOf } from '../testing';
import type { Setup, Sight, View } from '../types.gen';
import { Chase } from './chase.svelte';
import { filmOf, TIMES } from './film';
import { hisPlaces, stopsBetween, storyOf } from './story';
import { text } from './text';

type Moved = Extract<Sight, { saw: 'moved' }>;
const SETUP: Pick<Setup, 'starts'> = { starts: 'shared-cards' };
const step = (seat: number, from: number, to: number, by: Moved['by'], more: Partial<Moved> = {}): Moved => ({
  saw: 'moved',
  seat,
  from,
  to,
  by,
  window: null,
  shown: false,
  double: false,
  skipped: [],
  ended: null,
  ...more,
});
const flight = (window: number, by: Moved['by'], more: Partial<Moved> = {}): Moved => ({ ...step(0, 0, 0, by), from: null, to: null, window, ...more });

/**
 * He begins on 34 and goes 47, 46 (seen), 1 by a black ticket, 9. Blue stands a taxi away from 47 and goes elsewhere; Red
 * catches him on 9.
 */
const WAY = [34, 47, 46, 1, 9];
const ended: View['ended'] = { how: 'caught', seat: 2, station: 9, path: WAY };
const SIGHTS: Sight[] = [
  { saw: 'placed', detectives: [62, 132], mister_x: null, ended: null },
  flight(1, 'taxi'),
  step(1, 62, 48, 'taxi'),
  step(2, 132, 114, 'taxi'),
  flight(2, 'taxi', { shown: true, to: 46 }),
  step(1, 48, 34, 'taxi'),
  step(2, 114, 113, 'taxi'),
  flight(3, 'black'),
  step(1, 34, 10, 'taxi'),
  step(2, 113, 20, 'bus'),
  flight(4, 'taxi', { to: 9 }),
  step(1, 10, 21, 'taxi'),
  step(2, 20, 9, 'taxi', { ended }),
];
const view = viewOf({
  start: 34,
  log: WAY.slice(1).map((station, index) => ({ by: index === 2 ? 'black' : 'taxi', station, shown: index === 1, double: false })),
  detectives: [
    { station: 21, tickets: { taxi: 0, bus: 0, underground: 0 }, moved: true },
    { station: 9, tickets: { taxi: 0, bus: 0, underground: 0 }, moved: true },
  ],
  mister_x: { station: 9, tickets: { taxi: null, bus: null, underground: null, black: 4, double: 0 }, last_seen: { window: 2, station: 46 } },
  ended,
});
const rounds = roundsOf(SIGHTS, view.log);
const story = storyOf(rounds, SIGHTS, view, SETUP);

describe('the story of a chase', () => {
  it('follows him where nobody saw him, now that his log lies open', () => {
    expect(hisPlaces(SIGHTS, view)).toEqual([34, 47, 47, 47, 46, 46, 46, 1, 1, 1, 9, 9, 9]);
    expect(hisPlaces(SIGHTS.slice(7), { ...view, start: null })).toEqual([1, 1, 1, 9, 9, 9]);
  });

  it('counts stops, whatever runs there, but no ferry', () => {
    expect(stopsBetween(62, 47)).toBe(1);
    expect(stopsBetween(62, 62)).toBe(0);
    // The ferry alone runs straight from 108 to 115.
    expect(linesFrom(108).some(({ to, kind }) => to === 115 && kind === 'ferry')).toBe(true);
    expect(stopsBetween(108, 115)).toBeGreaterThan(1);
  });

  it('finds the narrowest escape: the fewest open stations while a detective had a ticket to his', () => {
    const sets = possibleAlong(SIGHTS, view, SETUP, false);
    expect(story.escape).toEqual({ round: 1, seat: 1, from: 62, station: 47, by: ['taxi'], open: sets[2]!.size, went: 48, at: 2 });
    // Blue without a ticket for a taxi: nobody could have gone there.
    const broke = SIGHTS.map((sight): Sight => (sight.saw === 'moved' && sight.seat === 1 ? { ...sight, by: 'bus' } : sight));
    expect(storyOf(roundsOf(broke, view.log), broke, view, SETUP).escape?.station).not.toBe(47);
  });

  it('says how far off the nearest was', () => {
    const nearest = [
      stopsBetween(62, 47),
      Math.min(stopsBetween(48, 46), stopsBetween(114, 46)),
      Math.min(stopsBetween(34, 1), stopsBetween(113, 1)),
      Math.min(stopsBetween(10, 9), stopsBetween(20, 9)),
    ];
    expect(story.off!.mean).toBeCloseTo(nearest.reduce((a, b) => a + b) / 4);
    expect(story.off!.close).toEqual(nearest.flatMap((stops, index) => (stops === 1 ? [index + 1] : [])));
    expect(story.off!.close).toContain(1);
  });

  it('finds his best trick among black tickets and double moves', () => {
    expect(story.trick).toMatchObject({ round: 3, before: 1 });
    expect(story.trick!.after).toBeGreaterThan(5);
    expect(text.trick(['black'], 1, 8)).toBe('A black ticket: from 1 possible station to 8.');
    expect(text.trick(['taxi', 'black'], 3, 8)).toBe('A double move, taxi then black ticket: from 3 possible stations to 8.');
  });

  it('knows who caught him, and with what', () => {
    expect(story.capture).toMatchObject({ seat: 2, from: 20, to: 9, by: 'taxi', round: 4 });
    expect(storyOf(rounds, SIGHTS, { ...view, ended: { ...ended, how: 'log-filled', seat: null } }, SETUP).capture).toBeNull();
  });

  it('is told to the winner and the loser in words of their own', () => {
    const titles = (['x', 'detectives', null] as const).map((side) => text.escapeTitle(side, 3));
    expect(new Set(titles).size).toBe(3);
    expect(text.escape('x', 'Red', 174, 175, ['taxi'], 3, 173)).toBe('Red was at 174, you at 175: one stop by taxi, one chance in 3. Red went to 173.');
  });

  it('claims nothing of a game that began with an unknown log', () => {
    const position = { ...SETUP, position: 'turn=0 count=2 detectives=62:1/1/1;132:1/1/1 x=?:1/1/1/1/1 shown=- log=t' };
    const early = SIGHTS.slice(0, 4);
    expect(storyOf(roundsOf(early, view.log.slice(0, 1)), early, { ...view, log: view.log.slice(0, 1) }, position)).toMatchObject({ escape: null, trick: null });
  });
});

describe('the film', () => {
  const film = filmOf(rounds, SIGHTS, view, story.escape);
  const whole = film.shots.reduce((sum, { length }) => sum + length, 0);

  it('shows his whole way, holds at the narrowest escape, and ends as the game did', () => {
    expect(film.rounds.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    const last = film.shots.at(-1)!.at(1);
    expect(last).toMatchObject({ windows: 4, round: 4, isLit: true });
    expect([...last.pieces]).toEqual([
      [1, pointOf(21)],
      [2, pointOf(9)],
      [0, pointOf(9)],
    ]);
    const held = film.shots.filter((shot) => shot.at(0).missed);
    expect(held).toHaveLength(1);
    expect(held[0]!.length).toBe(TIMES.hold);
    expect([...held[0]!.at(0).pieces].find(([seat]) => seat === 1)![1]).toEqual(pointOf(62));
    expect(film.shots.filter(({ length }) => length === TIMES.black)).toHaveLength(1);
  });

  it('goes on where it was: nobody jumps between two shots', () => {
    for (const [index, shot] of film.shots.slice(1).entries()) expect([...shot.at(0).pieces].sort()).toEqual([...film.shots[index]!.at(1).pieces].sort());
  });

  /** A clock that is put forward by hand. */
  const handClock = () => {
    let now = 0;
    let next: (() => void) | null = null;
    const clock: Clock = { now: () => now, frame: (then) => ((next = then), () => (next = null)) };
    const pass = (milliseconds: number) => {
      now += milliseconds;
      const then = next;
      next = null;
      then?.();
    };
    return { clock, pass };
  };

  it('is held with Space, stepped by round, and over at its end', () => {
    const { clock, pass } = handClock();
    const chase = new Chase(clock);
    chase.play(film);
    pass(100);
    const share = chase.share;
    expect(share).toBeCloseTo(100 / whole);
    chase.toggle();
    pass(5000);
    expect(chase.share).toBe(share);
    chase.step(1);
    chase.step(1);
    expect(chase.moment!.round).toBe(2);
    chase.step(-1);
    expect(chase.moment!.round).toBe(1);
    chase.toggle();
    pass(whole);
    expect(chase.isOn).toBe(false);
    expect(chase.moment).toBeNull();
  });

  it('is slower at a slower table, and skipped at once', () => {
    const { clock, pass } = handClock();
    const chase = new Chase(clock);
    chase.play(film, 2);
    pass(100);
    expect(chase.share).toBeCloseTo(50 / whole);
    chase.stop();
    expect(chase.moment).toBeNull();
    for (let step = 0; step < 5; step++) chase.step(1);
    expect(chase.isOn).toBe(false);
  });

  it('of a real match runs to its end', () => {
    const { sights, view } = (match as unknown as { seat: number | null; sights: Sight[]; view: View }[]).find(({ seat, view }) => seat === 1 && view.ended)!;
    const rounds = roundsOf(sights, view.log);
    const story = storyOf(rounds, sights, view, SETUP);
    const film = filmOf(rounds, sights, view, story.escape);
    expect(film.rounds).toHaveLength(rounds.length);
    expect(film.shots.at(-1)!.at(1).windows).toBe(view.log.length);
    expect(film.shots.at(-1)!.at(1).pieces.get(0)).toEqual(pointOf(view.ended!.station));
    expect(story.off!.mean).toBeGreaterThan(0);
  });
});
