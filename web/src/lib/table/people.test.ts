import { expect, test } from 'vitest';
import type { GameModule } from '$lib/game';
import { words } from '$lib/words';
import { absent, awaited, groupName, notReady, tableLine, whoPlays } from './attendance';
import { isOpen, summaryLines } from './people';
import { ann, ben, seatView, tableView } from './testing';
import type { Outcome, SeatView, TableSummary, TableView } from './wire.gen';
import { roomWords } from './words';

const toy = {
  id: 'toy',
  name: 'Toy',
  seatNames: () => ['North', 'South'],
  words: { brain: (name: string) => ({ title: name === 'master' ? 'Master' : name, about: '' }) },
} as unknown as GameModule;

const annSits = seatView({ guest: ann });
const benSits = seatView({ guest: ben, ready: false });
const master = seatView({ brain: 'master' });
const free = seatView({ ready: false });

const table = (phase: TableView['phase'], ...seats: SeatView[]): TableView => tableView({ phase, seats });
function summary(phase: TableView['phase'], waits_for: number | null, ...seats: SeatView[]): TableSummary {
  return { id: 't1', game: 'toy', phase, seats, waits_for, at: 0 };
}

test('the rail tells with whom I play', () => {
  const playing = { at: 'playing' } as const;
  expect(tableLine(toy, table({ at: 'waiting' }, annSits, free), 'a')).toBe(roomWords.wait.room);
  expect(tableLine(toy, table(playing, annSits, master), 'a')).toBe(words.table.vsComputer);
  expect(tableLine(toy, table(playing, annSits, benSits), 'a')).toBe('with Ben');
  expect(tableLine(toy, table(playing, annSits, annSits), 'a')).toBe(words.table.hotSeat);
  expect(tableLine(toy, table(playing, annSits, benSits), 'z')).toBe(words.table.watching);
});

const lines = (table: TableSummary) => summaryLines(toy, table, 'a', '8 minutes ago');

test('a game in progress says whose turn it is', () => {
  const playing = { at: 'playing' } as const;
  expect(lines(summary(playing, 0, annSits, benSits))).toEqual({ title: 'Toy with Ben', state: 'Your turn · 8 minutes ago', myTurn: true });
  expect(lines(summary(playing, 1, annSits, master))).toEqual({ title: 'Toy against the computer (Master)', state: 'Master’s turn · 8 minutes ago', myTurn: false });
  // Nobody in particular is awaited.
  expect(lines(summary(playing, null, annSits, benSits)).state).toBe('8 minutes ago');
  // Where people are among them, and where I only watch, all are named.
  expect(lines(summary(playing, 1, annSits, benSits, master)).title).toBe('Toy with Ben and Master');
  expect(lines(summary(playing, 1, master, master)).title).toBe('Toy with Master');
});

test('a waiting room says how many seats are free', () => {
  const waiting = { at: 'waiting' } as const;
  expect(lines(summary(waiting, null, annSits, free))).toEqual({ title: 'Toy', state: 'Waiting room, one seat free · 8 minutes ago', myTurn: false });
  expect(lines(summary(waiting, null, annSits, free, free)).state).toBe('Waiting room, two seats free · 8 minutes ago');
  expect(lines(summary(waiting, null, annSits, benSits)).state).toBe('Waiting room · 8 minutes ago');
});

test('a finished game says how it ended for me, and when', () => {
  const end = (outcome: Outcome, ...seats: SeatView[]) => lines(summary({ at: 'over', outcome }, null, ...seats)).state;
  expect(end({ won: [0] }, annSits, benSits)).toBe('Won 8 minutes ago');
  expect(end({ won: [1] }, annSits, benSits)).toBe('Lost 8 minutes ago');
  expect(end('drawn', annSits, benSits)).toBe('Drew 8 minutes ago');
  expect(end('nobody-won', annSits, benSits)).toBe('Ended without a winner 8 minutes ago');
});

test('a finished game names the winners to those who were on no side of it, or on both', () => {
  const end = (won: number[], ...seats: SeatView[]) => lines(summary({ at: 'over', outcome: { won } }, null, ...seats)).state;
  const cleoSits = seatView({ guest: { id: 'c', name: 'Cleo' } });
  expect(end([0], benSits, cleoSits)).toBe('Ben won 8 minutes ago');
  expect(end([0, 1], benSits, cleoSits, master)).toBe('Ben and Cleo won 8 minutes ago');
  expect(end([1], benSits, master)).toBe('Master won 8 minutes ago');
  // Some of several seats of mine won.
  expect(end([2], annSits, annSits, benSits)).toBe('Lost 8 minutes ago');
  expect(end([0, 2], annSits, annSits, benSits)).toBe('Finished 8 minutes ago');
  // The same name on both sides says nothing.
  expect(end([1], annSits, annSits)).toBe('Finished 8 minutes ago');
  expect(end([1], master, master)).toBe('Finished 8 minutes ago');
});

