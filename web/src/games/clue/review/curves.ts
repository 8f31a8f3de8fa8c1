/** The chart of cases still possible: where its lines and labels are, in pixels. */
import type { Review } from '../types.gen';

/** A line: what is known of a seat, from the deal on; round 0 is the deal. */
export interface Curve {
  seat: number;
  points: { round: number; cases: number }[];
}

export interface Frame {
  x: (round: number) => number;
  y: (cases: number) => number;
  rows: number[];
  columns: number[];
  width: number;
  height: number;
}

const MARGIN = { left: 30, right: 14, top: 10, bottom: 22 };
const ROWS = [1, 3, 10, 30, 100, 300];
/** So far apart are the numbers of rounds at least. */
const STEP = 26;

/** One for every seat whose review has come. What could not be counted is left out of its line. */
export function curvesOf(reviews: readonly (Review | undefined)[]): Curve[] {
  return reviews.flatMap((review, seat) => {
    if (!review) return [];
    const points = review.rounds.flatMap(({ cases }, round) => (cases === null ? [] : [{ round, cases }]));
    return [{ seat, points }];
  });
}

/** The frame of a chart of so many rounds. Cases are on a logarithmic scale: each question divides them. */
export function frameOf(curves: readonly Curve[], rounds: number, width: number, height: number): Frame {
  const most = Math.max(3, ...curves.flatMap(({ points }) => points.map(({ cases }) => cases)));
  const last = Math.max(rounds, 1);
  const [inner, tall] = [Math.max(width - MARGIN.left - MARGIN.right, 1), height - MARGIN.top - MARGIN.bottom];
  const every = Math.max(1, Math.ceil(STEP / (inner / last)));
  return {
    x: (round) => MARGIN.left + (inner * round) / last,
    y: (cases) => MARGIN.top + tall * (1 - Math.log(cases) / Math.log(most)),
    rows: ROWS.filter((row) => row <= most),
    columns: Array.from({ length: last + 1 }, (_, round) => round).filter((round) => round % every === 0),
    width,
    height,
  };
}

export const pathOf = ({ points }: Curve, { x, y }: Frame): string =>
  points.map(({ round, cases }, at) => `${at === 0 ? 'M' : 'L'}${x(round).toFixed(1)} ${y(cases).toFixed(1)}`).join('');
