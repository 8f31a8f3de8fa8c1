/** Reviews for tests. */
import type { Because, Explanation, Review, Solved } from '../types.gen';

export const proof = (steps = 1): Explanation => ({
  title: { code: 'why-is-it', claim: { code: 'impossible' }, text: '' },
  steps: Array.from({ length: steps }, () => ({ round: null, depth: 0, code: 'no-deal-fits', text: '' })),
});

export const because = (card: Because['card'], how: Because['how'], steps = 1): Because => ({ card, how, proof: proof(steps) });

export const solved = (round: number, accusable: number | null): Solved => ({ round, accusable, because: [] });

/** A review with so many cases after the deal and after each round. */
export const reviewOf = (cases: (number | null)[], rest: Partial<Review> = {}): Review => ({
  hand: [],
  rounds: cases.map((each) => ({ cases: each, chance: each === null ? null : 1 / each })),
  proved: null,
  accused: null,
  asked: [],
  placed: [],
  ...rest,
});
