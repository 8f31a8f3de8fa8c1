import { flushSync } from 'svelte';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from '$lib/api';
import type { Thoughts } from '$lib/table/wire.gen';
import { show } from '$lib/testing';
import { Reasons } from './reasons.svelte';
import { speakerAt } from './speaker';
import Why from './Why.svelte';

const thought = (event: number, brain = 'master') => ({ event, seat: 1, brain, said: { space: 'voice', code: 'welcome', name: 'Ann' }, text: 'Welcome, Ann.' });
const notOver = () => new ApiError(403, 'not over', null, { code: 'not-over' });

it('is fetched page by page, and no event twice', async () => {
  const pages: Record<number, Thoughts> = {
    0: { thoughts: [thought(1), thought(3)], next: 4 },
    4: { thoughts: [thought(6)], next: null },
    7: { thoughts: [thought(8)], next: null },
  };
  const fetched = vi.fn(async (_: string, from: number) => pages[from]!);
  const reasons = new Reasons('t', () => 'Fenwick', fetched);
  await reasons.load(5, true);
  await reasons.load(7, true);
  expect([0, 1, 3, 6, 8].map((event) => reasons.has(event))).toEqual([false, true, true, true, false]);
  await reasons.load(9, true);
  expect(reasons.has(8)).toBe(true);
  expect(fetched.mock.calls.map(([, from]) => from)).toEqual([0, 4, 7]);
});

it('once refused it asks again only when the game is over; another fault is tried again', async () => {
  const answers = [new ApiError(0, 'offline'), notOver(), { thoughts: [thought(2)], next: null }];
  const fetched = vi.fn(async () => {
    const answer = answers.shift()!;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const reasons = new Reasons('t', () => 'Fenwick', fetched);
  for (const seq of [1, 2, 3]) await reasons.load(seq, false);
  expect(fetched).toHaveBeenCalledTimes(2);
  await reasons.load(3, true);
  expect(reasons.has(2)).toBe(true);
});

it('after the end it asks again by itself until they are here, or until the house says no for good', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const keeping = async (isOver: boolean, ...answers: (Error | Thoughts)[]) => {
    const fetched = vi.fn(async () => {
      const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
      if (answer instanceof Error) throw answer;
      return answer;
    });
    const reasons = new Reasons('t', () => 'Fenwick', fetched);
    const stop = reasons.keep(3, isOver);
    await vi.advanceTimersByTimeAsync(60_000);
    return { reasons, fetched, stop };
  };
  const [away, often] = [new ApiError(0, 'offline'), new ApiError(429, 'too often', null, { code: 'asks-too-fast' })];
  const kept = await keeping(true, away, often, { thoughts: [thought(2)], next: null });
  expect([kept.reasons.has(2), kept.fetched.mock.calls.length]).toEqual([true, 3]);
  for (const no of [notOver(), new ApiError(404, 'gone')]) expect((await keeping(true, no)).fetched).toHaveBeenCalledTimes(1);
  // In play something will happen that asks again.
  expect((await keeping(false, away)).fetched).toHaveBeenCalledTimes(1);
  const { fetched, stop } = await keeping(true, away);
  const times = fetched.mock.calls.length;
  expect(times).toBeGreaterThan(3);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(times);
});

it('what is wanted while it is being fetched comes after it', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const fetched = vi.fn(async (_: string, from: number) => ({ thoughts: [thought(from)], next: null }));
  const reasons = new Reasons('t', () => 'Fenwick', fetched);
  reasons.keep(1, false)();
  const stop = reasons.keep(2, true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([reasons.has(0), reasons.has(1), fetched.mock.calls.length]).toEqual([true, true, 2]);
  stop();
});

it('the holder of the seat explains, or the level that played for somebody', () => {
  const game = { words: { brain: (name: string) => ({ title: `Level ${name}`, about: '' }) } } as never;
  const table = { seats: [{ guest: { id: 'a', name: 'Ann' } }, { guest: null }] } as never;
  const speaker = speakerAt(game, table, ['Ann', 'Fenwick']);
  expect(speaker({ ...thought(0), seat: 0 })).toBe('Level master');
  expect(speaker({ ...thought(0), seat: 1 })).toBe('Fenwick');
});

it('a press on “Why?” tells the reason, and another puts it away; what people did has none', async () => {
  const reasons = new Reasons(
    't',
    () => 'Fenwick',
    async () => ({ thoughts: [thought(1), { ...thought(2), said: { space: 'voice', code: 'unheard-of' } }], next: null }),
  );
  await reasons.load(3, true);
  expect(show(Why, { reasons, event: 0 }).textContent).toBe('');
  expect(show(Why, { reasons: undefined, event: 1 }).textContent).toBe('');
  const why = show(Why, { reasons, event: 1 });
  const button = why.querySelector('button')!;
  expect(button.textContent).toBe('Why? Fenwick explains');
  button.click();
  flushSync();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await vi.waitFor(() => expect(why.querySelector('p')?.textContent).toContain('Fenwick: Welcome, Ann.'));
  button.click();
  flushSync();
  expect(why.querySelector('p')).toBeNull();
  const both = show(Why, { reasons, event: 0, last: 2 });
  both.querySelector('button')!.click();
  flushSync();
  expect(both.querySelectorAll('p')).toHaveLength(2);
  // A newer house may say what this page has no words for.
  expect(await reasons.say(2)).toBe('Welcome, Ann.');
});
