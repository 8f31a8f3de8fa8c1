import { expect, test } from 'vitest';
import { ann, ben, seatView, tableView } from '../testing';
import type { SeatView, TableView } from '../wire.gen';
import { isLate, missing, replaceableAt, rests, Roll } from './presence';

/** Ann hosts. */
const table = (...seats: Partial<SeatView>[]): TableView => tableView({ seats: seats.map(seatView) });

test('whoever goes and comes back is told of once each, and oneself never', () => {
  const roll = new Roll();
  expect(roll.call(table({ guest: ann }, { guest: ben }, { guest: ben }), 'a')).toEqual([]);
  const gone = table({ guest: ann }, { guest: ben, away: true }, { guest: ben, away: true });
  expect(roll.call(gone, 'a')).toEqual([{ kind: 'left', guest: 'b', name: 'Ben' }]);
  expect(roll.call(gone, 'a')).toEqual([]);
  // A computer that stands in changes nothing of that.
  expect(roll.call(table({ guest: ann, away: true }, { guest: ben, away: true, brain: 'random' }), 'a')).toEqual([]);
  expect(roll.call(table({ guest: ann }, { guest: ben }), 'a')).toEqual([{ kind: 'back', guest: 'b', name: 'Ben' }]);
});

test('who was away before one came has not just gone, and who gave the seat up has not come back', () => {
  const roll = new Roll();
  expect(roll.call(table({ guest: ann }, { guest: ben, away: true }), 'a')).toEqual([]);
  expect(roll.call(table({ guest: ann }, { brain: 'random' }), 'a')).toEqual([]);
});

test('who opens the page of a new game last has not come back', () => {
  const roll = new Roll();
  expect(roll.call(table({ guest: ann }, { guest: ben, away: true }), 'a')).toEqual([]);
  expect(roll.call(table({ guest: ann }, { guest: ben }), 'a')).toEqual([]);
  // From now on they are told of like everybody.
  expect(roll.call(table({ guest: ann }, { guest: ben, away: true }), 'a')).toEqual([{ kind: 'left', guest: 'b', name: 'Ben' }]);
});

test('the host may let a computer play for whoever is awaited and away', () => {
  const [here, gone] = [table({ guest: ann }, { guest: ben }), table({ guest: ann }, { guest: ben, away: true })];
  expect(missing(here, 1, 'a')).toBeNull();
  expect(missing(gone, 0, 'a')).toBeNull();
  expect(missing(gone, 1, 'a')).toMatchObject({ seat: 1, strong: 'It’s Ben’s turn, but they’re away.', mayHelp: true, standInAt: null });
  expect(missing(gone, 1, 'z')).toMatchObject({ text: 'Ann can ask a computer to play until they’re back.', mayHelp: false });
});

test('whoever is away can be replaced from when the house says on, until a computer plays', () => {
  const gone = table({ guest: ann }, { guest: ben, away: true, replaceable_at: 700 });
  expect([0, 1, 2].map((number) => replaceableAt(gone, number))).toEqual([null, 700, null]);
  expect(replaceableAt(table({ guest: ann }, { guest: ben, away: true, brain: 'random' }), 1)).toBeNull();
  expect(replaceableAt({ ...gone, phase: { at: 'waiting' } }, 1)).toBeNull();
});

test('a game among people rests while all of them are away', () => {
  const [here, gone, computer] = [{ guest: ann }, { guest: ben, away: true }, { brain: 'random' }];
  expect(rests(table({ ...here, away: true }, gone, computer))).toBe(true);
  expect(rests(table(here, gone, computer))).toBe(false);
  // One person's game waits for them by itself.
  expect(rests(table({ ...here, away: true }, computer))).toBe(false);
  expect(rests(table(computer, computer))).toBe(false);
});

test('where the table does it by itself the time is told, until a computer plays', () => {
  expect(missing(table({ guest: ann }, { guest: ben, away: true, stand_in_at: 900 }), 1, 'c')).toMatchObject({ standInAt: 900 });
  expect(missing(table({ guest: ann }, { guest: ben, away: true, brain: 'random' }), 1, 'a')).toBeNull();
});

test('time is called in its last ten seconds, or in the second half of a short one', () => {
  expect([11, 10, 1, 0].map((seconds) => isLate(seconds, 60))).toEqual([false, true, true, false]);
  expect([6, 5].map((seconds) => isLate(seconds, 10))).toEqual([false, true]);
  expect(isLate(null, 60) || isLate(5, null)).toBe(false);
});
