import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Score } from './composer';
import { Desk } from './desk';
import { MOST } from './mixing';
import { effect, tone } from './parts';

/** A value of the browser's audio that notes down where it was told to go. */
class Param {
  value = 0;
  targets: { to: number; at: number }[] = [];
  setValueAtTime = () => this;
  linearRampToValueAtTime = () => this;
  exponentialRampToValueAtTime = () => this;
  setTargetAtTime = (to: number, at: number) => void this.targets.push({ to, at });
  cancelScheduledValues = (from: number) => void (this.targets = this.targets.filter(({ at }) => at < from));
}

/** A browser's audio without any sound. Its time goes by with the timers of the test. */
class Quiet {
  state = 'running';
  sampleRate = 100;
  started = 0;
  gains: ReturnType<Quiet['node']>[] = [];
  #from = Date.now();
  get currentTime() {
    return (Date.now() - this.#from) / 1000;
  }
  node = () => ({
    ...{ gain: new Param(), frequency: new Param(), Q: new Param(), threshold: new Param(), knee: new Param(), ratio: new Param(), attack: new Param(), release: new Param() },
    isConnected: true,
    connect: (to: unknown) => to,
    disconnect() {
      this.isConnected = false;
    },
    start: () => void (this.started += 1),
    stop: () => {},
  });
  createGain = () => {
    const gain = this.node();
    this.gains.push(gain);
    return gain;
  };
  createOscillator = this.node;
  createBiquadFilter = this.node;
  createDynamicsCompressor = this.node;
  createWaveShaper = this.node;
  createBufferSource = this.node;
  createBuffer = () => ({ copyToChannel: () => {} });
  resume = () => void (this.state = 'running');
  suspend = () => void (this.state = 'suspended');
  close = () => void (this.state = 'closed');
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const second = (weight: 0 | 1 | 2 = 1) => effect('', weight, tone('sine', 440, 1, { attack: 0, decay: 1 }));
const score: Score = { tempo: 60, beats: 4, root: 60, scale: [0, 4, 7], chords: [0, 1], lines: [{ instrument: 'harp', plays: 'bass', octave: 0 }] };

function open() {
  const context = new Quiet();
  const desk = new Desk(context as unknown as AudioContext, 0.5);
  // In the order in which `wire` makes them.
  const [volume, , music] = context.gains;
  return { context, desk, volume: volume!.gain, music: music!.gain };
}

it('lowers the music under an effect, and raises it when the last one has ended', () => {
  const { desk, music } = open();
  const usual = music.value;
  desk.play(second(), 0);
  desk.play(second(), 0.5);
  const [first, last] = [music.targets[0]!, music.targets.at(-1)!];
  expect(first.to).toBeLessThan(usual / 2);
  expect(first.at).toBeLessThan(0.1);
  expect(last.to).toBe(usual);
  expect(last.at).toBeGreaterThanOrEqual(1.5);
  expect(music.targets.filter(({ to, at }) => to === usual && at < 1.5)).toEqual([]);
});

it('raises the music again after an effect whose time is over before it was made', () => {
  const { context, desk, music } = open();
  const usual = music.value;
  context.createOscillator = () => {
    vi.setSystemTime(Date.now() + 60_000);
    return context.node();
  };
  desk.play(second(), 0);
  expect(music.targets.at(-1)).toEqual({ to: usual, at: expect.closeTo(1, 1) });
});

it('lets a voice that must give way fade instead of cutting it off', () => {
  const { context, desk } = open();
  for (let i = 0; i < MOST; i++) desk.play(second(), i / 100);
  const oldest = context.gains[4]!;
  desk.play(second(2), 0);
  expect(oldest.gain.targets).toEqual([{ to: 0, at: 0 }]);
  expect(oldest.isConnected).toBe(true);
  vi.advanceTimersByTime(100);
  desk.play(second(2), 0);
  expect(oldest.isConnected).toBe(false);
});

it('puts the audio to sleep when all is quiet, and wakes it for an effect', () => {
  const { context, desk } = open();
  desk.play(second(), 0);
  vi.advanceTimersByTime(3000);
  expect(context.state).toBe('running');
  vi.advanceTimersByTime(3000);
  expect(context.state).toBe('suspended');
  desk.play(second(), 0);
  expect(context.state).toBe('running');
});

it('plays music bar after bar, without sleep, until it is told to stop', () => {
  const { context, desk } = open();
  desk.accompany(score);
  vi.advanceTimersByTime(20_000);
  const some = context.started;
  expect(some).toBeGreaterThan(5 * 4);
  desk.accompany(score);
  expect(context.started).toBe(some);
  vi.advanceTimersByTime(20_000);
  const more = context.started;
  expect(more).toBeGreaterThan(some);
  expect(context.state).toBe('running');
  desk.accompany(null);
  vi.advanceTimersByTime(20_000);
  expect(context.started).toBe(more);
  expect(context.state).toBe('suspended');
});

it('does not hurry after the bars that a page missed while it was held up', () => {
  const { context, desk } = open();
  desk.accompany(score);
  const bar = context.started;
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(4000);
  expect(context.started).toBeLessThanOrEqual(3 * bar);
});

it('is closed for good', () => {
  const { context, desk } = open();
  desk.accompany(score);
  desk.close();
  const before = context.started;
  vi.advanceTimersByTime(20_000);
  expect(context.state).toBe('closed');
  expect(context.started).toBe(before);
});
