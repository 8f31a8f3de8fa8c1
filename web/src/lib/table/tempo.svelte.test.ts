import { flushSync } from 'svelte';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { TableSession } from './session.svelte';
import { Tempo, tempoCommand } from './tempo.svelte';
import { ann, ben, FakeHouse, seatView, tableView } from './testing';
import type { FromClient, TableView, ToClient } from './wire.gen';

let house: FakeHouse<FromClient, ToClient>;
let tempo: Tempo;
let seq = 0;

const computer = seatView({ brain: 'master' });
function open(change: Partial<TableView> = {}, me = ann): void {
  house = new FakeHouse();
  const session = new TableSession('ws://house/t1', house);
  const table = tableView({ seats: [seatView({ guest: ann }), computer], ...change });
  house.wire.says({ type: 'welcome', you: me, table, code: null, notes: [], now: 0, incarnation: 'one' } as unknown as ToClient);
  onTestFinished($effect.root(() => void (tempo = new Tempo(() => session))));
  turn(0);
}
/** The match waits for a seat. */
function turn(seat: number): void {
  house.wire.says({ type: 'frame', seat: 0, seq: seq + 1, since: seq, sights: ['x'], view: {}, actions: [], turn: { seat }, deadline: null } as unknown as ToClient);
  seq += 1;
  flushSync();
}
/** The house does what it was asked for last. */
async function obeys(): Promise<void> {
  const last = house.wire.sent.findLast((message) => message.type === 'pace')!;
  const table = tableView({ seats: [seatView({ guest: ann }), computer] });
  // It answers first.
  house.wire.says({ type: 'done', id: last.id, seq: null } as unknown as ToClient);
  await new Promise((then) => setTimeout(then));
  flushSync();
  expect(tempo.pace).toBe(last.pace);
  house.wire.says({ type: 'table', ...table, options: { ...table.options, pace: last.pace } } as ToClient);
  await new Promise((then) => setTimeout(then));
  flushSync();
}
const asked = () => house.wire.sent.flatMap((message) => (message.type === 'pace' ? [message.pace] : []));

beforeEach(() => {
  seq = 0;
  sessionStorage.clear();
});

it('asks for the next faster speed, and after the fastest for the slowest, however quickly it is tapped', async () => {
  open();
  tempo.next();
  await obeys();
  expect(tempo.pace).toBe('fast');
  tempo.next();
  tempo.next();
  expect(asked()).toEqual(['fast', 'instant', 'slow']);
  expect(tempo.pace).toBe('slow');
});

it('hurries the computers until it is my turn, and no longer', async () => {
  open();
  tempo.skipAhead();
  expect(asked()).toEqual([]);
  turn(1);
  expect(tempo.maySkip).toBe(true);
  tempo.skipAhead();
  await obeys();
  expect(tempo.maySkip).toBe(false);
  turn(1);
  expect(asked()).toEqual(['instant']);
  turn(0);
  expect(asked()).toEqual(['instant', 'normal']);
});

it('leaves a speed alone that was chosen on the way', async () => {
  open();
  turn(1);
  tempo.skipAhead();
  await obeys();
  tempo.set('fast');
  turn(0);
  expect(asked()).toEqual(['instant', 'fast']);
});

it('is the host’s, where computers play; nobody is hurried past another person', () => {
  open({ seats: [seatView({ guest: ann }), seatView({ guest: ben }), computer] });
  expect([tempo.maySet, tempo.hasSkip]).toEqual([true, false]);
  open({ seats: [seatView({ guest: ann }), seatView({ guest: ben })] });
  expect(tempo.maySet).toBe(false);
  open({ seats: [seatView({ guest: ann }), seatView({ guest: ben }), computer] }, ben);
  expect(tempo.maySet).toBe(false);
  open({ phase: { at: 'over', outcome: 'drawn' } });
  expect(tempo.maySet).toBe(false);
});

it('hears its keys, but not while somebody writes', () => {
  const press = (key: string, target: Element = document.body, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, ...more });
    Object.defineProperty(event, 'target', { value: target });
    return tempoCommand(event);
  };
  expect([press('f'), press('S'), press('x')]).toEqual(['next', 'skip', null]);
  expect(press('s', document.createElement('input'))).toBeNull();
  expect(press('s', document.body, { ctrlKey: true })).toBeNull();
});