test('those who are not ready are named once, me left out', () => {
  const waiting = table({ at: 'waiting' }, seatView({ guest: ann, ready: false }), benSits, benSits);
  expect(notReady(waiting, 'a')).toEqual(['Ben']);
  expect(isOpen(free)).toBe(true);
  expect(isOpen(master)).toBe(false);
});

test('those who keep the table waiting are named; it is only me when all others are ready', () => {
  const annThinks = seatView({ guest: ann, ready: false });
  const by = (me: string, ...seats: SeatView[]) => awaited(table({ at: 'waiting' }, ...seats), me);
  expect(by('a', annThinks, benSits)).toBe('Waiting for Ben and you');
  expect(by('a', annThinks, seatView({ guest: ben }))).toBe('Waiting for you');
  expect(by('b', annThinks, seatView({ guest: ben }))).toBe('Waiting for Ann');
  expect(by('a', annThinks, master)).toBe('Waiting for you');
  // Of two seats of mine one may be ready.
  expect(by('a', annSits, annThinks, seatView({ guest: ben }))).toBe('Waiting for you');
});

test('those who are away are named once, computers never', () => {
  const gone = seatView({ guest: ben, away: true });
  expect(absent(table({ at: 'waiting' }, gone, gone))).toEqual(['Ben']);
  expect(absent(table({ at: 'waiting' }, annSits, seatView({ brain: 'master', away: true })))).toEqual([]);
  expect(roomWords.wait.absent(['Ben'])).toBe('Ben is away.');
  expect(roomWords.wait.absent(['Ben', 'Cleo'])).toBe('Ben and Cleo are away.');
});

test('seats that act together are called by their team, if it is whole', () => {
  const sides = {
    ...toy,
    seatNames: () => ['Fox', 'Goose', 'Gander'],
    teams: () => [
      { name: 'the fox', seats: [0] },
      { name: 'all geese', seats: [1, 2] },
    ],
  } as unknown as GameModule;
  expect(groupName(sides, {}, [0])).toBe('the fox');
  expect(groupName(sides, {}, [2, 1])).toBe('all geese');
  expect(groupName(sides, {}, [1])).toBe('Goose');
  expect(groupName(toy, {}, [0, 1])).toBe('North and South');
});

const mum = seatView({ guest: { id: 'a', name: 'Mum' } });
const kid = seatView({ guest: { id: 'a', name: 'Kid' } });

test('several people at my device are named in the list of games', () => {
  const playing = { at: 'playing' } as const;
  expect(lines(summary(playing, 1, mum, kid))).toEqual({ title: 'Toy with Mum and Kid', state: 'Kid’s turn · 8 minutes ago', myTurn: true });
  expect(lines(summary(playing, 0, mum, kid, benSits)).title).toBe('Toy with Mum, Kid and Ben');
  expect(lines(summary({ at: 'over', outcome: { won: [1] } }, null, mum, kid)).state).toBe('Kid won 8 minutes ago');
});

test('a screen is for the one who plays its seats by that name alone, or else for the seats', () => {
  const three = { ...toy, seatNames: () => ['North', 'South', 'West'] } as unknown as GameModule;
  const at = (...seats: SeatView[]) => table({ at: 'playing' }, ...seats);
  expect(whoPlays(toy, at(mum, kid), [0, 1], [1])).toEqual({ who: 'Kid', isNamed: true });
  expect(whoPlays(three, at(mum, kid, annSits), [0, 1, 2], [1, 2])).toEqual({ who: 'Kid and Ann', isNamed: true });
  expect(whoPlays(toy, at(mum, mum), [0, 1], [1])).toEqual({ who: 'South', isNamed: false });
  expect(whoPlays(three, at(mum, kid, mum), [0, 1, 2], [2])).toEqual({ who: 'West', isNamed: false });
  // With one screen there is nobody to tell apart.
  expect(whoPlays(toy, at(mum, benSits), [0], [0])).toEqual({ who: 'North', isNamed: false });
});
