import { flushSync } from 'svelte';
import { describe, expect, it, onTestFinished } from 'vitest';
import { viewOf } from '../testing';
import type { Sight, View } from '../types.gen';
import { Show, type Seen } from './show.svelte';

type Suggested = Extract<Sight, { saw: 'suggested' }>;
const suggested = (more: Partial<Suggested> = {}): Suggested => ({
  saw: 'suggested',
  seat: 1,
  suspect: 'white',
  weapon: 'knife',
  room: 'kitchen',
  moved_from: null,
  passed: [2],
  asked: 3,
  ...more,
});
const showed: Sight = { saw: 'showed', seat: 3, to: 1, card: null };
const toMe: Sight = { saw: 'showed', seat: 3, to: 0, card: 'knife' };
const mine = suggested({ seat: 0 });
const endTurn: Sight = { saw: 'ended-turn', seat: 1, envelope: null, ended: null };
const rolled: Sight = { saw: 'rolled', seat: 2, dice: [3] };

/** A show on a clock that the test moves. */
function open(sights: Sight[], more: Partial<Seen> & { pace?: number; pending?: View['suggestion'] } = {}) {
  const { pace = 1, pending = null, ...rest } = more;
  const seen: Seen = $state({ view: { ...viewOf(), suggestion: pending }, sights, seat: 0, calls: null, ...rest });
  const room = $state({ pace, isClosed: false, isFree: true });
  const told: (readonly Sight[])[] = [];
  const begun: string[] = [];
  let now = 0;
  let timers: { at: number; then: () => void }[] = [];
  let show!: Show;
  const stop = $effect.root(() => {
    show = new Show({
      seen: () => ({ ...seen }),
      tempo: () => ({ pace: room.pace, isReduced: false }),
      isClosed: () => room.isClosed,
      isFree: () => room.isFree,
      after(ms, then) {
        const timer = { at: now + ms, then };
        timers.push(timer);
        return () => (timers = timers.filter((each) => each !== timer));
      },
      onbeat: ({ step }) => void begun.push(step),
      onout: (sights) => void told.push(sights),
    });
  });
  flushSync();
  onTestFinished(stop);
  /** Lets so many milliseconds pass. */
  function wait(ms: number): void {
    const end = now + ms;
    for (;;) {
      const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      now = next.at;
      timers = timers.filter((each) => each !== next);
      next.then();
      flushSync();
    }
    now = end;
  }
  function see(...fresh: Sight[]): void {
    seen.sights = [...seen.sights, ...fresh];
    flushSync();
  }
  const step = () => show.beat?.step ?? null;
  return { show, seen, room, told, begun, wait, see, step };
}

/** Until the first seat is asked. */
const OPENING = 240 + 240 + 3 * 360 + 420;

describe('a show', () => {
  it('begins when nothing moves on the board any more', () => {
    const { show, room, wait, see, begun } = open([]);
    room.isFree = false;
    see(suggested());
    wait(OPENING);
    expect([show.asking !== null, show.frame, begun]).toEqual([true, null, []]);
    room.isFree = true;
    flushSync();
    expect(show.frame?.step).toBe('curtain');
    // Pawn and weapon come during the show.
    room.isFree = false;
    wait(OPENING);
    expect(show.frame?.step).toBe('thinks');
  });

  it('runs by the clock, waits for the card, and is over by itself', () => {
    const { wait, see, step, told } = open([]);
    expect(step()).toBeNull();
    see(suggested());
    expect(step()).toBe('curtain');
    wait(OPENING);
    expect(step()).toBe('thinks');
    expect(told).toEqual([]);
    wait(700 + 240 + 700);
    expect(step()).toBe('waits');
    expect(told).toEqual([[suggested()]]);
    wait(60_000);
    expect(step()).toBe('waits');
    see(showed);
    expect(step()).toBe('shows');
    expect(told).toHaveLength(1);
    wait(240 + 420);
    expect(step()).toBe('bow');
    expect(told[1]).toEqual([suggested(), showed]);
    wait(900 + 240);
    expect(step()).toBeNull();
  });

  it('goes on beneath when the card comes early, without beginning a beat anew', () => {
    const { wait, see, step, begun } = open([]);
    see(suggested());
    wait(OPENING + 500);
    see(showed);
    wait(199);
    expect(step()).toBe('thinks');
    wait(1);
    expect(step()).toBe('passes');
    wait(240 + 700);
    expect(step()).toBe('shows');
    expect(begun.filter((each) => each === 'thinks')).toHaveLength(2);
  });

  it('ends a beat by a click, and all of it by a skip', () => {
    const { show, see, step, told } = open([]);
    see(suggested({ passed: [2, 3], asked: null }));
    show.step();
    flushSync();
    expect(step()).toBe('asks');
    show.cutShort();
    flushSync();
    expect(step()).toBeNull();
    expect(told).toHaveLength(1);
  });

  it('does not come back to whoever skipped the waiting', () => {
    const { show, see, step, wait } = open([]);
    see(suggested());
    wait(20_000);
    show.step();
    flushSync();
    expect(step()).toBe('waits');
    show.cutShort();
    see(showed);
    expect(step()).toBeNull();
  });

  it('is the last frame alone at once', () => {
    const { see, step, wait } = open([], { pace: 0 });
    see(suggested(), showed);
    expect(step()).toBe('bow');
    wait(600);
    expect(step()).toBeNull();
  });
});

