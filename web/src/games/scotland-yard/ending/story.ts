/** What a finished chase was like, from what all may see of it then: how narrow it got, how far off they were, his best trick. */
import { kindsBetween, linesFrom } from '../map/atlas';
import { possibleAlong } from '../board/possible';
import type { Flight, Round, Step } from '../board/rounds';
import type { Fares, Setup, Sight, View } from '../types.gen';

type Fare = keyof Fares;

/** A detective could have gone to him, and went elsewhere. */
export interface Escape {
  round: number;
  seat: number;
  /** Where the detective stood, and where he was. */
  from: number;
  station: number;
  by: Fare[];
  /** On how many stations he could be, for all they knew. */
  open: number;
  /** Where the detective went instead. */
  went: number;
  /** How many sights there were then. */
  at: number;
}

export interface Trick {
  round: number;
  flights: Flight[];
  before: number;
  after: number;
}

export interface Story {
  escape: Escape | null;
  /** How many stops the nearest detective was away after his moves, on average, and the rounds in which it was one. */
  off: { mean: number; close: number[] } | null;
  trick: Trick | null;
  /** The move that caught him. */
  capture: (Step & { round: number }) | null;
}

type Ended = Pick<View, 'log' | 'start' | 'detectives' | 'mister_x' | 'ended'>;

/** Where he was after each of these sights, from the log that lies open now; null where nobody ever knew. */
export function hisPlaces(sights: readonly Sight[], { log, start }: Pick<View, 'log' | 'start'>): (number | null)[] {
  const moves = sights.filter((sight) => sight.saw === 'moved' && sight.seat === 0).length;
  let filled = log.length - moves;
  let station = filled === 0 ? start : (log[filled - 1]?.station ?? null);
  return sights.map((sight) => {
    if (sight.saw === 'moved' && sight.seat === 0) station = log[filled++]?.station ?? null;
    return station;
  });
}

/** What each detective held before the first of these sights. */
function pursesBefore(sights: readonly Sight[], { detectives }: Ended): Fares[] {
  const purses = detectives.map(({ tickets }) => ({ ...tickets }));
  for (const sight of sights) {
    const purse = sight.saw === 'moved' ? purses[sight.seat - 1] : undefined;
    if (purse && sight.saw === 'moved' && sight.by !== 'black') purse[sight.by] += 1;
  }
  return purses;
}

/** How many stops a detective is away from a station, tickets aside. */
export function stopsBetween(from: number, to: number): number {
  const far = new Map([[from, 0]]);
  for (const station of far.keys()) {
    if (station === to) break;
    for (const line of linesFrom(station)) if (line.kind !== 'ferry' && !far.has(line.to)) far.set(line.to, far.get(station)! + 1);
  }
  return far.get(to) ?? Infinity;
}

function escapeIn(rounds: readonly Round[], sights: readonly Sight[], view: Ended, places: readonly (number | null)[], sets: ReturnType<typeof possibleAlong>): Escape | null {
  const purses = pursesBefore(sights, view);
  let best: Escape | null = null;
  for (const [index, sight] of sights.entries()) {
    if (sight.saw !== 'moved' || sight.seat === 0 || sight.from === null || sight.to === null || sight.by === 'black') continue;
    const { seat, from, to, by } = sight;
    const purse = purses[seat - 1]!;
    const station = places[index] ?? null;
    const open = sets[index]?.size ?? null;
    if (station !== null && open !== null && to !== station) {
      const ways = kindsBetween(from, station).filter((kind): kind is Fare => kind !== 'ferry' && purse[kind] > 0);
      const round = rounds.find(({ end }) => end > index)?.number ?? 0;
      if (ways.length > 0 && open < (best?.open ?? Infinity)) best = { round, seat, from, station, by: ways, open, went: to, at: index };
    }
    purse[by] -= 1;
  }
  return best;
}

function offIn(rounds: readonly Round[], sights: readonly Sight[], places: readonly (number | null)[]): Story['off'] {
  const stands: number[] = [];
  const nearest = new Map<number, number>();
  sights.forEach((sight, index) => {
    if (sight.saw === 'placed') stands.push(...sight.detectives);
    if (sight.saw === 'moved' && sight.seat !== 0 && sight.to !== null) stands[sight.seat - 1] = sight.to;
    const round = rounds.find(({ fled }) => fled === index + 1);
    const station = places[index] ?? null;
    if (round && station !== null) nearest.set(round.number, Math.min(...stands.map((from) => stopsBetween(from, station))));
  });
  const all = [...nearest.values()].filter(Number.isFinite);
  if (all.length === 0) return null;
  return { mean: all.reduce((sum, each) => sum + each, 0) / all.length, close: [...nearest].flatMap(([round, stops]) => (stops === 1 ? [round] : [])) };
}

/** The turn that opened most: with a black ticket or a double move, if he ever used one. */
function trickIn(rounds: readonly Round[], sets: ReturnType<typeof possibleAlong>): Trick | null {
  const turns = rounds.flatMap(({ number, flights, fled }): Trick[] => {
    const [before, after] = [sets[fled - flights.length]?.size, sets[fled]?.size];
    return flights.length > 0 && before !== undefined && after !== undefined ? [{ round: number, flights, before, after }] : [];
  });
  const special = turns.filter(({ flights }) => flights.length > 1 || flights.some(({ by }) => by === 'black'));
  const jump = ({ before, after }: Trick) => after - before;
  const [best] = (special.length > 0 ? special : turns).toSorted((a, b) => jump(b) - jump(a));
  return best && jump(best) > 0 ? best : null;
}

export function storyOf(rounds: readonly Round[], sights: readonly Sight[], view: Ended, setup: Pick<Setup, 'starts' | 'position'>): Story {
  const sets = possibleAlong(sights, view, setup, false);
  const places = hisPlaces(sights, view);
  const last = rounds.at(-1);
  const step = last?.steps.at(-1);
  return {
    escape: escapeIn(rounds, sights, view, places, sets),
    off: offIn(rounds, sights, places),
    trick: trickIn(rounds, sets),
    capture: view.ended?.how === 'caught' && last && step && step.seat === view.ended.seat ? { ...step, round: last.number } : null,
  };
}
