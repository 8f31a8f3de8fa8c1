// Arrow keys among things that lie scattered over a board.

interface Point {
  x: number;
  y: number;
}

export const HEADINGS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The next stop in a direction: near, and not too far aside. Null at the edge. */
export function nextTowards<Stop extends { at: Point }>(stops: readonly Stop[], from: Point, heading: Point): Stop | null {
  const cost = ({ at }: Stop) => {
    const ahead = (at.x - from.x) * heading.x + (at.y - from.y) * heading.y;
    const aside = Math.abs((at.x - from.x) * heading.y) + Math.abs((at.y - from.y) * heading.x);
    return ahead > 1 && ahead * 1.5 >= aside ? ahead + 2 * aside : Infinity;
  };
  const reachable = stops.filter((stop) => cost(stop) < Infinity);
  return reachable.length > 0 ? reachable.reduce((best, stop) => (cost(stop) < cost(best) ? stop : best)) : null;
}
