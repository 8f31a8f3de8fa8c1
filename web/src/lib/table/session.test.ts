import { beforeEach, describe, expect, test } from 'vitest';
import { words } from '../words';
import { TableSession, type Answer } from './session.svelte';
import { ann, ben, FakeHouse, seatView, tableView } from './testing';
import type { Frame, FromClient, Note, ToClient } from './wire.gen';

const table = tableView({ seats: [ann, ben, ann].map((guest) => seatView({ guest })) });
const welcome: ToClient = { type: 'welcome', you: ann, code: 'K7QF', table, notes: [], now: 5000, incarnation: 'first' };

function frame(seat: number | null, since: number, sights: string[]): ToClient & Frame {
  const seq = since + sights.length;
  return {
    type: 'frame',
    seat,
    seq,
    since,
    sights,
    view: { seq },
    actions: [],
    turn: { seat: 0 },
    deadline: null,
  };
}

function note(n: number): Note {
  return { n, at: 0, seq: 0, body: { kind: 'said', guest: ben, text: `note ${n}` } };
}

let house: FakeHouse<FromClient, ToClient>;
let session: TableSession;

beforeEach(() => {
  house = new FakeHouse();
  session = new TableSession('ws://house/t1', house);
});

/** All promises that can be settled now are. */
const settled = () => new Promise((then) => setTimeout(then));

/** What a request has come to so far. */
function outcome(promise: Promise<Answer>): Promise<Answer | 'open'> {
  return Promise.race([promise, new Promise<'open'>((settle) => setTimeout(settle, 0, 'open'))]);
}

describe('coming in', () => {
  test('a welcome opens the link and tells who I am, where I sit and what time it is', () => {
    expect(session.link).toBe('connecting');
    house.wire.says(welcome);
    expect(session.link).toBe('open');
    expect(session.mine).toEqual([0, 2]);
    expect(session.isHost).toBe(true);
    expect(session.code).toBe('K7QF');
    house.clock += 250;
    expect(session.now()).toBe(5250);
  });

  test('whoever sits down under a name is called by it from then on', () => {
    house.wire.says({ ...welcome, you: { id: 'c', name: '' } });
    const cleo = { id: 'c', name: 'Cleo' };
    house.wire.says({ type: 'table', ...table, seats: [{ guest: cleo, brain: null, ready: false, away: false }] });
    expect(session.you).toEqual(cleo);
  });

  test('the host’s freeing of a seat concerns its holder alone', () => {
    house.wire.says(welcome);
    const cleared = (n: number, seat: number): Note => ({ n, at: 0, seq: 0, body: { kind: 'seat-freed', seat, name: 'Ann' } });
    const without = (...gone: number[]): ToClient => ({
      type: 'table',
      ...table,
      seats: table.seats.map((seat, number) => (gone.includes(number) ? { ...seat, guest: null } : seat)),
    });
    house.wire.says(without(1));
    house.wire.says({ type: 'note', ...cleared(1, 1) });
    expect(session.seatsFreed).toBe(0);
    house.wire.says(without(1, 2));
    house.wire.says({ type: 'note', ...cleared(2, 2) });
    expect(session.seatsFreed).toBe(1);
  });

  test('a door that stays shut is told, and not knocked at again', async () => {
    house.refusal = 'There is no such table.';
    house.wire.breaks();
    await settled();
    expect(session.closed).toBe('There is no such table.');
    expect(session.isUnknown).toBe(true);
    expect(house.timers).toHaveLength(0);
  });

  test('a house that cannot be asked is knocked at again', async () => {
    house.wire.breaks();
    await settled();
    expect(session.closed).toBeNull();
    expect(session.link).toBe('connecting');
    house.ring();
    expect(house.wires).toHaveLength(2);
  });
});

