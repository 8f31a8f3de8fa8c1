/** A round in one line, for all the same words. */
import { FARES } from '../names';
import { text } from './text';
import type { Round } from './rounds';
import type { Sight, Setup, View } from '../types.gen';
import { possibleAlong } from './possible';

/** How many stations he can be on after his move and at the end of the round; null where that cannot be told. */
export interface Open {
  after: number | null;
  end: number | null;
}

/** The same for every round. */
export function openOf(rounds: readonly Round[], sights: readonly Sight[], view: View, setup: Pick<Setup, 'starts' | 'position'>, isHisTurn: boolean): Open[] {
  const sets = possibleAlong(sights, view, setup, isHisTurn);
  return rounds.map(({ fled, end, flights }) => ({ after: flights.length === 0 ? null : (sets[fled]?.size ?? null), end: sets[end]?.size ?? null }));
}

/** "Mister X took a taxi." */
export function hisText({ flights: [first, second] }: Round): string {
  const say = text.round;
  if (!first) return '';
  return second ? say.twice(first, second) : say.once(first);
}

/** "Detectives: 3 by taxi, 1 by bus." */
export function theirText({ steps, skipped }: Round, names: (seat: number) => string): string {
  const say = text.round;
  const counts = FARES.map((by) => ({ by, count: steps.filter((step) => step.by === by).length })).filter(({ count }) => count > 0);
  return [counts.length > 0 ? say.steps(counts) : '', skipped.length > 0 ? say.skipped(skipped.map(names)) : ''].filter(Boolean).join(' ');
}

/** "25 stations open, now 24"; empty where it cannot be told. */
export function openText({ after, end }: Open): string {
  const say = text.round;
  if (after === null) return end === null ? '' : say.open(end);
  return end !== null && end !== after ? say.openNow(after, end) : say.open(after);
}
