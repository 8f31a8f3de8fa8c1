/** What the analysis says, from its verdicts. */
import { readFen } from '../fen';
import { printed } from '../grammar';
import { inRows } from '../movelist';
import { seatOfSide, sideOfSeat } from '../pieces';
import { text as game } from '../text';
import { say } from '../voice';
import { text } from './text';
import type { Mistake, Page, Step, Verdict, Worth } from './wire';

/** The sign that is printed after a move. */
export const MARKS: Record<Mistake, string> = { inaccuracy: '?!', mistake: '?', blunder: '??' };
/** The same for those who listen. */
export const markWord = (mistake: Mistake): string => say(mistake);

/** So many mistakes at most are pinned to the graph: more would hide it. */
const MOST_PINS = 6;

/** Who makes the first move: 0 = Black. */
const firstSeat = (page: Page) => seatOfSide(readFen(page.start)?.toMove ?? 'black');

/** 0 = Black, for the move with this number. */
export const moverOf = (page: Page, ply: number): number => (firstSeat(page) + ply) % 2;

/** The number that is printed before a move: "8.", or "8…" for White's. */
export function numberOf(page: Page, ply: number): string {
  const number = Math.floor((ply + firstSeat(page)) / 2) + 1;
  return moverOf(page, ply) === 0 ? `${number}.` : `${number}…`;
}

/** "8… 22–18" */
export const moveText = (page: Page, ply: number): string => `${numberOf(page, ply)} ${printed(page.plies[ply]?.text ?? '')}`;

export const rowsOf = (page: Page, verdicts: readonly (Verdict | null)[]) =>
  inRows(page.plies.map(({ text }, index) => ({ seat: moverOf(page, index), ply: index + 1, text: printed(text), mistake: verdicts[index]?.mistake ?? null })));

/** A mistake that is worth showing. */
export interface Pin {
  letter: string;
  /** The move, counted from 0. */
  ply: number;
  verdict: Verdict;
}

/** The worst of them, in the order of the game; slips are left to the list of moves. */
export function pinsOf(verdicts: readonly (Verdict | null)[]): Pin[] {
  const found = verdicts.flatMap((verdict, ply) => (verdict?.mistake && verdict.mistake !== 'inaccuracy' ? [{ ply, verdict }] : []));
  const worst = [...found].sort((a, b) => b.verdict.loss - a.verdict.loss).slice(0, MOST_PINS);
  return worst.sort((a, b) => a.ply - b.ply).map((pin, index) => ({ ...pin, letter: String.fromCharCode(65 + index) }));
}

/** "gave away two men" */
export function lossText({ loss }: Verdict): string {
  const men = Math.floor(loss / 100);
  if (men < 1) return loss < 50 ? text.lost.something : text.lost.half;
  if (men >= MANY) return text.lost.game;
  return text.lost.men(men, loss - men * 100 < 25);
}

/** From so many men on nobody counts any more. */
const MANY = 4;

export const nameOf = (page: Page, seat: number): string => (seat === 0 ? page.black || game.sides.black : page.white || game.sides.white);

/** "Ann gave away a man. Better: 29–25." */
export function verdictText(page: Page, ply: number, verdict: Verdict): string {
  const name = nameOf(page, moverOf(page, ply));
  const { best } = verdict;
  const played = page.plies[ply];
  if (!best || !played) return '';
  if (verdict.mistake) return text.better(name, lossText(verdict), printed(best.text));
  return isSame(played, best) ? text.best : text.asGood(printed(best.text));
}

const isSame = (a: Step, b: Step) => a.path.join() === b.path.join();

/** "Ann (Black) won", or what else the game came to. */
export function resultText(page: Page): string {
  // The first figure is White's, as in every such file.
  const winner = { '1-0': 1, '0-1': 0 }[page.result];
  if (winner !== undefined) return text.won(nameOf(page, winner), sideOfSeat(winner));
  return page.result === '1/2-1/2' ? text.drawn : text.unfinished;
}

/** What a position is worth, and to whom: a sign alone would not say whose it is. The house counts plies, people moves. */
export function worthText({ black, end }: Worth): string {
  if (end) return end.winner ? text.wins(end.winner, Math.ceil((end.plies ?? 0) / 2)) : text.drawn;
  return black === 0 ? text.even : text.ahead(black > 0 ? 'black' : 'white', Math.abs(black) / 100);
}
