import { expect, test } from 'vitest';
import { ApiError } from '$lib/api';
import { Attempt } from './attempt.svelte';

test('what was done is answered with yes', async () => {
  const attempt = new Attempt();
  expect(await attempt.make(async () => {})).toBe(true);
  expect([attempt.busy, attempt.fault]).toEqual([false, null]);
});

test('a second click does nothing while the first is being answered', async () => {
  const attempt = new Attempt();
  let deeds = 0;
  let finish = () => {};
  const deed = () =>
    new Promise<void>((done) => {
      deeds += 1;
      finish = done;
    });
  const first = attempt.make(deed);
  expect(attempt.busy).toBe(true);
  expect(await attempt.make(deed)).toBe(false);
  finish();
  expect(await first).toBe(true);
  expect(deeds).toBe(1);
});

test('what the house has against it is kept, and anything else is a fault of the page', async () => {
  const attempt = new Attempt();
  const refuse = () => Promise.reject(new ApiError(409, 'There is one of that name.'));
  expect(await attempt.make(refuse)).toBe(false);
  expect([attempt.busy, attempt.fault]).toEqual([false, 'There is one of that name.']);
  await expect(attempt.make(() => Promise.reject(new TypeError('oh')))).rejects.toThrow('oh');
  expect(attempt.busy).toBe(false);
});
