import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { FakeHouse } from '$lib/table/testing';
import type { FromWaiting, Guest, QueueView } from '$lib/table/wire.gen';
import { QueueSession } from './session.svelte';

const ann = { id: 'a', name: 'Ann' };
const ben = { id: 'b', name: 'Ben' };
const queue = (...waiting: Guest[]): QueueView => ({ game: 'clue-less', waiting, least: 3, most: 6, starts: null });

let house: FakeHouse<FromWaiting, object>;
let session: QueueSession;

const welcome = (...waiting: Guest[]) => house.wire.says({ type: 'welcome', you: ann, queue: queue(...waiting), now: 61_000 });

/** Ann waits. */
function wait(): void {
  session.join('Ann');
  welcome();
  house.wire.says({ type: 'done', id: 'q1' });
  house.wire.says({ type: 'queue', ...queue(ann) });
}

beforeEach(() => {
  house = new FakeHouse();
  session = new QueueSession('ws://house/queue', house);
});

describe('a page at a queue', () => {
  test('looks without waiting, and tells the house’s time', () => {
    welcome(ben);
    expect(session.isWaiting).toBe(false);
    expect(session.queue?.waiting).toEqual([ben]);
    expect(house.wire.sent).toEqual([]);
    expect(session.now()).toBe(61_000);
  });

  test('waits once it has said so', () => {
    session.join('Ann');
    expect(house.wire.sent).toEqual([]);
    welcome();
    expect(house.wire.sent).toEqual([{ type: 'join', id: 'q1', name: 'Ann', again: false }]);
    expect(session.isAsking).toBe(true);
    house.wire.says({ type: 'done', id: 'q1' });
    house.wire.says({ type: 'queue', ...queue(ann) });
    expect([session.isAsking, session.isWaiting]).toEqual([false, true]);
  });

  test('waits again by itself after a lost line, and says that it has waited', () => {
    wait();
    house.wire.breaks();
    expect(session.link).toBe('away');
    house.ring();
    welcome();
    expect(session.link).toBe('open');
    expect(house.wire.sent).toEqual([{ type: 'join', id: 'q2', name: 'Ann', again: true }]);
    house.wire.says({ type: 'done', id: 'q2' });
    house.wire.says({ type: 'seated', table: 't1' });
    expect(session.table).toBe('t1');
  });

  test('that was loaded anew finds its place kept', () => {
    welcome(ann, ben);
    expect(session.isWaiting).toBe(true);
    expect(house.wire.sent).toMatchObject([{ type: 'join', name: 'Ann' }]);
  });

  test('is told why it may not wait, and may try again', async () => {
    session.join('Ben');
    welcome(ben);
    house.wire.says({ type: 'refused', id: 'q1', reason: { code: 'name-taken', name: 'Ben' }, text: '' });
    await vi.waitFor(() => expect(session.fault).toBe('Someone called Ben is already here. Choose another name.'));
    expect([session.isAsking, session.isWaiting]).toEqual([false, false]);
    session.join('Ann');
    expect(session.fault).toBe(null);
    expect(house.wire.sent.at(-1)).toMatchObject({ type: 'join', name: 'Ann', again: false });
  });

  test('that lost its place says so, and does not push in again', () => {
    wait();
    house.wire.says({ type: 'queue', ...queue(ben) });
    expect([session.isWaiting, session.isLost]).toEqual([false, true]);
    house.wire.breaks();
    house.ring();
    welcome(ben);
    expect(house.wire.sent).toEqual([]);
  });

  test('that is led to a table has lost nothing', () => {
    wait();
    house.wire.says({ type: 'seated', table: 't1' });
    house.wire.says({ type: 'queue', ...queue() });
    expect([session.table, session.isLost]).toEqual(['t1', false]);
    house.wire.breaks();
    expect(house.timers).toEqual([]);
  });

  test('leaves the queue when one goes elsewhere', () => {
    wait();
    session.end();
    expect(house.wire.sent.at(-1)).toMatchObject({ type: 'leave' });
    expect(house.wire.isClosed).toBe(true);
    house.wire.breaks();
    expect(house.timers).toEqual([]);
  });

  test('that wakes up wants to hear whether its line lives', () => {
    wait();
    session.wake();
    expect(house.wire.sent.at(-1)).toMatchObject({ type: 'join', again: true });
    house.wire.says({ type: 'done', id: 'q2' });
    expect(house.timers).toMatchObject([{ ms: 15_000 }]);
    session.wake();
    house.ring();
    expect(session.link).toBe('away');
    session.wake();
    expect(house.wires).toHaveLength(2);
  });

  test('comes back when the house says so, and stays away when it says that', async () => {
    wait();
    house.wire.says({ type: 'bye', reason: { code: 'closing' }, text: '', retry_ms: 1000 });
    house.wire.breaks();
    expect(house.timers.map(({ ms }) => ms)).toEqual([1000]);
    house.ring();
    house.wire.says({ type: 'bye', reason: { code: 'too-many-queue-pages' }, text: '', retry_ms: null });
    house.wire.breaks();
    await vi.waitFor(() => expect(session.closed).toBe('You have too many pages waiting for a game. Close some.'));
    expect(house.timers).toEqual([]);
  });

  test('that is never let in asks why', async () => {
    house.refusal = 'This house does not know the game poker.';
    house.wire.breaks();
    await vi.waitFor(() => expect(session.closed).not.toBeNull());
    expect(session.closed).toBe('This house does not know the game poker.');
    expect(house.timers).toEqual([]);
  });
});

test('a page that speaks another language translates what the house says', async () => {
  vi.resetModules();
  // Other test files share the modules.
  onTestFinished(() => void vi.resetModules());
  vi.stubGlobal('localStorage', { getItem: () => 'de' });
  // The language is decided with its words.
  await import('$lib/words/testing');
  const { QueueSession } = await import('./session.svelte');
  vi.unstubAllGlobals();
  const open = () => new QueueSession('ws://house/queue', house);
  const reason = { code: 'unknown-game', game: 'poker' };
  const translated = 'Das Spiel poker gibt es in diesem Haus nicht.';

  const refused = open();
  welcome();
  house.wire.says({ type: 'refused', id: 'q1', reason, text: 'English' });
  await vi.waitFor(() => expect(refused.fault).toBe(translated));

  const ended = open();
  house.wire.says({ type: 'bye', reason, text: 'English', retry_ms: null });
  await vi.waitFor(() => expect(ended.closed).toBe(translated));
});