it('is cut short by whoever is in a hurry now', () => {
  const { room, see, step, told } = open([]);
  see(suggested(), showed);
  room.pace = 0;
  flushSync();
  expect(step()).toBeNull();
  expect(told).toHaveLength(1);
});

describe('what concerns me', () => {
  it('a card stays until it is read, at least 1200 ms, whatever is pressed', () => {
    const { show, seen, see, step, wait } = open([]);
    see(mine);
    seen.calls = 0;
    see(toMe);
    expect(step()).toBe('curtain');
    show.cutShort();
    flushSync();
    expect(step()).toBe('reads');
    show.cutShort();
    show.step();
    show.putAway();
    flushSync();
    wait(1199);
    show.putAway();
    flushSync();
    expect(step()).toBe('reads');
    wait(1);
    seen.calls = null;
    show.putAway();
    flushSync();
    expect(step()).toBe('falls');
    wait(240);
    expect(step()).toBeNull();
  });

  it('a question stops the show until it is answered', () => {
    const { show, seen, see, step, wait } = open([]);
    seen.calls = 0;
    see(suggested({ asked: 0 }));
    wait(60_000);
    expect(step()).toBe('chooses');
    show.cutShort();
    show.step();
    flushSync();
    expect(step()).toBe('chooses');
    seen.calls = null;
    see({ saw: 'showed', seat: 0, to: 1, card: 'knife' });
    expect(step()).toBe('shows');
    wait(240 + 420 + 900 + 240);
    expect(step()).toBeNull();
  });

  it('is there at once after a reload: the question, the card, the waiting', () => {
    expect(open([suggested({ asked: 0 })], { calls: 0 }).step()).toBe('chooses');
    expect(open([mine, toMe, rolled], { calls: 0 }).step()).toBe('reads');
    expect(open([mine], { pending: { by: 0, suspect: 'white', weapon: 'knife', room: 'kitchen', passed: [2], asked: 3 } }).step()).toBe('waits');
    expect(open([suggested(), showed]).step()).toBeNull();
  });

  it('is read before the next question is answered', () => {
    const { show, seen, see, step, wait } = open([mine, toMe], { calls: 0 });
    wait(1200);
    see(endTurn, suggested({ asked: 0 }));
    expect(step()).toBe('reads');
    seen.calls = 3;
    show.putAway();
    flushSync();
    expect(step()).toBe('curtain');
    show.cutShort();
    flushSync();
    expect(step()).toBe('chooses');
  });

  it('is told even if the answer comes long after, and others have been skipped', () => {
    const { show, seen, see, step, wait } = open([]);
    see(mine);
    wait(20_000);
    show.cutShort();
    flushSync();
    expect(step()).toBeNull();
    seen.calls = 0;
    see(toMe);
    expect(step()).toBe('reads');
  });
});

