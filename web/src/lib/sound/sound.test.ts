import { beforeEach, expect, it, vi } from 'vitest';
import type { Score } from './composer';
import type { Desk } from './desk';
import { Sound } from './sound.svelte';

const score = { tempo: 60 } as Score;

/** A browser whose synthesiser comes when it is told to, and a record of what was done with it. */
function studio() {
  const done: string[] = [];
  let arrive: (made: new () => Desk) => void = () => {};
  let fail: (error: Error) => void = () => {};
  class Record {
    constructor(_: unknown, volume: number) {
      done.push(`desk ${volume.toFixed(2)}`);
    }
    play = (which: unknown, after: number) => void done.push(`play ${String(which)} ${after}`);
    setVolume = (volume: number) => void done.push(`volume ${volume.toFixed(2)}`);
    accompany = (now: Score | null) => void done.push(now ? 'music' : 'no music');
    close = () => void done.push('close desk');
  }
  const sound = new Sound({
    open: () => {
      done.push('open');
      return { close: () => void done.push('close') } as unknown as AudioContext;
    },
    fetch: () =>
      new Promise((settle, reject) => {
        arrive = settle as typeof arrive;
        fail = reject;
      }),
  });
  const settle = () => new Promise<void>((then) => queueMicrotask(() => queueMicrotask(() => queueMicrotask(then))));
  return {
    sound,
    done,
    arrive: () => (arrive(Record as unknown as new () => Desk), settle()),
    fail: () => (fail(new Error('gone')), settle()),
  };
}

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
});

it('opens nothing before the page is touched', () => {
  const { sound, done } = studio();
  sound.play('turn');
  expect(done).toEqual([]);
});

it('plays once the synthesiser is there, and nothing late', async () => {
  const { sound, done, arrive } = studio();
  sound.touch();
  sound.touch();
  sound.play('turn');
  await arrive();
  sound.play('chat', 0.5);
  expect(done).toEqual(['open', 'desk 0.36', 'no music', 'play chat 0.5']);
});

it('opens nothing while it is off, and closes everything when it is switched off', async () => {
  kept.set('parlour-muted', 'yes');
  const { sound, done, arrive } = studio();
  sound.touch();
  expect(done).toEqual([]);
  const on = sound.setMuted(false);
  await arrive();
  await on;
  await sound.setMuted(true);
  sound.play('turn');
  sound.touch();
  expect(done).toEqual(['open', 'desk 0.36', 'no music', 'play on 0', 'close desk']);
  expect(kept.get('parlour-muted')).toBe('yes');
});

it('makes no desk if it was switched off in the meantime', async () => {
  const { sound, done, arrive } = studio();
  sound.touch();
  await sound.setMuted(true);
  await arrive();
  expect(done).toEqual(['open', 'close']);
});

it('tries again at the next touch if the synthesiser cannot be fetched', async () => {
  const { sound, done, arrive, fail } = studio();
  sound.touch();
  await fail();
  sound.touch();
  await arrive();
  expect(done).toEqual(['open', 'close', 'open', 'desk 0.36', 'no music']);
});

it('plays the soundtrack of the place if it is wanted, and not to a page that nobody sees', async () => {
  const { sound, done, arrive } = studio();
  sound.touch();
  await arrive();
  done.length = 0;
  const leave = sound.accompany(score);
  sound.setMusic(true);
  sound.setHidden(true);
  sound.setHidden(false);
  leave();
  expect(done).toEqual(['no music', 'music', 'no music', 'music', 'no music']);
});

it('remembers the volume', async () => {
  const { sound, done, arrive } = studio();
  sound.touch();
  await arrive();
  sound.setVolume(0.5);
  expect(done.at(-1)).toBe('volume 0.25');
  expect(studio().sound.volume.now).toBe(0.5);
});

it('is not confused by a volume that is none', () => {
  kept.set('parlour-volume', '7');
  expect(studio().sound.volume.now).toBe(0.6);
});
