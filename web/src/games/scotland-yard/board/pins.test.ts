import { describe, expect, it } from 'vitest';
import { linesFrom, pointOf, STATIONS, type Point } from '../map/atlas';
import { headAt, hidesLit, leansOf } from './pins';

const near = (station: number) => [...new Set(linesFrom(station).map(({ to }) => to))];
const one = (station: number) => new Map<number, Point>([[1, pointOf(station)]]);

describe('the head of a piece', () => {
  it('is upright where nothing is in its way', () => {
    expect(headAt({ x: 100, y: 100 }, 0)).toEqual({ x: 100, y: 71.4 });
    const upright = STATIONS.filter((station) => leansOf(one(station), { lit: [], marked: [] }).get(1)!.angle === 0);
    expect(upright.length).toBeGreaterThan(100);
  });

  it('hides no station one may go to, wherever on the map it stands; where it must, it is seen through', () => {
    let turned = 0;
    let faint = 0;
    for (const station of STATIONS) {
      const lit = near(station);
      const { angle, isFaint } = leansOf(one(station), { lit, marked: [] }).get(1)!;
      const hides = lit.some((to) => hidesLit(headAt(pointOf(station), angle), to));
      expect(isFaint).toBe(hides);
      if (lit.some((to) => hidesLit(headAt(pointOf(station), 0), to)) && !hides) turned += 1;
      if (hides) faint += 1;
    }
    // Upright, many of these would hide one; turned, hardly any does.
    expect(turned).toBeGreaterThan(20);
    expect(faint).toBeLessThan(4);
  });

  it('leaves the heads and feet of others alone', () => {
    for (const { from, to } of STATIONS.flatMap(linesFrom)) {
      const pieces = new Map<number, Point>([from, to].map((station, index) => [index + 1, pointOf(station)]));
      const leans = leansOf(pieces, { lit: [], marked: [] });
      const [a, b] = [...pieces].map(([seat, foot]) => headAt(foot, leans.get(seat)!.angle)) as [Point, Point];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(20);
    }
  });
});