describe('frames', () => {
  beforeEach(() => house.wire.says(welcome));

  test('sights are put together, seat by seat', () => {
    house.wire.says(frame(0, 0, ['x']));
    house.wire.says(frame(2, 0, ['-']));
    house.wire.says(frame(0, 1, ['y', 'z']));
    expect(session.eyes(0)?.sights).toEqual(['x', 'y', 'z']);
    expect(session.eyes(0)?.frame.view).toEqual({ seq: 3 });
    expect(session.eyes(2)?.sights).toEqual(['-']);
    expect(session.eyes(null)).toBeNull();
  });

  test('a frame that comes twice changes nothing', () => {
    house.wire.says(frame(0, 0, ['x', 'y']));
    house.wire.says(frame(0, 0, ['x', 'y']));
    expect(session.eyes(0)?.sights).toEqual(['x', 'y']);
  });

  test('a frame that overlaps adds only what is new', () => {
    house.wire.says(frame(0, 0, ['x', 'y']));
    house.wire.says(frame(0, 1, ['y', 'z']));
    expect(session.eyes(0)?.sights).toEqual(['x', 'y', 'z']);
  });

  test('an older frame is ignored', () => {
    house.wire.says(frame(0, 0, ['x', 'y']));
    house.wire.says(frame(0, 0, ['x']));
    expect(session.eyes(0)?.frame.seq).toBe(2);
  });

  test('a gap asks once for what is missing in any of my eyes', () => {
    house.wire.says(frame(0, 0, ['x', 'y']));
    house.wire.says(frame(2, 0, ['-']));
    house.wire.says(frame(0, 4, ['v']));
    house.wire.says(frame(2, 4, ['-']));
    expect(house.wire.sent).toEqual([{ type: 'resync', id: expect.any(String), since: 1 }]);
    expect(session.eyes(0)?.sights).toEqual(['x', 'y']);

    house.wire.says(welcome);
    house.wire.says(frame(0, 1, ['y', 'z', 'u', 'v']));
    house.wire.says({ type: 'done', id: house.wire.sent[0]!.id, seq: null });
    expect(session.eyes(0)?.sights).toEqual(['x', 'y', 'z', 'u', 'v']);

    house.wire.says(frame(0, 9, ['w']));
    expect(house.wire.sent).toHaveLength(2);
  });

  test('of a long match earlier sights come first, in pieces', () => {
    house.wire.says({ type: 'sights', seat: 0, since: 0, sights: ['x', 'y'] });
    expect(session.eyes(0)).toBeNull();
    house.wire.says({ type: 'sights', seat: 0, since: 2, sights: ['z'] });
    house.wire.says(frame(0, 3, ['u']));
    expect(session.eyes(0)?.sights).toEqual(['x', 'y', 'z', 'u']);
    expect(house.wire.sent).toEqual([]);

    house.wire.says({ type: 'sights', seat: 0, since: 5, sights: ['w'] });
    expect(house.wire.sent).toMatchObject([{ type: 'resync' }]);
    expect(session.eyes(0)?.sights).toEqual(['x', 'y', 'z', 'u']);
  });

  test('a line that breaks between two pieces loses none of them', () => {
    house.wire.says({ type: 'sights', seat: 0, since: 0, sights: ['x', 'y'] });
    house.wire.says({ type: 'sights', seat: 2, since: 0, sights: ['-', '-'] });
    house.wire.breaks();
    house.ring();
    expect(house.doors).toEqual(['ws://house/t1', 'ws://house/t1?since=2']);
    house.wire.says(welcome);
    house.wire.says(frame(0, 2, ['z']));
    expect(session.eyes(0)?.sights).toEqual(['x', 'y', 'z']);
  });

  test('a seat that has seen nothing yet asks from the start', () => {
    house.wire.says(frame(0, 0, ['x', 'y']));
    house.wire.says(frame(2, 1, ['-']));
    expect(house.wire.sent).toMatchObject([{ type: 'resync', since: 0 }]);
  });
});

