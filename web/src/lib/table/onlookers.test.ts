import { expect, test } from 'vitest';
import { onlookersLines } from './onlookers';
import type { Guest, Note, TableView } from './wire.gen';

const [ann, ben, cid, dan] = ['Ann', 'Ben', 'Cid', 'Dan'].map((name): Guest => ({ id: name.toLowerCase(), name })) as [Guest, Guest, Guest, Guest];
const said = (n: number, guest: Guest): Note => ({ n, at: 0, seq: 0, body: { kind: 'said', guest, text: 'Well, well.' } });
const table: TableView = {
  id: 't1',
  game: 'toy',
  host: ann,
  phase: { at: 'playing' },
  setup: {},
  paused: false,
  resumed: null,
  brought_by: null,
  rests: null,
  sent_away: [],
  commitment: null,
  seed: null,
  draw: null,
  seats: [
    { guest: ben, brain: null, ready: true, away: false },
    { guest: null, brain: 'master', ready: true, away: false },
  ],
  options: { decision_seconds: null, pace: 'normal', stand_in_seconds: null, help: true },
};
const notes = [said(0, ann), said(1, cid), said(2, ben), said(3, dan), said(4, cid), { n: 5, at: 0, seq: 0, body: { kind: 'started' } } satisfies Note];

test('who only looks on is found at the latest thing they said; host and players are not', () => {
  expect(onlookersLines(table, notes)).toEqual(new Set([3, 4]));
});

test('who was sent away is not sent away again', () => {
  expect(onlookersLines({ ...table, sent_away: [cid] }, notes)).toEqual(new Set([3]));
});

test('who gave up their seat only looks on', () => {
  const left = { ...table, seats: [table.seats[1]!, table.seats[1]!] };
  expect(onlookersLines(left, notes)).toEqual(new Set([2, 3, 4]));
});
