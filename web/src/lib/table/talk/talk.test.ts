import { expect, test } from 'vitest';
import { dice, shuffled } from './dice';
import { remarksOf, Speech, type Occasion, type Talk } from './talk';

/** A game of turns in which whoever has the turn nods, and the last event is great. */
type Nod = { turn: number; seat: number; secret?: string; isLast?: boolean };
const toy: Talk<Nod, unknown, Omit<Nod, 'secret'>> = {
  overt: ({ turn, seat, isLast }) => ({ turn, seat, ...(isLast ? { isLast } : {}) }),
  onlooker: () => (overt) => {
    const { turn, seat, isLast = false } = overt as Nod;
    const occasions: Occasion[] = [{ by: [seat], about: isLast ? 'end' : 'nod', ...(isLast ? { isGreat: true } : {}) }];
    return { turn, occasions };
  },
  remarks: { all: { nod: ['one', 'two', 'three', 'four'], end: ['the end', 'finis', 'over', 'done'] }, own: { ann: { nod: ['mine'] } } },
};
const three = ['ann', 'ben', 'cleo'].map((id) => ({ id, name: id }));
/** Each turn has four events. */
const game = (turns: number): Nod[] => [
  ...Array.from({ length: turns * 4 }, (_, event) => ({ turn: Math.floor(event / 4), seat: Math.floor(event / 4) % 3 })),
  { turn: turns, seat: turns % 3, isLast: true },
];
const said = (id: string, sights: Nod[], guests: ({ id: string; name: string } | null)[] = three) => remarksOf(toy, { id, setup: {} }, sights, guests);
const tables = Array.from({ length: 60 }, (_, number) => `table ${number}`);

test('the same table says the same, and another one something else', () => {
  expect(said('t1', game(30))).toEqual(said('t1', game(30)));
  expect(new Set(tables.map((id) => JSON.stringify(said(id, game(30))))).size).toBe(tables.length);
});

test('what was said stays said, however the game goes on', () => {
  for (const id of tables) {
    const begun = said(id, game(30).slice(0, 60));
    expect(said(id, game(30)).slice(0, begun.length)).toEqual(begun);
  }
});

test('of three occasions one is taken, and the great one always', () => {
  // One event a turn, and always somebody else: nothing but the dice keeps anybody silent.
  const sights = Array.from({ length: 300 }, (_, turn) => ({ turn, seat: turn % 3 }));
  const count = tables.reduce((sum, id) => sum + said(id, sights).length, 0);
  expect(count / (tables.length * sights.length)).toBeGreaterThan(0.3);
  expect(count / (tables.length * sights.length)).toBeLessThan(0.36);
  for (const id of tables) expect(said(id, game(5)).at(-1)).toMatchObject({ seq: 21, about: 'end' });
});

test('nobody speaks in two turns running, and a turn has one remark', () => {
  for (const id of tables) {
    const turns = said(
      id,
      Array.from({ length: 200 }, (_, event) => ({ turn: Math.floor(event / 4), seat: 1 })),
    ).map(({ seq }) => Math.floor((seq - 1) / 4));
    expect(turns.length).toBeGreaterThan(5);
    turns.slice(1).forEach((turn, index) => expect(turn - turns[index]!).toBeGreaterThan(1));
  }
});

test('nothing is said again before all else was', () => {
  for (const id of tables) {
    const texts = said(id, game(60)).map(({ text }) => text);
    texts.slice(1).forEach((text, index) => expect(text).not.toBe(texts[index]));
  }
  const speech = new Speech(toy.remarks);
  const roll = dice('any');
  expect(new Set(Array.from({ length: 5 }, () => speech.say('ann', 'nod', roll))).size).toBe(5);
  expect(new Set(Array.from({ length: 4 }, () => new Speech(toy.remarks).say('ben', 'nod', roll))).has('mine')).toBe(false);
});

test('people are not spoken for, and what they keep to themselves changes nothing', () => {
  const open = game(30);
  for (const id of tables) {
    expect(said(id, open, [three[0]!, null, null]).every(({ seat }) => seat === 0)).toBe(true);
    expect(
      said(
        id,
        open.map((nod, event) => ({ ...nod, secret: `card ${event}` })),
      ),
    ).toEqual(said(id, open));
  }
});

test('dice fall on every side, and lots leave nobody out', () => {
  const roll = dice('six');
  expect(new Set(Array.from({ length: 200 }, () => roll(6)))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  expect(shuffled([1, 2, 3, 4], dice('a')).sort()).toEqual([1, 2, 3, 4]);
  expect(new Set(tables.map((id) => shuffled([1, 2, 3], dice(id)).join())).size).toBe(6);
});