describe('a house that was set back', () => {
  const other: ToClient = { ...welcome, incarnation: 'second' };

  beforeEach(() => {
    house.wire.says({ ...welcome, notes: [note(1), note(2)] });
    house.wire.says(frame(0, 0, ['x', 'y', 'z']));
    house.wire.says(frame(2, 0, ['-', '-', '-']));
    house.wire.breaks();
    house.ring();
  });

  test('shows what is so now, though it is less than the page has seen', () => {
    house.wire.says({ ...other, notes: [note(1)] });
    expect(session.notes).toEqual([note(1)]);
    expect(session.eyes(0)?.frame.seq).toBe(3); // Until there is something else to show.
    house.wire.says(frame(0, 0, ['x']));
    house.wire.says(frame(2, 0, ['-']));
    expect(session.eyes(0)).toMatchObject({ frame: { seq: 1 }, sights: ['x'] });
    expect(session.eyes(2)).toMatchObject({ frame: { seq: 1 }, sights: ['-'] });
    expect(house.wire.sent).toEqual([]);
    house.wire.says({ type: 'note', ...note(2) });
    expect(session.notes).toMatchObject([note(1), note(2)]);
  });

  test('is asked for everything where it shows only what came after', () => {
    house.wire.says(other);
    house.wire.says(frame(0, 3, ['u']));
    expect(house.wire.sent).toMatchObject([{ type: 'resync', since: 0 }]);
    house.wire.says(other);
    house.wire.says(frame(0, 0, ['x', 'q', 'r', 'u']));
    expect(session.eyes(0)?.sights).toEqual(['x', 'q', 'r', 'u']);
  });

  test('once it has shown everything an older frame is ignored again', () => {
    house.wire.says(other);
    house.wire.says(frame(0, 0, ['x', 'q']));
    house.wire.says(frame(0, 0, ['x']));
    expect(session.eyes(0)?.frame.seq).toBe(2);
  });

  test('shows its own notes in place of lost ones of the same number', () => {
    const told: number[] = [];
    session.onNotes((fresh) => told.push(...fresh.map(({ n }) => n)));
    const another: Note = { ...note(2), at: 1, body: { kind: 'started' } };
    house.wire.says({ ...other, notes: [note(1), another, note(3)] });
    expect(session.notes).toEqual([note(1), another, note(3)]);
    expect(told).toEqual([3]);
  });

  test('and once more before it has shown anything, shows what is so in the end', () => {
    house.wire.says(other);
    house.wire.breaks();
    house.ring();
    house.wire.says({ ...other, incarnation: 'third' });
    house.wire.says(frame(0, 0, ['x']));
    expect(session.eyes(0)).toMatchObject({ frame: { seq: 1 }, sights: ['x'] });
  });

  test('is asked again, on the same line, for an action that it may have lost', async () => {
    house.wire.says(welcome);
    const act = session.ask({ type: 'act', seat: 0, seq: 3, action: 'leap' });
    const [sent] = house.wire.sent;
    house.wire.says({ type: 'done', id: sent!.id, seq: 4 });
    house.wire.says(other);
    expect(house.wire.sent).toEqual([sent, sent]);

    for (const seat of [0, 2]) house.wire.says(frame(seat, 0, ['x', 'y', 'q', 'r']));
    expect(await outcome(act)).toBe('open');
    house.wire.says({ type: 'refused', id: sent!.id, reason: { code: 'stale' }, text: '' });
    expect(await act).toMatchObject({ done: false });
  });
});

