import { expect, test } from 'vitest';
import { de } from './de';
import { en } from './en';

test('players in a queue agree with their verbs', () => {
  expect([0, 1, 3].map(en.waiting)).toEqual(['No one is waiting yet.', 'One player is waiting.', '3 players are waiting.']);
  expect([1, 2].map(en.needed)).toEqual(['One more player needed', '2 more players needed']);
  expect([1, 9].map(en.starts)).toEqual(['The game starts in 1 second.', 'The game starts in 9 seconds.']);
  expect([0, 1, 3].map(de.waiting)).toEqual(['Noch wartet niemand.', 'Jemand wartet.', '3 Leute warten.']);
  expect([1, 2].map(de.needed)).toEqual(['Noch ein Mitspieler fehlt', 'Noch 2 Mitspieler fehlen']);
  expect([1, 9].map(de.starts)).toEqual(['Das Spiel beginnt in 1 Sekunde.', 'Das Spiel beginnt in 9 Sekunden.']);
});

test('a game of a fixed number has no countdown to wait for', () => {
  expect(en.neededText(2, 2)).toBe('The game starts as soon as 2 players are here.');
  expect(en.neededText(3, 6)).toBe('A countdown starts with 3 players. With 6, the game starts at once.');
});
