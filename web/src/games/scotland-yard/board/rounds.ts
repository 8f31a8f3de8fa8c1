/**
 * The game round by round, from what everybody saw: his turn, then the detectives'. What one seat alone was told is left
 * out here, so that this reads the same to all.
 */
import type { Sight, Ticket, View } from '../types.gen';

type Moved = Extract<Sight, { saw: 'moved' }>;

/** A move of Mister X. */
export interface Flight {
  window: number;
  by: Ticket;
  /** Where he showed himself after it; null if he did not. */
  shown: number | null;
}

/** A move of a detective. */
export interface Step {
  seat: number;
  from: number;
  to: number;
  by: Ticket;
}

export interface Round {
  /** As the rules count them: a double move is one turn. */
  number: number;
  /** Two for a double move; none where the game began in the middle of the round. */
  flights: Flight[];
  steps: Step[];
  skipped: number[];
  /** How many sights there were once he had moved, and at the end of the round. */
  fled: number;
  end: number;
}

/** Turns in a log: second halves do not count. */
const turnsIn = (log: View['log']): number => log.filter((_, index) => !log[index - 1]?.double).length;

export function roundsOf(sights: readonly Sight[], log: View['log']): Round[] {
  const moves = sights.filter((sight): sight is Moved => sight.saw === 'moved');
  const own = moves.filter(({ seat }) => seat === 0);
  // A game that begins in the middle has a log from before it.
  const before = log.slice(0, log.length - own.length);
  let number = turnsIn(before);
  const rounds: Round[] = [];
  let isOpen = before.at(-1)?.double ?? false;
  sights.forEach((sight, index) => {
    if (sight.saw !== 'moved') return;
    const { seat, from, to, by, window, shown, double, skipped } = sight;
    if (seat === 0 && !isOpen) number += 1;
    isOpen = seat === 0 && double;
    let round = rounds.at(-1);
    if (round?.number !== number) rounds.push((round = { number, flights: [], steps: [], skipped: [], fled: 0, end: 0 }));
    if (seat === 0) {
      round.flights.push({ window: window ?? 0, by, shown: shown ? to : null });
      round.fled = index + 1;
    } else if (from !== null && to !== null) round.steps.push({ seat, from, to, by });
    round.skipped.push(...skipped);
    round.end = index + 1;
  });
  return rounds;
}

/** The way a piece took last. */
export interface Trail extends Step {
  /** Not of the round that is looked at, but of the one before. */
  isOld: boolean;
}

/** The last way of each detective, up to this round. */
export function trailsOf(rounds: readonly Round[], at: number): Trail[] {
  const [now, before] = [rounds[at], rounds[at - 1]];
  const fresh = now?.steps.map((step) => ({ ...step, isOld: false })) ?? [];
  const old = before?.steps.filter(({ seat }) => !fresh.some((step) => step.seat === seat)).map((step) => ({ ...step, isOld: true })) ?? [];
  return [...old, ...fresh];
}

/** His way, where both its ends were shown to all: the windows of a round and the last one before it. */
export function shownWay(rounds: readonly Round[], at: number): Step | null {
  const flights = rounds.slice(0, at + 1).flatMap((round) => round.flights);
  const [before, last] = flights.slice(-2);
  if (!before || !last || before.shown === null || last.shown === null || before.shown === last.shown) return null;
  return { seat: 0, from: before.shown, to: last.shown, by: last.by };
}
