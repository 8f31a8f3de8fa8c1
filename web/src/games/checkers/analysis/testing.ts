/** What the tests of this folder begin with: a short game and verdicts on it. */
import type { Page, Step, Verdict } from './wire';

const START = 'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12';
const AFTER_ONE = 'W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12,15';

export const step = (text: string, fen = AFTER_ONE): Step => ({ text, path: text.split(/[-x]/).map(Number), fen });

export const game = (more: Partial<Page> = {}): Page => ({
  start: START,
  black: 'Ann',
  white: 'Ben',
  result: '0-1',
  plies: [step('11-15'), step('22-17', START), step('15-19'), step('24x15', START)],
  pdn: '1. 11-15 22-17 2. 15-19 24x15 0-1',
  ...more,
});

export const verdict = (black: number, more: Partial<Verdict> = {}): Verdict => ({
  score: { black, end: null },
  best: step('9-13'),
  line: [step('9-13'), step('22-18', START), step('12-16')],
  played: { black, end: null },
  loss: 0,
  mistake: null,
  ...more,
});
