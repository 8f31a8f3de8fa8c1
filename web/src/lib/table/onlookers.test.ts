import { expect, test } from 'vitest';
import { onlookersLines } from './onlookers';
import { ann, ben, seatView, tableView } from './testing';
import type { Guest, Note } from './wire.gen';

const cid: Guest = { id: 'c', name: 'Cid' };
const dan: Guest = { id: 'd', name: 'Dan' };
const said = (n: number, guest: Guest): Note => ({ n, at: 0, seq: 0, body: { kind: 'said', guest, text: 'Well, well.' } });
const table = tableView({ seats: [seatView({ guest: ben }), seatView({ brain: 'master' })] });
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
