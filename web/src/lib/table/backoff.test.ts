import { expect, test } from 'vitest';
import { backoff } from './backoff';

test('the first wait is short, and waits double up to ten seconds', () => {
  const longest = [0, 1, 2, 3, 4, 5, 50].map((attempt) => backoff(attempt, 1));
  expect(longest).toEqual([600, 1200, 2400, 4800, 9600, 10_000, 10_000]);
});

test('half of the wait is chance, and no wait is below 300 ms', () => {
  expect(backoff(0, 0)).toBe(300);
  expect(backoff(50, 0)).toBe(5000);
});
