import { expect, test } from 'vitest';
import type { CastTable, GameModule } from '$lib/game';
import { guestsOf, plainNames, seatHolders } from './holders';
import { ann, ben, seatView } from './testing';
import type { SeatView } from './wire.gen';

const toy = {
  seatNames: () => ['North', 'South'],
  words: { brain: (name: string) => ({ title: name === 'master' ? 'Master' : name, about: '' }) },
} as unknown as GameModule;

const annSits = seatView({ guest: ann });
const benSits = seatView({ guest: ben, ready: false });
const master = seatView({ brain: 'master' });
const free = seatView({ ready: false });
const sitting = (seats: SeatView[]): CastTable => ({ id: 't1', seats, setup: {} });

test('holders are called by their names, computers by their level, open seats by their own', () => {
  expect(seatHolders(toy, sitting([annSits, master]))).toEqual(['Ann', 'Master']);
  expect(seatHolders(toy, sitting([benSits, free]))).toEqual(['Ben', 'South']);
  expect(seatHolders(toy, sitting([seatView({ guest: ben, brain: 'master' }), annSits]))).toEqual(['Ben', 'Ann']);
});

test('where many sit, computers are called by their seats', () => {
  const three = { ...toy, seatNames: () => ['North', 'South', 'West'] };
  expect(seatHolders(three, sitting([annSits, master, master]))).toEqual(['Ann', 'South', 'West']);
  expect(seatHolders(three, sitting([annSits, seatView({ guest: ben, brain: 'master' }), master]))).toEqual(['Ann', 'Ben', 'West']);
});

test('two of a name are told apart by where they sit', () => {
  expect(seatHolders(toy, sitting([annSits, annSits]))).toEqual(['Ann (North)', 'Ann (South)']);
  expect(plainNames(toy, sitting([annSits, annSits]))).toEqual(['Ann', 'Ann']);
});

/** A game whose computers have names: by seat, whoever else sits there. */
const named = {
  ...toy,
  seatNames: () => ['North', 'South', 'West'],
  cast: { at: () => ['Basil', 'Hester', 'Odette'].map((name) => ({ id: name.toLowerCase(), name })) },
} as unknown as GameModule;

test('guests of the house have names of their own, which nobody’s coming or going changes', () => {
  expect(seatHolders(named, sitting([annSits, master, master]))).toEqual(['Ann', 'Hester', 'Odette']);
  expect(seatHolders(named, sitting([master, benSits, master]))).toEqual(['Basil', 'Ben', 'Odette']);
  expect(seatHolders(named, sitting([free, master, master]))).toEqual(['North', 'Hester', 'Odette']);
  // Whoever only stands in plays under the name of the person.
  expect(guestsOf(named, sitting([seatView({ guest: ben, brain: 'master' }), master, free]))).toEqual([null, { id: 'hester', name: 'Hester' }, null]);
  expect(guestsOf(toy, sitting([annSits, master]))).toEqual([null, null]);
});

test('a person who is called like a guest of the house is told apart, however it is written', () => {
  const hester = seatView({ guest: { id: 'h', name: ' HESTER' } });
  expect(seatHolders(named, sitting([hester, master, annSits]))).toEqual([' HESTER (North)', 'Hester (South)', 'Ann']);
});
