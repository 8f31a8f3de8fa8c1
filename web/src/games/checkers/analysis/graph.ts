/** The evaluation as a curve: pure numbers, 1000 units wide and 200 high, level in the middle. */
import type { Verdict } from './wire';

export const WIDTH = 1000;
export const HEIGHT = 200;
/** Whoever is so many men ahead has won: the curve goes no higher. */
export const MOST_MEN = 4;

export interface Dot {
  /** So many moves have been made. */
  ply: number;
  x: number;
  y: number;
}

/** Where a value in hundredths of a man lies; `sign` -1 turns the curve for White's eyes. */
export function heightOf(black: number, sign: 1 | -1): number {
  const men = Math.min(Math.max((sign * black) / 100, -MOST_MEN), MOST_MEN);
  return HEIGHT / 2 - (men / MOST_MEN) * (HEIGHT / 2) * 0.94;
}

/** What is known so far, in the order of the game. */
export function dots(verdicts: readonly (Verdict | null)[], sign: 1 | -1): Dot[] {
  const moves = Math.max(verdicts.length - 1, 1);
  const at = (ply: number, black: number): Dot => ({ ply, x: (ply / moves) * WIDTH, y: heightOf(black, sign) });
  return verdicts.flatMap((verdict, ply) => (verdict ? [at(ply, verdict.score.black)] : []));
}

const written = (list: readonly Dot[]) => list.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');

export function curve(list: readonly Dot[]): string {
  return list.length === 0 ? '' : `M${written(list)}`;
}

/** What lies between the curve and the middle. */
export function area(list: readonly Dot[]): string {
  const [first, last] = [list[0], list[list.length - 1]];
  return first && last ? `M${first.x.toFixed(1)} ${HEIGHT / 2}L${written(list)}L${last.x.toFixed(1)} ${HEIGHT / 2}z` : '';
}
