import { expect, test } from 'vitest';
import { curvesOf, frameOf, pathOf } from './curves';
import { reviewOf } from './testing';

const reviews = [reviewOf([100, 10, 1]), undefined, reviewOf([100, null, 50])];
const curves = curvesOf(reviews);

test('a line for every seat whose review has come, without what was not counted', () => {
  expect(curves.map(({ seat, points }) => [seat, points.map(({ cases }) => cases)])).toEqual([
    [0, [100, 10, 1]],
    [2, [100, 50]],
  ]);
  expect(curves[1]!.points.map(({ round }) => round)).toEqual([0, 2]);
});

test('tenfold is equally far everywhere, one case is at the foot', () => {
  const frame = frameOf(curves, 2, 500, 150);
  expect(frame.y(100) - frame.y(10)).toBeCloseTo(frame.y(10) - frame.y(1));
  expect(frame.y(100)).toBeLessThan(frame.y(1));
  expect(frame.rows).toEqual([1, 3, 10, 30, 100]);
  expect(frame.columns).toEqual([0, 1, 2]);
  expect(pathOf(curves[0]!, frame).match(/[ML]/g)).toEqual(['M', 'L', 'L']);
});

test('however many rounds and however narrow: the numbers stand apart and nothing leaves the frame', () => {
  const long = frameOf(curvesOf([reviewOf(Array.from({ length: 201 }, () => 5))]), 200, 320, 150);
  const at = long.columns.map((round) => long.x(round));
  expect(Math.min(...at.slice(1).map((x, n) => x - at[n]!))).toBeGreaterThanOrEqual(26);
  expect(long.x(200)).toBeLessThanOrEqual(320);
  const empty = frameOf([], 0, 0, 150);
  expect([empty.x(0), empty.y(1), empty.y(3)].every(Number.isFinite)).toBe(true);
});
