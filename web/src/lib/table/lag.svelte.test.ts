import { flushSync } from 'svelte';
import { expect, it, onTestFinished } from 'vitest';
import { Lag } from './lag.svelte';
import type { Eyes } from './session.svelte';

const eyes = (sights: string, seat: number | null = 0): Eyes =>
  ({ frame: { seat, seq: sights.length, view: sights, actions: [] }, sights: [...sights].map((saw) => ({ saw })) }) as unknown as Eyes;

/** A board that shows every `!` first. */
function open(sights: string) {
  let now = $state.raw<Eyes | null>(eyes(sights));
  let lag!: Lag;
  const stop = $effect.root(() => {
    lag = new Lag(() => now);
  });
  flushSync();
  onTestFinished(stop);
  const shown: string[] = [];
  const unregister = lag.hold.when((before, after) => (after as { saw: string }[]).slice(before.length).some(({ saw }) => saw === '!') && !shown.includes(String(after.length)));
  return {
    lag,
    unregister,
    see(next: Eyes | null) {
      now = next;
      flushSync();
    },
    /** The board has shown all up to this moment. */
    end(length: number) {
      shown.push(String(length));
      lag.hold.end(now!.sights.slice(0, length));
    },
    view: () => lag.eyes?.frame.view,
  };
}

it('is the present as long as the board shows nothing first', () => {
  const { see, view } = open('a');
  see(eyes('ab'));
  expect(view()).toBe('ab');
});

it('waits for the board, which alone knows the present', () => {
  const { lag, see, end, view } = open('a');
  see(eyes('a!'));
  see(eyes('a!b'));
  expect(view()).toBe('a');
  expect(lag.hold.now).toMatchObject({ view: 'a!b', seq: 3 });
  end(2);
  expect(view()).toBe('a!b');
  expect(lag.hasTold(lag.eyes!.sights[1])).toBe(true);
  expect(lag.hasTold(lag.eyes!.sights[2])).toBe(false);
});

it('goes on to just before the next thing that is shown', () => {
  const { see, end, view } = open('a');
  for (const sights of ['a!', 'a!b', 'a!bc', 'a!bc!', 'a!bc!d']) see(eyes(sights));
  end(2);
  expect(view()).toBe('a!bc');
  end(5);
  expect(view()).toBe('a!bc!d');
});

it('holds nothing back from other eyes, after a step back, without a frame, or when the board is gone', () => {
  const other = open('a');
  other.see(eyes('a!'));
  other.see(eyes('a!', 1));
  expect(other.view()).toBe('a!');
  const back = open('abc');
  back.see(eyes('abc!'));
  back.see(eyes('ab'));
  expect(back.view()).toBe('ab');
  const none = open('a');
  none.see(eyes('a!'));
  none.see(null);
  expect(none.view()).toBeUndefined();
  const gone = open('a');
  gone.see(eyes('a!'));
  gone.unregister();
  expect(gone.view()).toBe('a!');
  gone.see(eyes('a!!'));
  expect(gone.view()).toBe('a!!');
});

it('takes what is told anew for the same moment', () => {
  const { see, end, view } = open('a');
  see(eyes('a!'));
  see({ ...eyes('a!'), frame: { ...eyes('a!').frame, view: 'anew' } });
  expect(view()).toBe('a');
  end(2);
  expect(view()).toBe('anew');
});