describe('several events at once', () => {
  it('show the newest suggestion, if nothing has happened since', () => {
    const { show, see, step } = open([]);
    see(suggested(), showed, endTurn, suggested({ seat: 2, passed: [], asked: 3 }));
    expect(step()).toBe('curtain');
    expect(show.asking?.asker).toBe(2);
    const late = open([]);
    late.see(suggested(), showed, endTurn, rolled);
    expect(late.step()).toBeNull();
  });

  it('show a second suggestion after the first, not over it', () => {
    const { show, see, wait } = open([]);
    see(suggested({ passed: [2, 3, 0], asked: null }));
    see(endTurn, suggested({ seat: 2, passed: [], asked: 3 }));
    expect(show.asking?.asker).toBe(1);
    wait(OPENING + 3 * 940 + 1400 + 240);
    expect(show.asking?.asker).toBe(2);
  });

  it('show what all around waits for already, whatever has happened since, and only the newest of it', () => {
    const { show, see, seen, wait } = open([]);
    see(suggested({ passed: [2, 3, 0], asked: null }));
    const next = [endTurn, suggested({ seat: 2, passed: [], asked: 3 })];
    see(...next);
    see(showed, { ...endTurn, seat: 2 }, rolled);
    const upTo = (length: number) => seen.sights.slice(0, length);
    wait(OPENING + 3 * 940);
    expect(show.beat?.step).toBe('silence');
    expect(show.shows(upTo(1), upTo(2))).toBe(false);
    expect(show.shows(upTo(2), upTo(3))).toBe(true);
    wait(1400 + 240);
    expect(show.asking?.asker).toBe(2);

    const many = open([]);
    many.see(suggested({ passed: [2, 3, 0], asked: null }));
    many.see(...next);
    many.see(showed, endTurn, suggested({ seat: 3, passed: [], asked: 2 }));
    many.wait(OPENING + 3 * 940);
    expect(many.show.shows(many.seen.sights.slice(0, 2), many.seen.sights.slice(0, 3))).toBe(false);
    expect(many.show.shows(many.seen.sights.slice(0, 5), many.seen.sights.slice(0, 6))).toBe(true);
    many.wait(1400 + 240);
    expect(many.show.asking?.asker).toBe(3);
  });

  it('end with the game, and with moves that are taken back', () => {
    const { seen, see, step } = open([endTurn]);
    see(suggested());
    seen.view = { ...seen.view, ended: 'solved' };
    flushSync();
    expect(step()).toBeNull();
    const back = open([endTurn]);
    back.see(suggested());
    back.seen.sights = [endTurn];
    flushSync();
    expect(back.step()).toBeNull();
    back.see(suggested({ passed: [], asked: 2 }));
    expect(back.step()).toBe('curtain');
  });

  it('are nothing to a replay', () => {
    const { room, see, step } = open([]);
    room.isClosed = true;
    see(suggested());
    expect(step()).toBeNull();
  });
});

describe('what is held back', () => {
  it('is a suggestion, and later its answer', () => {
    const { show, see, wait, seen } = open([endTurn]);
    expect(show.shows([endTurn], [endTurn, rolled])).toBe(false);
    expect(show.shows([endTurn], [endTurn, suggested()])).toBe(true);
    see(suggested());
    wait(60_000);
    expect(show.shows(seen.sights, [...seen.sights, showed])).toBe(true);
    see(showed);
    wait(60_000);
    expect(show.shows([endTurn, suggested()], [endTurn, suggested(), showed])).toBe(false);
  });

  it('is nothing where it would not be shown: at once, after a skip, over, or while I have to read', () => {
    const atOnce = open([], { pace: 0 });
    expect(atOnce.show.shows([], [suggested()])).toBe(false);
    const skipped = open([]);
    skipped.see(suggested());
    skipped.show.cutShort();
    flushSync();
    expect(skipped.show.shows([suggested()], [suggested(), showed])).toBe(false);
    const reading = open([mine, toMe], { calls: 0 });
    expect(reading.show.shows([mine, toMe], [mine, toMe, endTurn, suggested()])).toBe(false);
    const over = open([], { view: { ...viewOf(), ended: 'solved' } });
    expect(over.show.shows([], [suggested()])).toBe(false);
  });
});
