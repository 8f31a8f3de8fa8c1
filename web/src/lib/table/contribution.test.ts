import { beforeEach, describe, expect, test } from 'vitest';
import { guestCommitment } from '$lib/replay/draw';
import { partBehind, partOf } from '$lib/replay/parts';
import { contributing, readiness } from './contribution';
import { TableSession } from './session.svelte';
import { ann, FakeHouse, tableView } from './testing';
import type { FromClient, GuestDraw, Phase, TableView, ToClient } from './wire.gen';

const starting: Phase = { at: 'starting', starts: 9000 };
let count = 0;
let id: string;
beforeEach(() => (id = `t${(count += 1)}`));

const draw = (...guests: GuestDraw[]) => ({ commitment: 'house', bytes: null, guests });
const guest = (seat: number, commitment: string | null, revealed = false): GuestDraw => ({ seat, commitment, revealed, bytes: null });

const room = (phase: Phase, drawing: TableView['draw']): TableView => tableView({ id, phase, draw: drawing });

/** A promise of this page at the table. */
function promised(): string {
  const request = readiness(room({ at: 'waiting' }, draw()), true);
  if (request.type !== 'ready' || request.commitment === undefined) throw new Error('nothing was promised');
  return request.commitment;
}

describe('A page', () => {
  test('promises random bytes when its guest gets ready, and none where the seed is there already', () => {
    const [one, two] = [promised(), promised()];
    expect(one).not.toBe(two);
    const part = partBehind(id, one)!;
    expect(part.bytes).toMatch(/^[0-9a-f]{64}$/);
    expect(guestCommitment(part.bytes)).toBe(one);
    expect(readiness(room({ at: 'waiting' }, null), true)).toEqual({ type: 'ready', ready: true });
    expect(readiness(room({ at: 'waiting' }, draw()), false)).toEqual({ type: 'ready', ready: false });
    expect(readiness(null, true)).toEqual({ type: 'ready', ready: true });
  });

  test('tells its part once the countdown runs, and remembers what had been promised by then', () => {
    const mine = promised();
    const guests = [guest(0, mine), guest(1, 'bens')];
    expect(contributing(room({ at: 'waiting' }, draw(...guests)), [0])).toBeNull();
    expect(partOf(id)).toBeNull();
    expect(contributing(room(starting, draw(...guests)), [0])).toEqual({ type: 'reveal', bytes: partBehind(id, mine)!.bytes });
    expect(partOf(id)!.seen).toEqual({
      house: 'house',
      guests: [
        [0, mine],
        [1, 'bens'],
      ],
    });
    // Asked again with other promises: the first ones are those that count.
    contributing(room(starting, draw(guest(0, mine), guest(1, 'others'))), [0]);
    expect(partOf(id)!.seen!.guests).toEqual([
      [0, mine],
      [1, 'bens'],
    ]);
    expect(contributing(room(starting, draw(guest(0, mine, true))), [0])).toBeNull();
  });

  test('tells nothing while somebody has not promised, and nothing that another device promised', () => {
    const mine = promised();
    expect(contributing(room(starting, draw(guest(0, mine), guest(1, null))), [0])).toBeNull();
    expect(contributing(room(starting, draw(guest(0, 'from my telephone'))), [0])).toBeNull();
    expect(contributing(room(starting, draw(guest(1, 'bens'))), [0])).toBeNull();
    expect(contributing(room({ at: 'playing' }, draw(guest(0, mine, true))), [0])).toBeNull();
  });

  test('promises afresh after a countdown was stopped', () => {
    const request = contributing(room({ at: 'waiting' }, draw(guest(0, null))), [0]);
    expect(request).toEqual({ type: 'ready', ready: true, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
  });
});

describe('A session', () => {
  test('promises, tells once, and promises afresh by itself', async () => {
    const house = new FakeHouse<FromClient, ToClient>();
    const session = new TableSession('ws://house/t', house);
    house.wire.says({ type: 'welcome', you: ann, code: null, table: room({ at: 'waiting' }, draw()), notes: [], now: 0, incarnation: 'one' });
    void session.ready(true);
    const ready = house.wire.sent.at(-1)!;
    const mine = ready.type === 'ready' ? ready.commitment! : '';
    house.wire.says({ type: 'done', id: ready.id, seq: null });

    for (let told = 0; told < 2; told++) house.wire.says({ type: 'table', ...room(starting, draw(guest(0, mine))) });
    const sent = house.wire.sent.filter(({ type }) => type === 'reveal');
    expect(sent).toHaveLength(1);
    house.wire.says({ type: 'done', id: sent[0]!.id, seq: null });
    await Promise.resolve();
    house.wire.says({ type: 'table', ...room(starting, draw(guest(0, mine))) });
    expect(
      house.wire.sent.filter(({ type }) => type === 'reveal'),
      'what was taken is not told again',
    ).toHaveLength(1);
    house.wire.says({ type: 'table', ...room({ at: 'waiting' }, draw(guest(0, null))) });
    expect(house.wire.sent.at(-1)).toMatchObject({ type: 'ready', ready: true, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
  });

  test('promises afresh also if the countdown was stopped before its part was answered', async () => {
    const mine = promised();
    const house = new FakeHouse<FromClient, ToClient>();
    new TableSession('ws://house/t', house);
    house.wire.says({ type: 'welcome', you: ann, code: null, table: room(starting, draw(guest(0, mine))), notes: [], now: 0, incarnation: 'one' });
    house.wire.says({ type: 'table', ...room({ at: 'waiting' }, draw(guest(0, null))) });
    expect(house.wire.sent.map(({ type }) => type)).toEqual(['reveal']);
    house.wire.says({ type: 'done', id: house.wire.sent[0]!.id, seq: null });
    await Promise.resolve();
    expect(house.wire.sent.map(({ type }) => type)).toEqual(['reveal', 'ready']);
  });

  test('tells its part when it comes back into a countdown', () => {
    const mine = promised();
    const house = new FakeHouse<FromClient, ToClient>();
    new TableSession('ws://house/t', house);
    house.wire.says({ type: 'welcome', you: ann, code: null, table: room(starting, draw(guest(0, mine))), notes: [], now: 0, incarnation: 'one' });
    expect(house.wire.sent).toEqual([expect.objectContaining({ type: 'reveal', bytes: partBehind(id, mine)!.bytes })]);
  });
});
