/** Which way the heads of the pieces lean. A foot always stands on its station; the head goes to the side where it hides least. */
import { pointOf, STATIONS, type Point } from '../map/atlas';

export interface Lean {
  /** Degrees from upright, clockwise. */
  angle: number;
  /** No side is free: the head is seen through. */
  isFaint: boolean;
}

/** What a head should not hide. */
export interface Around {
  /** Stations one may go to, and where their letters stand. */
  lit: readonly number[];
  letters?: readonly Point[];
  /** Stations that are marked some other way: he may be there, or was seen there. */
  marked: readonly number[];
}

/** From the middle of the station to the middle of the head, and how large that is, with its rim. */
export const HEAD = { far: 28.6, radius: 12.8 } as const;
/** Upright first, then ever further to either side. */
const ANGLES = [0, 32, -32, 62, -62, 95, -95, 130, -130, 180] as const;
/** A station's own disc; with the ring of a lit one; a letter under it. */
const DISC = 12.4;
const RING = 17.6;
const LETTER = 7;
/** What it costs to hide each wholly: a lit station is never hidden as long as there is another way. */
const COST = { lit: 1000, letter: 200, foot: 60, marked: 40, head: 40, plain: 6 } as const;
/** Leaning further costs a little, so that nothing leans without a reason. */
const LEANING = 0.01;

/** Where the head of a piece is that leans like this. */
export function headAt(foot: Point, angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: foot.x + HEAD.far * Math.sin(turn), y: foot.y - HEAD.far * Math.cos(turn) };
}

const gap = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How much of a disc a head hides, from 0 to 1. */
const hidden = (head: Point, middle: Point, radius: number): number => Math.min(1, Math.max(0, (HEAD.radius + radius - gap(head, middle)) / (2 * Math.min(HEAD.radius, radius))));

/** Whether a head hides any of a lit station. */
export const hidesLit = (head: Point, station: number): boolean => gap(head, pointOf(station)) < HEAD.radius + RING;

/** How each piece leans, by seat. */
export function leansOf(pieces: ReadonlyMap<number, Point>, { lit, letters = [], marked }: Around): Map<number, Lean> {
  const leans = new Map<number, Lean>();
  const heads: Point[] = [];
  const special = new Set([...lit, ...marked]);
  for (const [seat, foot] of pieces) {
    // Only what is near can be hidden.
    const near = (station: number) => gap(pointOf(station), foot) < HEAD.far + HEAD.radius + RING;
    const plain = STATIONS.filter((station) => near(station) && !special.has(station));
    const feet = [...pieces].flatMap(([other, at]) => (other === seat ? [] : [at]));
    const costs = ANGLES.map((angle, index) => {
      const head = headAt(foot, angle);
      const sum = (points: readonly Point[], radius: number, cost: number) => points.reduce((all, point) => all + cost * hidden(head, point, radius), 0);
      return (
        index * LEANING +
        sum(lit.filter(near).map(pointOf), RING, COST.lit) +
        sum(letters, LETTER, COST.letter) +
        sum(feet, RING, COST.foot) +
        sum(marked.filter(near).map(pointOf), DISC, COST.marked) +
        sum(heads, HEAD.radius, COST.head) +
        sum(plain.map(pointOf), DISC, COST.plain)
      );
    });
    const angle = ANGLES[costs.indexOf(Math.min(...costs))]!;
    const head = headAt(foot, angle);
    heads.push(head);
    leans.set(seat, { angle, isFaint: lit.some((station) => hidesLit(head, station)) });
  }
  return leans;
}
