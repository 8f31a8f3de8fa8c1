/** Where Mister X can be, as the house's advisor answers: from what everybody saw, and from that alone. */

import { text } from './text';

/** Stations with their chances, the likeliest first. */
export type Belief = readonly (readonly [station: number, chance: number])[];

/** What to ask. */
export const WHERE = { ask: 'where' } as const;

/** The answer, if it is one. */
export function beliefIn(answer: unknown): Belief | null {
  const stations = (answer as { stations?: unknown } | null)?.stations;
  return Array.isArray(stations) ? (stations as Belief) : null;
}

/** How large and how dense the fog over a station is. */
export function fogOf(belief: Belief, chance: number): { radius: number; opacity: number } {
  const most = Math.max(...belief.map(([, each]) => each), Number.MIN_VALUE);
  return { radius: 17 + 26 * Math.sqrt(chance / most), opacity: 0.34 + (0.6 * chance) / most };
}

/** "13 stations possible, likeliest 115 (26%)" */
export function beliefText(belief: Belief): string {
  const [first] = belief;
  if (!first) return text.map.nowhere;
  if (belief.length === 1) return text.map.certain(first[0]);
  return text.map.possible(belief.length, first[0], first[1]);
}
