import { expect, test } from 'vitest';
import { remarksOf } from '$lib/table/talk/talk';
import { expectRich, situationsOf } from '$lib/table/talk/testing';
import match from '../fixtures/match.json';
import { cast, GUESTS } from '../guests/cast';
import type { Ended, How, Setup, Sight } from '../types.gen';
import { talk } from '.';
import { SITUATIONS } from './onlooker';
import { de } from './text/de';
import { en } from './text/en';

const setup = { windows: 22, shown: [3, 8, 13, 18] } as Setup;
const seats = Array.from({ length: 6 }, () => ({ guest: null, brain: 'classic', ready: true, away: false }));
const guests = cast.at({ id: 't1', seats, setup });
const heard = (id: string, sights: readonly Sight[]) => remarksOf(talk, { id, setup }, sights, guests);
const tables = Array.from({ length: 40 }, (_, number) => `table ${number}`);

test.each([
  ['English', en],
  ['German', de],
])('there is enough to say in %s, and nothing twice', (_language, texts) => expectRich(texts, SITUATIONS, GUESTS));

const end = Math.max(...match.map(({ seq }) => seq));
const viewers = match.filter(({ seq }) => seq === end).map(({ seat, sights }) => ({ seat, sights: sights as unknown as Sight[] }));

test('Mister X, the detectives and those who watch hear the same', () => {
  const spectator = viewers.find(({ seat }) => seat === null)!;
  expect(viewers.length).toBe(7);
  for (const { sights } of viewers) {
    expect(sights.map(talk.overt)).toEqual(spectator.sights.map(talk.overt));
    for (const id of tables) expect(heard(id, sights)).toEqual(heard(id, spectator.sights));
  }
  expect(viewers.some(({ sights }) => JSON.stringify(sights) !== JSON.stringify(spectator.sights))).toBe(true);
});

test('in worlds that differ only in where Mister X hides the same is said', () => {
  const { sights } = viewers.find(({ seat }) => seat === 0)!;
  const twin = sights.map((sight): Sight => {
    if (sight.saw === 'placed') return { ...sight, mister_x: 199 };
    if (sight.saw !== 'moved') return sight;
    const ended: Ended | null = sight.ended && { ...sight.ended, station: 1, path: [1, 2, 3] };
    return sight.seat === 0 ? { ...sight, from: 7, to: sight.shown ? sight.to : 8, ended } : { ...sight, ended };
  });
  expect(twin).not.toEqual(sights);
  for (const id of tables) expect(heard(id, twin)).toEqual(heard(id, sights));
});

const ended = (how: How, seat: number | null = null): Ended => ({ how, seat, station: 1, path: [] });
type Moved = Extract<Sight, { saw: 'moved' }>;
const x = (by: Moved['by'], window: number, change: Partial<Moved> = {}): Sight => ({
  saw: 'moved',
  seat: 0,
  from: null,
  to: null,
  by,
  window,
  shown: false,
  double: false,
  skipped: [],
  ended: null,
  ...change,
});
const go = (seat: number, by: Moved['by'], from: number, to: number, change: Partial<Moved> = {}): Sight => ({
  saw: 'moved',
  seat,
  from,
  to,
  by,
  window: null,
  shown: false,
  double: false,
  skipped: [],
  ended: null,
  ...change,
});
const placed: Sight = { saw: 'placed', detectives: [1, 2, 3, 4, 5], mister_x: null, ended: null };

/** Games in which everything happens that there are words for. */
const games: Sight[][] = [
  [
    placed,
    x('taxi', 1),
    go(1, 'taxi', 1, 2),
    go(2, 'bus', 3, 1),
    x('bus', 2),
    go(1, 'taxi', 2, 1),
    go(2, 'underground', 1, 9),
    x('underground', 3, { shown: true, to: 50 }),
    go(1, 'taxi', 1, 50, { skipped: [2] }),
  ],
  [x('taxi', 1), x('taxi', 2), x('taxi', 4), x('black', 5, { double: true }), x('bus', 6), { saw: 'peeked', seat: 1, station: null }, x('bus', 7), x('bus', 11), x('bus', 20)],
  ...(['stuck', 'log-filled', 'detectives-stuck', 'out-of-time'] as const).map((how) => [placed, x('taxi', 1, { ended: ended(how) })]),
  [placed, go(2, 'taxi', 1, 2, { ended: ended('caught', 2) })],
  [{ saw: 'forfeited', seat: 0, ended: ended('out-of-time', 0) }],
];

test('everything can happen that there are words for', () => {
  const board = SITUATIONS.filter((about) => about !== 'greeted');
  expect(situationsOf(talk, setup, 6, games)).toEqual([...board].sort());
});

test('only those speak whom it is about', () => {
  const see = talk.onlooker(setup, 4);
  const occasions = (sight: Sight) => see(talk.overt(sight)).occasions.map(({ by, about }) => [about, by]);
  expect(occasions(x('black', 7))).toEqual([
    ['x-black', [0]],
    ['black-seen', [1, 2, 3]],
    ['x-soon-shown', [0]],
    ['soon-shown', [1, 2, 3]],
  ]);
  expect(occasions(go(2, 'bus', 10, 11, { ended: ended('caught', 2) }))).toEqual([
    ['x-caught', [0]],
    ['catches', [2]],
    ['caught-by-another', [1, 3]],
  ]);
  // Where he was is known to Mister X alone, and nobody speaks of it.
  expect(talk.overt(x('taxi', 2, { from: 13, to: 46 }))).toEqual(talk.overt(x('taxi', 2)));
});

test('everyone of the house keeps to a piece, and has a face', () => {
  expect(guests.map(({ name }) => name)).toEqual(['Mister X', 'Inspector Hale', 'Sergeant Bray', 'Kit Marlow', 'Doctor Finch', 'Miss Quill']);
  expect(cast.at({ id: 't2', seats: seats.slice(0, 3), setup })).toEqual(guests.slice(0, 3));
  expect(new Set(guests.map(({ id }) => cast.faces[id])).size).toBe(6);
});
