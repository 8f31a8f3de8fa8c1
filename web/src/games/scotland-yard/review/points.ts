/** The turning points of a finished chase, and what is said about them. Knows no DOM. */
import { DETECTIVES } from '../names';
import type { ChaseReview, ReviewChoice, ReviewMoment, Sight } from '../types.gen';
import { text } from './text';

/** A move that changed the chances much. */
export interface Point {
  letter: string;
  moment: ReviewMoment;
  /** How likely he was to escape, before and after it. */
  before: number;
  after: number;
}

/** In the order of the game. */
export function pointsOf({ moments, playouts }: ChaseReview): Point[] {
  const turning = moments.flatMap((moment, nth) => {
    const next = moments[nth + 1];
    return moment.is_turning && next ? [{ moment, before: moment.away / playouts, after: next.away / playouts }] : [];
  });
  return turning.map((point, nth) => ({ ...point, letter: String.fromCharCode(65 + nth) }));
}

/** The move in a few words: "Red to 128", "Mister X: double move, bus". `his` = where he went, if that is to be said. */
export function moveText({ seq, seat }: ReviewMoment, sights: readonly Sight[], his: number | null): string {
  const sight = sights[seq];
  if (sight?.saw !== 'moved') return '';
  return text.move(seat === 0 ? null : (DETECTIVES[seat - 1]?.colour ?? ''), seat === 0 ? (sight.shown ? sight.to : his) : sight.to, sight.by, sight.double);
}

/** "better 153", where the playouts say so clearly. */
export function betterText(choice: ReviewChoice | null): string {
  const best = choice && choice.best !== null && choice.best !== choice.played ? choice.ways[choice.best] : undefined;
  return best ? text.better(best.to) : '';
}
