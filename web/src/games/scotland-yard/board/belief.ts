/** Where Mister X can be, as the house's advisor answers: from what everybody saw, and from that alone. */

import type { Help } from '$lib/table/wire.gen';
import type { AidAnswer, AidQuestion } from '../types.gen';
import { capital } from '$lib/words/plain';
import { text } from './text';

export interface Belief {
  /** The stations that were told, with their chances in percent; null for one that is too small to be told, or where none are. */
  stations: readonly (readonly [station: number, percent: number | null])[];
  /** He can be nowhere else. */
  isWhole: boolean;
  /** The highest chance that is told, where a higher one is told as this; null where all are. */
  most: number | null;
}

type Ask = (question: AidQuestion) => Promise<AidAnswer>;

/** What the house says, as far as it may. One question after the other: it answers only so many of a guest's at a time. */
export async function look(ask: Ask, helps: readonly Help[]): Promise<Belief> {
  const where = helps.includes('proved') ? await ask({ ask: 'where' }) : null;
  const likely = helps.includes('chances') ? await ask({ ask: 'chances' }) : null;
  return beliefOf(where, likely);
}

export function beliefOf(where: AidAnswer | null, likely: AidAnswer | null): Belief {
  const chances: readonly [number, number][] = likely?.answer === 'chances' ? likely.chances : [];
  const told = new Set(chances.map(([station]) => station));
  if (where?.answer !== 'where') return { stations: chances, isWhole: false, most: MOST };
  return { stations: [...chances, ...where.stations.filter((station) => !told.has(station)).map((station) => [station, null] as const)], isWhole: true, most: MOST };
}

/** What is told of a match that is over, where nothing has to be held back. */
export function knownBelief(shares: readonly (readonly [station: number, share: number])[]): Belief {
  return { stations: shares.map(([station, share]) => [station, Math.round(100 * share) || null] as const), isWhole: true, most: null };
}

/** Whether chances are told. */
export const isCountedIn = ({ stations }: Belief): boolean => stations.some(([, percent]) => percent !== null);

/** A chance in percent, without the sign. */
export const shortOdds = ({ most }: Belief, percent: number | null): string => (percent === null ? '<1' : percent === most ? `≥${percent}` : String(percent));
/** In play the house tells none below 1 or above this. */
const MOST = 95;

/** How large and how dense the fog over a station is. */
export function fogOf({ stations }: Belief, percent: number | null): { radius: number; opacity: number } {
  const most = Math.max(...stations.map(([, each]) => each ?? 0), 1);
  const part = (percent ?? 0) / most;
  return { radius: 17 + 26 * Math.sqrt(part), opacity: 0.34 + 0.6 * part };
}

/** "13 possible stations, most likely 115 (26%)" */
export function beliefText(belief: Belief): string {
  const { stations, isWhole } = belief;
  const [first] = stations;
  if (!first) return isWhole ? text.map.nowhere : text.map.unlikely;
  const [station, percent] = first;
  if (isWhole && stations.length === 1) return text.map.certain(station);
  const parts = [isWhole ? text.map.possible(stations.length) : '', percent === null ? '' : text.map.likeliest(station, shortOdds(belief, percent))];
  return capital(parts.filter(Boolean).join(', '));
}
