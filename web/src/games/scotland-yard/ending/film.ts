/** The chase told once more, as moments one after another: where everybody is, and how much of his way is seen. */
import { quadInOut } from 'svelte/easing';
import type { Scene } from '../board/animation';
import { pointOf, type Point } from '../map/atlas';
import { along, track } from '../map/track';
import type { Round } from '../board/rounds';
import type { Sight, View } from '../types.gen';
import { hisPlaces, type Escape } from './story';

/** In milliseconds, at the usual pace. */
export const TIMES = { dark: 420, window: 260, black: 240, steps: 260, hold: 900, capture: 420, light: 600 } as const;

export interface Moment {
  pieces: Scene;
  /** How many windows of his log are seen, and the start. */
  windows: number;
  round: number;
  /** A detective and Mister X who miss each other now. */
  missed: Escape | null;
  /** The whole way is lit up. */
  isLit: boolean;
}

export interface Shot {
  length: number;
  at: (share: number) => Moment;
}

export interface Story {
  shots: Shot[];
  /** The shot each round begins with. */
  rounds: { number: number; shot: number }[];
}

export function filmOf(rounds: readonly Round[], sights: readonly Sight[], view: Pick<View, 'log' | 'start' | 'detectives'>, escape: Escape | null): Story {
  const places = hisPlaces(sights, view);
  const flights = sights.filter((sight) => sight.saw === 'moved' && sight.seat === 0).length;
  const shots: Shot[] = [];
  const starts: Story['rounds'] = [];
  let windows = view.log.length - flights;
  let pieces = new Map<number, Point>();
  let number = rounds[0]?.number ?? 1;
  const still = (length: number, more: Partial<Moment> = {}) => {
    const moment: Moment = { pieces: new Map(pieces), windows, round: number, missed: null, isLit: false, ...more };
    shots.push({ length, at: () => moment });
  };
  /** Some go along their lines at the same time. */
  const travel = (length: number, ways: { seat: number; points: Point[]; to: Point }[], after: number) => {
    const [from, before, round] = [pieces, windows, number];
    shots.push({
      length,
      at: (share) => ({
        pieces: new Map([...from, ...ways.map(({ seat, points }) => [seat, along(points, quadInOut(share))] as const)]),
        windows: before,
        round,
        missed: null,
        isLit: false,
      }),
    });
    windows = after;
    pieces = new Map([...from, ...ways.map(({ seat, to }) => [seat, to] as const)]);
  };
  let steps: { seat: number; points: Point[]; to: Point }[] = [];
  let isCaught = false;
  const run = () => {
    if (steps.length > 0) travel(isCaught ? TIMES.capture : TIMES.steps, steps, windows);
    steps = [];
  };
  sights.forEach((sight, index) => {
    if (sight.saw === 'placed') {
      sight.detectives.forEach((station, nth) => pieces.set(nth + 1, pointOf(station)));
      const start = places[index] ?? null;
      if (start !== null) pieces.set(0, pointOf(start));
      still(TIMES.dark);
      return;
    }
    if (sight.saw !== 'moved') return;
    const round = rounds.find(({ end }) => end > index);
    if (round && starts.at(-1)?.number !== round.number) {
      run();
      number = round.number;
      starts.push({ number, shot: shots.length });
    }
    const { seat, by } = sight;
    if (seat === 0) {
      run();
      const [from, to] = [index > 0 ? (places[index - 1] ?? null) : null, places[index] ?? null];
      if (by === 'black') still(TIMES.black);
      if (to === null) windows += 1;
      else travel(TIMES.window, [{ seat, points: from === null ? [pointOf(to)] : track(from, to, by === 'black' ? undefined : by), to: pointOf(to) }], windows + 1);
      return;
    }
    if (sight.from === null || sight.to === null) return;
    if (escape?.at === index) {
      run();
      still(TIMES.hold, { missed: escape });
    }
    if (sight.ended?.how === 'caught') {
      run();
      isCaught = true;
    }
    steps.push({ seat, points: track(sight.from, sight.to, by === 'black' ? undefined : by), to: pointOf(sight.to) });
  });
  run();
  still(TIMES.light, { isLit: true });
  return { shots, rounds: starts };
}
