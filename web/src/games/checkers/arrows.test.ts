import { expect, test } from 'vitest';
import { arrowOf } from './arrows';

const numbers = (path: string) => [...path.matchAll(/-?\d+(\.\d+)?/g)].map(([text]) => Number(text));

test('an arrow begins in the middle of its first square and ends short of the last', () => {
  // 18 is at column 2, row 4 and 15 one up to the right.
  const { shaft, head, middle } = arrowOf([18, 15], false);
  const [x, y, endX, endY] = numbers(shaft);
  expect([x, y]).toEqual([384, 484]);
  expect(endX! - x!).toBeCloseTo(y! - endY!);
  expect(endX).toBeGreaterThan(434);
  expect(endX).toBeLessThan(484);
  expect(numbers(head).slice(0, 2).map(Math.round)).toEqual([478, 390]);
  expect(middle).toEqual({ x: 434, y: 434 });
});

test('it passes over every landing, and turns with the board', () => {
  expect(numbers(arrowOf([27, 20, 11], false).shaft)).toHaveLength(6);
  const [x, y] = numbers(arrowOf([18, 15], true).shaft);
  expect([x, y]).toEqual([868 - 384, 868 - 484]);
});
