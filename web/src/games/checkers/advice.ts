/** What the house's advisor is asked in a game of checkers, and what its answers come to. */
import { jumpedOn } from './geometry';
import { printed } from './grammar';
import { endOf } from './selection';
import { text } from './text';
import type { Reason, Remark, Sentence } from './types.gen';
import { say } from './voice';

/** Which move it would make. */
export const HINT = { ask: 'hint' } as const;

export interface Hint {
  /** The squares the move touches. */
  path: number[];
  /** What speaks for it. */
  reason: Reason;
}

/**
 * What the computer at a seat has to say about its last move. `last` = what it said before; `plain` = it keeps to what
 * everyone sees and gives no judgement away, at a table without help.
 */
export const remarkQuestion = (by: number, last: Sentence | null, plain: boolean) => ({ ask: 'remark', by, last, plain }) as const;

/** The answer to that: nothing, more often than not. */
export interface Remarked {
  remark: Remark | null;
}

/** The game so far, to be read by other programs. */
export const PDN = { ask: 'pdn' } as const;

export interface Written {
  pdn: string;
}

/** The game with its players' names, which the advisor does not know. */
export function withNames(pdn: string, names: readonly string[]): string {
  const tag = (name: string, value: string) => `[${name} "${value.replace(/[\r\n]+/g, ' ').replace(/["\\]/g, '\\$&')}"]\n`;
  if (/^\[(Black|White) /m.test(pdn)) return pdn;
  return tag('Black', names[0] ?? 'Black') + tag('White', names[1] ?? 'White') + pdn;
}

const isHint = (answer: unknown): answer is Hint => typeof answer === 'object' && answer !== null && Array.isArray((answer as Partial<Hint>).path);

/** The way of the move that was pointed out, or null if nothing was. */
export function hintPath(answer: unknown): number[] | null {
  return isHint(answer) ? answer.path : null;
}

/** For the message line. */
export function adviceText(answer: unknown): { text: string; strong?: string } {
  if (!isHint(answer)) return { text: text.prompt.noHint };
  const sign = jumpedOn(answer.path).length > 0 ? 'x' : '-';
  return { strong: text.prompt.hint(printed(`${answer.path[0]}${sign}${endOf(answer.path)}`)), text: say(answer.reason) };
}
