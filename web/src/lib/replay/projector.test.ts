import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '$lib/api';
import type { Replay } from '$lib/table/wire.gen';
import type { Eyes, ReplayApi } from './api';
import { Projector } from './projector.svelte';

/** Forty moments, two events each; a view is called by its eyes and number. */
const LAST = 39;
const replayOf = (eyes: Eyes): Replay => ({
  table: { id: 'table' } as Replay['table'],
  moments: Array.from({ length: LAST + 1 }, (_, step) => ({ seq: step * 2 + 1, turn: { seat: 0 } })),
  sights: Array.from({ length: LAST * 2 + 1 }, (_, event) => `${eyes} ${event}`),
});

/** A house that answers when the test lets it. */
class SlowHouse {
  asked: string[] = [];
  answers: (() => void)[] = [];
  isDown = false;

  #answer<T>(question: string, answer: T): Promise<T> {
    this.asked.push(question);
    return new Promise((done, fail) => this.answers.push(() => (this.isDown ? fail(new ApiError(0, 'The house cannot be reached.')) : done(answer))));
  }

  readonly api: ReplayApi = {
    replay: (_, eyes) => this.#answer(`replay ${eyes}`, replayOf(eyes)),
    views: (_, eyes, from) =>
      this.#answer(`views ${eyes} ${from}`, { from, views: Array.from({ length: Math.min(10, LAST + 1 - from) }, (_, number) => `${eyes} ${from + number}`) }),
    check: () => Promise.reject(new Error('not asked for')),
    recordPath: () => '',
  };

  /** Everything that is asked is answered, until nothing more is. */
  async settle(): Promise<void> {
    while (this.answers.length > 0) {
      this.answers.shift()!();
      await new Promise((then) => setTimeout(then));
    }
  }
}

let house: SlowHouse;
let projector: Projector;
beforeEach(async () => {
  house = new SlowHouse();
  projector = new Projector(house.api, replayOf('0'), '0', 0);
  await house.settle();
});

describe('A finished match', () => {
  test('is fetched in pages, a little ahead of what is looked at', () => {
    expect(projector.shown?.view).toBe('0 0');
    expect(house.asked).toEqual(['views 0 0', 'views 0 10']);
    projector.go(1);
    expect(projector.shown?.view).toBe('0 1');
    expect(house.asked).toHaveLength(2);
  });

  test('stays drawn as it was until what is wanted has come', async () => {
    projector.jump(30);
    expect(projector.step).toBe(30);
    expect(projector.shown?.step).toBe(0);
    // Somebody changes their mind meanwhile.
    projector.jump(36);
    await house.settle();
    expect(projector.shown?.view).toBe('0 36');
  });

  test('has ends', async () => {
    projector.jump(-5);
    expect(projector.step).toBe(0);
    projector.jump(1000);
    await house.settle();
    expect(projector.shown?.step).toBe(LAST);
    projector.jump(Number.NaN);
    expect(projector.step).toBe(0);
  });

  test('is shown moving one step on, and not back or by leaps', async () => {
    const start = performance.now();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(start + 10_000);
    projector.jump(1);
    expect(projector.shown?.isNext).toBe(true);
    clock.mockReturnValue(start + 20_000);
    projector.jump(0);
    expect(projector.shown?.isNext).toBe(false);
    clock.mockReturnValue(start + 30_000);
    projector.jump(1);
    expect(projector.shown?.isNext).toBe(true);
    clock.mockReturnValue(start + 30_100);
    projector.jump(2);
    expect(projector.shown?.isNext, 'in haste nothing walks').toBe(false);
  });

  test('is not shown moving from what other eyes saw', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000);
    projector.look('2');
    projector.jump(1);
    clock.mockReturnValue(performance.now() + 10_000);
    await house.settle();
    expect(projector.shown).toMatchObject({ eyes: '2', step: 1, isNext: false });
  });

  test('plays to the end and stops there, and begins anew from there', async () => {
    projector.go(LAST - 1);
    await house.settle();
    projector.toggle();
    projector.advance();
    await house.settle();
    expect([projector.shown?.step, projector.isPlaying]).toEqual([LAST, false]);
    projector.toggle();
    expect([projector.step, projector.isPlaying]).toEqual([0, true]);
    projector.jump(3);
    expect(projector.isPlaying, 'whoever takes over is not played past').toBe(false);
  });

  test('goes to the moment after an event', async () => {
    projector.jumpToEvent(0);
    expect(projector.step).toBe(0);
    projector.jumpToEvent(1);
    expect(projector.step).toBe(1);
    projector.jumpToEvent(2);
    expect(projector.step).toBe(1);
    projector.jumpToEvent(3);
    expect(projector.step).toBe(2);
    expect(projector.furthest).toBe(2);
  });

  test('is seen through other eyes at the same moment, and those are kept', async () => {
    projector.jump(4);
    projector.look('2');
    expect(projector.shown?.eyes).toBe('0');
    await house.settle();
    expect([projector.shown?.view, projector.shown?.replay.sights[0]]).toEqual(['2 4', '2 0']);
    const asked = house.asked.length;
    projector.look('0');
    expect(projector.shown?.view).toBe('0 4');
    expect(house.asked).toHaveLength(asked);
  });

  test('tells the end with everything revealed', async () => {
    projector.look('all');
    await house.settle();
    expect([projector.shown?.view, projector.shown?.end]).toEqual(['all 0', `all ${LAST}`]);
  });

  test('says why it does not come, and is asked for again', async () => {
    house.isDown = true;
    projector.toggle();
    projector.go(30);
    await house.settle();
    expect([projector.fault, projector.isPlaying, projector.shown?.step]).toEqual(['The house cannot be reached.', false, 0]);
    house.isDown = false;
    projector.retry();
    await house.settle();
    expect([projector.fault, projector.shown?.step]).toEqual([null, 30]);
  });
});
