import { expect, test } from 'vitest';
import { stepped } from './steps';
import { evening } from './testing';
import type { Entry } from './types.gen';

const { entries } = evening;
const after = (kept: Entry[]) => ({ ...evening, entries: kept });
const without = (at: number) => entries.filter((_, number) => number + 1 !== at);
const turned = (at: number) => entries.map((entry, number) => (number + 1 === at ? { ...entry, shown_by: null } : entry)) as Entry[];

test('an undo names what it took back', () => {
  expect(stepped(evening, after(entries.slice(0, 7)), -1)).toBe('Entry 8 is undone.');
  expect(stepped(evening, after(entries.slice(0, 6)), -2)).toBe('Entries 7 and 8 are undone.');
  expect(stepped(after(without(3)), evening, -1)).toBe('Entry 3 is back.');
  expect(stepped(evening, after(turned(2)), -1)).toBe('Entry 2 is as it was before.');
  expect(stepped(evening, { ...evening, aside: 1 }, -1)).toBe('The setup is as it was before.');
});

test('a redo names what it made again', () => {
  expect(stepped(after(entries.slice(0, 7)), evening, 1)).toBe('Entry 8 is restored.');
  expect(stepped(evening, after(without(1)), 1)).toBe('Entry 1 is deleted again.');
  expect(stepped(evening, after(turned(2)), 1)).toBe('Entry 2 is changed again.');
  expect(stepped(evening, { ...evening, aside: 1 }, 1)).toBe('The setup is changed again.');
});

test('several changes of several kinds are told as such', () => {
  expect(stepped(evening, after(turned(2).slice(0, 7)), -2)).toBe('Changes undone.');
});