describe('requests', () => {
  beforeEach(() => house.wire.says(welcome));

  test('done and refused reach the one who asked', async () => {
    const chat = session.ask({ type: 'chat', text: 'hello' });
    const act = session.ask({ type: 'act', seat: 0, seq: 3, action: 'leap' });
    expect(session.waiting).toBe(2);
    const [first, second] = house.wire.sent;
    expect(second).toMatchObject({ type: 'act', seat: 0, seq: 3, action: 'leap' });

    const reason = { code: 'rule', said: { space: 'toy', code: 'leap' } } as const;
    house.wire.says({ type: 'refused', id: second!.id, reason, text: 'No leaping.' });
    expect(await act).toEqual({ done: false, refused: { reason, text: words.problem.untold } });
    expect(await outcome(chat)).toBe('open');

    house.wire.says({ type: 'done', id: first!.id, seq: null });
    expect(await chat).toEqual({ done: true });
    expect(session.waiting).toBe(0);
  });

  test('an action is settled when all my seats have seen what it made', async () => {
    house.wire.says(frame(0, 0, ['x']));
    house.wire.says(frame(2, 0, ['-']));
    const act = session.ask({ type: 'act', seat: 0, seq: 1, action: 'leap' });
    house.wire.says({ type: 'done', id: house.wire.sent[0]!.id, seq: 2 });
    expect(await outcome(act)).toBe('open');
    house.wire.says(frame(0, 1, ['y']));
    expect(await outcome(act)).toBe('open');
    expect(session.waiting).toBe(1);
    house.wire.says(frame(2, 1, ['-']));
    expect(await act).toEqual({ done: true });
    expect(session.waiting).toBe(0);
  });

  test('an action whose frames came first is settled at once', async () => {
    house.wire.says(frame(0, 0, ['x']));
    house.wire.says(frame(2, 0, ['-']));
    const act = session.ask({ type: 'act', seat: 0, seq: 0, action: 'leap' });
    house.wire.says({ type: 'done', id: house.wire.sent[0]!.id, seq: 1 });
    expect(await act).toEqual({ done: true });
  });

  test('what had no answer is sent again with the same id, in order', async () => {
    const answered = session.ask({ type: 'ready', ready: true });
    const chat = session.ask({ type: 'chat', text: 'hello' });
    const before = [...house.wire.sent];
    house.wire.says({ type: 'done', id: before[0]!.id, seq: null });
    await answered;

    house.wire.breaks();
    expect(session.link).toBe('away');
    const late = session.ask({ type: 'chat', text: 'anyone?' });
    house.ring();
    expect(house.wire.sent).toEqual([]);
    house.wire.says(welcome);
    expect(session.link).toBe('open');
    expect(house.wire.sent).toEqual([before[1], expect.objectContaining({ text: 'anyone?' })]);

    for (const { id } of house.wire.sent) house.wire.says({ type: 'done', id, seq: null });
    expect(await chat).toEqual({ done: true });
    expect(await late).toEqual({ done: true });
  });

  test('a resync is not sent again: the welcome has brought it', () => {
    house.wire.says(frame(0, 4, ['v']));
    house.wire.breaks();
    house.ring();
    house.wire.says(welcome);
    expect(house.wire.sent).toEqual([]);
  });

  test('whoever comes back says what they have seen', () => {
    house.wire.says(frame(0, 0, ['x', 'y']));
    house.wire.says(frame(2, 0, ['-']));
    house.wire.breaks();
    house.ring();
    expect(house.doors).toEqual(['ws://house/t1', 'ws://house/t1?since=1']);
  });

  test('an answer nobody asked for is harmless', () => {
    house.wire.says({ type: 'done', id: 'somebody else', seq: null });
    expect(session.waiting).toBe(0);
  });
});

