import { expect, test } from 'vitest';
import { ago, clock, list, sentence, span, words } from '.';
import { usualOptions } from '../lobby/setup.svelte';
import type { Help } from '../table/wire.gen';
import { telling } from './telling';
import { roomWords } from '$lib/table/words';

const { leaveText, noteText, optionsText, outcomeTitle } = telling(words, roomWords);

test('lists of names', () => {
  expect(list([])).toBe('');
  expect(list(['Ann'])).toBe('Ann');
  expect(list(['Ann', 'Ben'])).toBe('Ann and Ben');
  expect(list(['Ann', 'Ben', 'Cleo'])).toBe('Ann, Ben and Cleo');
});

test('a few words become a sentence', () => {
  expect(['standard start', 'Two dice.', ''].map(sentence)).toEqual(['Standard start.', 'Two dice.', '']);
});

test('spans use the largest unit that fits exactly', () => {
  expect([1, 45, 60, 90, 300, 3600, 86_400].map(span)).toEqual(['1 second', '45 seconds', '1 minute', '90 seconds', '5 minutes', '1 hour', '1 day']);
});

test('a clock shows the second that is running, never less than nothing', () => {
  expect([-3, 0, 0.2, 9, 65, 3600].map(clock)).toEqual(['0:00', '0:00', '0:01', '0:09', '1:05', '1:00:00']);
});

test('ages are rough', () => {
  expect([0, 59_000, 61_000, 3 * 3600_000 + 5, 50 * 3600_000].map(ago)).toEqual(['just now', 'just now', '1 minute ago', '3 hours ago', '2 days ago']);
});

test('seats are counted in words', () => {
  expect(roomWords.wait.seated(4, 2)).toBe('Four seated, two seats free.');
  expect(roomWords.wait.seated(1, 1)).toBe('One seated, one seat free.');
  expect(roomWords.wait.seated(0, 2)).toBe('No one seated, two seats free.');
  expect(roomWords.wait.seated(2, 0)).toBe('Two seated, no seats free.');
  expect([1, 2, 12].map(roomWords.wait.waitingForSeats)).toEqual(['One seat is free', 'Two seats are free', '12 seats are free']);
  expect([0, 1, 3].map(words.home.waitingRoom)).toEqual(['Waiting room', 'Waiting room, one seat free', 'Waiting room, three seats free']);
});

test('people and moves agree with their verbs', () => {
  expect([1, 3].map(words.home.quickWaiting)).toEqual(['one player is waiting', '3 players are waiting']);
  expect([1, 7].map(roomWords.wait.resumed)).toEqual(['Saved game, continuing after one move.', 'Saved game, continuing after 7 moves.']);
  expect([1, 5].map(roomWords.wait.startsIn)).toEqual(['The game starts in 1 second.', 'The game starts in 5 seconds.']);
  expect(words.table.theyWin(['Ann'])).toBe('Ann wins');
  expect(words.table.theyWin(['Ann', 'Ben'])).toBe('Ann and Ben win');
});

test('the house reports who sat down where', () => {
  const text = noteText({ kind: 'sat-down', seat: 1, name: 'Ben' }, ['Black', 'White'], (brain) => brain);
  expect(text).toBe('Ben sat down as White.');
  const late = noteText({ kind: 'timed-out', seat: 1, name: 'Ben' }, ['Black', 'White'], (brain) => brain);
  expect(late).toBe('Ben ran out of time.');
});

test('options say only what is worth saying', () => {
  expect(optionsText(usualOptions)).toBe('No time limit.');
  expect(optionsText({ ...usualOptions, decision_seconds: 120, pace: 'fast', stand_in_seconds: 60 })).toBe(
    '2 minutes per move. Computer speed: fast. A computer takes over after 1 minute away.',
  );
});

test('options say how the house helps, as far as the game has it', () => {
  const told = (help: Help[], helps: Help[]) => optionsText({ ...usualOptions, help }, { helps });
  expect(told(['hint', 'chances', 'proved'], ['hint', 'chances', 'proved'])).toBe('No time limit. Help: hints, odds and proofs.');
  expect(told(['hint', 'chances'], ['chances', 'proved'])).toBe('No time limit. Help: odds.');
  expect(told(['hint'], ['proved'])).toBe('No time limit. No help.');
  expect(told(['hint'], [])).toBe('No time limit.');
});

test('a game waits for those who leave only if nothing else goes on', () => {
  const options = usualOptions;
  expect(leaveText(options)).toContain('The game waits for you.');
  for (const change of [{ decision_seconds: 60 }, { stand_in_seconds: 30 }]) {
    expect(leaveText({ ...options, ...change })).not.toContain('waits');
  }
  expect(leaveText({ ...options, decision_seconds: 60 })).toContain('1 minute per move');
  expect(leaveText({ ...options, stand_in_seconds: 30 })).toContain('after 30 seconds');
});

test('an end is told from where one sits', () => {
  const names = ['Ann', 'Ben', 'Cleo'];
  expect(outcomeTitle({ won: [0] }, [0], names)).toBe('You win');
  expect(outcomeTitle({ won: [0] }, [1], names)).toBe('You lose to Ann');
  expect(outcomeTitle({ won: [0] }, [1], ['Ann', 'Ben'])).toBe('You lose');
  expect(outcomeTitle({ won: [0] }, [], names)).toBe('Ann wins');
  expect(outcomeTitle({ won: [1, 2] }, [], names)).toBe('Ben and Cleo win');
  expect(outcomeTitle({ won: [0] }, [0, 1], names)).toBe('Ann wins');
  expect(outcomeTitle('drawn', [0], names)).toBe('Draw');
  expect(outcomeTitle('nobody-won', [0], names)).toBe('No one wins');
  const teams = [
    { name: 'the fox', wins: 'The fox wins', seats: [0] },
    { name: 'all geese', wins: 'The geese win', seats: [1, 2] },
  ];
  expect(outcomeTitle({ won: [2, 1] }, [], names, teams)).toBe('The geese win');
  expect(outcomeTitle({ won: [0] }, [0, 1, 2], names, teams)).toBe('The fox wins');
  expect(outcomeTitle({ won: [0] }, [1], names, teams)).toBe('You lose');
});
