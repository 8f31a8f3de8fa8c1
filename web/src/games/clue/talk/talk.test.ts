import { expect, test } from 'vitest';
import { expectRich, situationsOf } from '$lib/table/talk/testing';
import { remarksOf } from '$lib/table/talk/talk';
import lessMatch from '../../clue-less/fixtures/match.json';
import { SUSPECTS } from '../cards';
import classicMatch from '../fixtures/match.json';
import { cast, GUESTS } from '../guests/cast';
import type { Ended, Place, Sight } from '../types.gen';
import { talk } from '.';
import { SITUATIONS } from './onlooker';
import { de } from './text/de';
import { en } from './text/en';

const setup = { suspects: [...SUSPECTS].slice(0, 4) };
const guestsAt = (id: string) => cast.at({ id, seats: Array.from({ length: 4 }, () => ({ guest: null, brain: 'classic', ready: true, away: false })), setup });
const heard = (id: string, sights: readonly Sight[]) => remarksOf(talk, { id, setup }, sights, guestsAt(id));
const tables = Array.from({ length: 40 }, (_, number) => `table ${number}`);

test.each([
  ['English', en],
  ['German', de],
])('there is enough to say in %s, and nothing twice', (_language, texts) =>
  expectRich(
    texts,
    SITUATIONS,
    GUESTS.map(({ id }) => id),
  ),
);

/** Whole matches, as every seat and a spectator saw them. */
const matches = [classicMatch, lessMatch].map((frames) => {
  const end = Math.max(...frames.map(({ seq }) => seq));
  return frames.filter(({ seq }) => seq === end).map(({ seat, sights }) => ({ seat, sights: sights as unknown as Sight[] }));
});

test('everybody at a table hears the same, whatever they hold and were shown', () => {
  for (const viewers of matches) {
    const spectator = viewers.find(({ seat }) => seat === null)!;
    expect(viewers.length).toBe(5);
    for (const { sights } of viewers) {
      // The seats did see more; what is talked of is not of it.
      expect(sights.map(talk.overt)).toEqual(spectator.sights.map(talk.overt));
      for (const id of tables) expect(heard(id, sights)).toEqual(heard(id, spectator.sights));
    }
    expect(viewers.some(({ sights }) => JSON.stringify(sights) !== JSON.stringify(spectator.sights))).toBe(true);
  }
});

test('in worlds that differ in cards alone the same is said', () => {
  for (const viewers of matches) {
    const { sights } = viewers.find(({ seat }) => seat === 0)!;
    const twin = sights.map((sight): Sight => {
      if (sight.saw === 'dealt') return { ...sight, hand: [...sight.hand].reverse().slice(1), open: ['rope'] };
      if (sight.saw === 'showed') return { ...sight, card: sight.card === 'hall' ? null : 'hall' };
      if (sight.saw === 'accused') return { ...sight, suspect: 'plum', weapon: 'rope', room: 'hall', envelope: ['plum', 'rope', 'hall'] };
      return sight;
    });
    expect(twin).not.toEqual(sights);
    for (const id of tables) expect(heard(id, twin)).toEqual(heard(id, sights));
  }
});

const hall: Place = { room: 'hall' };
const start: Place = { square: [7, 7] };
const dealt: Sight = { saw: 'dealt', hand: [], sizes: [], open: [] };
const roll = (seat: number, ...dice: number[]): Sight => ({ saw: 'rolled', seat, dice });
const move = (seat: number, to: Place, by_passage = false): Sight => ({ saw: 'moved', seat, path: [start, to], by_passage });
const ask = (seat: number, change: Partial<Extract<Sight, { saw: 'suggested' }>> = {}): Sight => ({
  saw: 'suggested',
  seat,
  suspect: 'plum',
  weapon: 'rope',
  room: 'hall',
  moved_from: null,
  passed: [],
  asked: null,
  ...change,
});
const show = (seat: number, to: number): Sight => ({ saw: 'showed', seat, to, card: null });
const end = (seat: number, ended: Ended | null = null): Sight => ({ saw: 'ended-turn', seat, envelope: null, ended });
const accuse = (seat: number, right: boolean, ended: Ended | null): Sight => ({
  saw: 'accused',
  seat,
  suspect: 'plum',
  weapon: 'rope',
  room: 'hall',
  right,
  put_into: null,
  envelope: null,
  ended,
});

/** Games in which everything happens that there are words for. */
const games: Sight[][] = [
  [
    dealt,
    roll(0, 1),
    move(0, start),
    end(0),
    roll(1, 6),
    move(1, hall),
    ask(1, { passed: [2, 3], asked: 0 }),
    show(0, 1),
    end(1),
    move(2, hall, true),
    ask(2, { suspect: 'white', passed: [3], asked: 0 }),
    show(0, 2),
    end(2),
  ],
  [
    roll(0, 3),
    move(0, hall),
    ask(0, { suspect: 'mustard', moved_from: start, asked: 1 }),
    show(1, 0),
    end(0),
    ask(1, { suspect: 'mustard', asked: 2 }),
    show(2, 1),
    end(1),
    ask(2, { suspect: 'mustard', moved_from: start }),
    end(2),
    move(3, hall),
    end(3),
    ask(0),
    end(0),
  ],
  [accuse(2, false, null), move(0, hall), ask(0, { asked: 2 }), show(2, 0), end(0), accuse(1, true, 'solved')],
  [accuse(0, false, null), accuse(1, false, null), accuse(2, false, 'last-standing')],
  [end(0, 'unsolved')],
  Array.from({ length: 13 }, () => end(0)),
];

test('everything can happen that there are words for', () => {
  // A greeting comes from the chat, not from the board.
  const board = SITUATIONS.filter((about) => about !== 'greeted');
  expect(situationsOf(talk, setup, 4, games)).toEqual([...board].sort());
});

test('only those speak whom it is about', () => {
  const see = talk.onlooker(setup, 4);
  const occasions = (sight: Sight) => see(talk.overt(sight)).occasions.map(({ by, about }) => [about, by]);
  occasions(dealt);
  occasions(move(0, hall));
  expect(occasions(ask(0, { suspect: 'green', moved_from: start, passed: [1, 2], asked: 3 }))).toEqual([
    ['asks', [0]],
    ['called', [3]],
    ['many-pass', [1, 2]],
  ]);
  expect(occasions(show(3, 0))).toEqual([
    ['shows', [3]],
    ['shown', [0]],
    ['another-shows', [1, 2]],
  ]);
  occasions(end(0));
  // The room to which a piece was called is where it is.
  expect(occasions(move(1, hall))).toEqual([
    ['enters', [1]],
    ['company', [0, 3]],
  ]);
});

test('a table draws lots for who comes, whoever sits there; nobody comes twice', () => {
  const names = (id: string) => guestsAt(id).map(({ name }) => name);
  expect(names('t1')).toEqual(names('t1'));
  for (const id of tables) expect(new Set(names(id)).size).toBe(4);
  expect(new Set(tables.flatMap(names)).size).toBe(6);
  const people = cast.at({ id: 't1', seats: Array.from({ length: 4 }, () => ({ guest: { id: 'a', name: 'Ann' }, brain: null, ready: true, away: false })), setup });
  expect(people.map(({ name }) => name)).toEqual(names('t1'));
  for (const { id, name } of GUESTS) {
    expect(cast.faces[id]).toBeTruthy();
    expect(name.length).toBeLessThanOrEqual(7);
  }
});
