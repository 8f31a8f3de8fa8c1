import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { again } from './again';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what fails is done again, ever less often', async () => {
  const at: number[] = [];
  const start = Date.now();
  const stop = again(async () => {
    at.push(Date.now() - start);
    throw new Error('still away');
  });
  await vi.advanceTimersByTimeAsync(60_000);
  stop();
  expect(at.length).toBeGreaterThan(5);
  expect(at.length).toBeLessThan(20);
  expect(at.at(-1)! - at.at(-2)!).toBeGreaterThan(at[0]!);
});

test('once it is told to stop nothing more is done, also when it is being done', async () => {
  let finish = () => {};
  const action = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const stop = again(action);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(action).toHaveBeenCalledTimes(1);
  stop();
  finish();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(action).toHaveBeenCalledTimes(1);
});