describe('a lost line', () => {
  beforeEach(() => house.wire.says(welcome));

  test('waits grow until a welcome', () => {
    const waits: number[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      house.wire.breaks();
      waits.push(house.timers[0]!.ms);
      house.ring();
    }
    expect(waits).toEqual([300, 600, 1200]);
    house.wire.says(welcome);
    house.wire.breaks();
    expect(house.timers[0]!.ms).toBe(300);
  });

  test('coming back to the page ends the wait', () => {
    house.wire.breaks();
    session.wake();
    expect(house.wires).toHaveLength(2);
  });

  test('a line that looks alive must prove it when the reader comes back', () => {
    const quiet = house.wire;
    session.wake();
    expect(quiet.sent).toMatchObject([{ type: 'resync' }]);
    expect(house.timers).toMatchObject([{ ms: 5000 }]);
    house.ring();
    expect(quiet.isClosed).toBe(true);
    expect(session.link).toBe('away');
  });

  test('one word is proof enough', () => {
    session.wake();
    house.wire.says(welcome);
    expect(house.timers).toMatchObject([{ ms: 15_000 }]);
    expect(session.link).toBe('open');
  });

  test('a line that misses three beats is dead, though nobody has said so', () => {
    const dead = house.wire;
    dead.says({ type: 'beat' });
    expect(session.link).toBe('open');
    expect(house.timers).toMatchObject([{ ms: 15_000 }]);
    house.ring();
    expect(dead.isClosed).toBe(true);
    expect(session.link).toBe('away');
    house.ring();
    house.wire.says(welcome);
    expect(session.link).toBe('open');
  });

  test('a knock that nobody answers is not waited for', () => {
    house.wire.breaks();
    house.ring();
    const unheard = house.wire;
    expect(house.timers).toMatchObject([{ ms: 10_000 }]);
    house.ring();
    expect(unheard.isClosed).toBe(true);
    house.ring();
    house.wire.says(welcome);
    expect(session.link).toBe('open');
  });

  test('a table that is gone when one comes back is told, not sought for ever', async () => {
    house.wire.breaks();
    house.ring();
    house.refusal = 'There is no such table.';
    house.wire.breaks();
    await settled();
    expect(session.closed).toBe('There is no such table.');
    expect(house.timers).toHaveLength(0);
  });

  test('a line that was open and broke is no reason to ask why', async () => {
    house.refusal = 'There is no such table.';
    house.wire.breaks();
    await settled();
    expect(session.closed).toBeNull();
  });

  test('one may come in anew, and what had no answer is asked again', () => {
    void session.ask({ type: 'chat', text: 'hello' });
    const old = house.wire;
    session.comeAgain();
    expect(old.isClosed).toBe(true);
    old.breaks();
    expect(house.wires).toHaveLength(2);
    expect(session.link).toBe('open');
    house.wire.says({ ...welcome, you: { id: 'a', name: 'Anna' } } as ToClient);
    expect(session.you?.name).toBe('Anna');
    expect(house.wire.sent).toEqual(old.sent);
  });

  test('what an old line still says is not heard', () => {
    const old = house.wire;
    old.breaks();
    house.ring();
    old.says(frame(0, 0, ['ghost']));
    expect(session.eyes(0)).toBeNull();
  });
});

describe('bye', () => {
  beforeEach(() => house.wire.says(welcome));

  test('with a time: come back then', () => {
    house.wire.says({ type: 'bye', reason: { code: 'closing' }, text: 'The house is closing.', retry_ms: 1500 });
    house.wire.breaks();
    expect(house.timers[0]!.ms).toBe(1500);
    expect(session.closed).toBeNull();
    expect(session.isRestarting).toBe(true);
    house.ring();
    house.wire.says(welcome);
    expect(session.isRestarting).toBe(false);
  });

  test('without one: it is over, and nothing waits for an answer any more', async () => {
    const chat = session.ask({ type: 'chat', text: 'hello' });
    house.wire.says({ type: 'bye', reason: { code: 'removed' }, text: '', retry_ms: null });
    house.wire.breaks();
    expect(house.timers).toHaveLength(0);
    expect(await chat).toMatchObject({ done: false, refused: { text: 'This table was deleted.' } });
    expect(session.closed).toBe('This table was deleted.');
    expect(await session.ask({ type: 'chat', text: 'still there?' })).toMatchObject({ done: false });
  });
});

test('notes come once each, in order', () => {
  const told: number[] = [];
  session.onNotes((fresh) => told.push(...fresh.map(({ n }) => n)));
  house.wire.says({ ...welcome, notes: [note(0), note(1)] } as ToClient);
  house.wire.says({ type: 'note', ...note(1) });
  house.wire.says({ type: 'note', ...note(2) });
  expect(session.notes.map((each) => each.n)).toEqual([0, 1, 2]);
  expect(told).toEqual([2]);
});

test('a page that is left stays away', () => {
  house.wire.says(welcome);
  const wire = house.wire;
  session.end();
  wire.breaks();
  expect(wire.isClosed).toBe(true);
  expect(house.timers).toHaveLength(0);
});
