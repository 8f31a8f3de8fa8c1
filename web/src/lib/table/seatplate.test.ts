import { expect, it } from 'vitest';
import type { GameModule } from '$lib/game';
import { show } from '$lib/testing';
import SeatPlate from './SeatPlate.svelte';
import type { SeatView, TableView } from './wire.gen';

/** A game in which the seats that its view lists are out. */
const toy = {
  seatNames: () => ['North', 'South'],
  Token: () => {},
  words: {
    brain: (name: string) => ({ title: name === 'master' ? 'Master' : name, about: '' }),
    seat: (view: number[], seat: number) => (view.includes(seat) ? 'out' : null),
  },
} as unknown as GameModule;

interface Plate {
  name?: string;
  chair?: Partial<SeatView>;
  out?: number[];
  turn?: string | null;
  seconds?: number | null;
  seats?: number[];
  isOver?: boolean;
}

/** The plate of the seat in the south, Ann's if nothing else is said: what it says, and how it is marked. */
function plate({ name = 'Ann', chair = {}, out = [], turn = null, seconds = null, seats, isOver = false }: Plate) {
  const sits: SeatView = { guest: { id: 'a', name: 'Ann' }, brain: null, ready: true, away: false };
  const table = { setup: {}, seats: [sits, { ...sits, ...chair }] } as TableView;
  const root = show(SeatPlate, { game: toy, table, seat: 1, name, isTwin: false, view: out, turn, seconds, seats, isOver });
  const marks = [...root.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
  const says = [...root.querySelectorAll('.who b, .who b + span')].map(({ textContent }) => textContent);
  return { says, marks, timer: root.querySelector('[role=timer]')?.getAttribute('aria-label') };
}

it('says who sits there and where', () => {
  expect(plate({}).says).toEqual(['Ann', 'South']);
  expect(plate({ name: 'South', chair: { guest: null, brain: 'master' } }).says).toEqual(['South', 'Master']);
});

it('is marked when the game waits for it, and says for what', () => {
  const waiting = plate({ turn: 'your move' });
  expect(waiting.says).toEqual(['Ann', 'your move']);
  expect(waiting.marks).toContain('turn');
  expect(plate({}).marks).not.toContain('turn');
});

it('says who is out', () => {
  const out = plate({ out: [1] });
  expect(out.says).toEqual(['Ann', 'out']);
  expect(out.marks).toContain('faded');
  expect(plate({ out: [0] }).marks).not.toContain('faded');
  // Who is out may still be asked for something.
  expect(plate({ out: [1], turn: 'to show a card' }).says).toEqual(['Ann', 'to show a card']);
});

it('says who is away, and who plays for them', () => {
  expect(plate({ chair: { away: true } }).says).toEqual(['Ann', 'away']);
  expect(plate({ chair: { away: true, brain: 'master' } }).says).toEqual(['Ann', 'away, Master is playing']);
  expect(plate({ chair: { away: true } }).marks).toContain('gone');
});

it('has a clock that warns in the last ten seconds', () => {
  expect(plate({}).timer).toBeUndefined();
  expect(plate({ turn: 'your move', seconds: 11 }).timer).toContain('0:11');
  expect(plate({ turn: 'your move', seconds: 11 }).marks).not.toContain('short');
  expect(plate({ turn: 'your move', seconds: 10 }).marks).toContain('short');
});

it('says of nobody that they are away once it is over', () => {
  const late = plate({ chair: { away: true }, isOver: true });
  expect(late.says).toEqual(['Ann', 'South']);
  expect(late.marks).not.toContain('gone');
  expect(late.marks).not.toContain('away');
  expect(plate({ chair: { away: true, brain: 'master' }, isOver: true }).marks).not.toContain('gone');
});

it('has all pieces of one person, and lifts the one that is to move', () => {
  const both = plate({ seats: [0, 1] });
  expect(both.says).toEqual(['Ann', 'North and South']);
  expect(both.marks.filter((mark) => mark === 'token')).toHaveLength(2);
  expect(both.marks).not.toContain('on');
  const moving = plate({ seats: [0, 1], turn: 'your move' });
  expect(moving.says).toEqual(['Ann', 'South, your move']);
  expect(moving.marks.filter((mark) => mark === 'on')).toHaveLength(1);
  // Only who has lost all of them no longer plays.
  expect(plate({ seats: [0, 1], out: [1] }).marks).not.toContain('faded');
  expect(plate({ seats: [0, 1], out: [0, 1] }).marks).toContain('faded');
});

it('shows a guest of the house by face, with the level as dots', () => {
  const cast = {
    at: () => ['Basil', 'Hester'].map((name) => ({ id: name.toLowerCase(), name })),
    faces: { hester: '/hester.svg' },
    Badge: () => {},
    role: () => 'as South',
    strength: () => ({ dots: 3, of: 5 }),
  };
  const table = {
    id: 't1',
    setup: {},
    seats: [
      { guest: null, brain: 'master', ready: true, away: false },
      { guest: null, brain: 'master', ready: true, away: false },
    ],
  } as unknown as TableView;
  const root = show(SeatPlate, { game: { ...toy, cast } as unknown as GameModule, table, seat: 1, name: 'Hester', isTwin: false, view: [], turn: null, seconds: null });
  expect(root.querySelector('img')?.getAttribute('src')).toBe('/hester.svg');
  expect([...root.querySelectorAll('.who b, .who b + span')].map(({ textContent }) => textContent)).toEqual(['Hester', 'as South']);
  const dots = root.querySelector('[role=img]');
  expect(dots?.getAttribute('aria-label')).toBe('Level: Master');
  expect(dots?.querySelectorAll('i')).toHaveLength(5);
  expect(dots?.querySelectorAll('.full')).toHaveLength(3);
  // The face says enough: no sign of a computer beside it.
  expect(root.querySelector('.sign')).toBeNull();
});

it('shows what each piece of one person may do, and lets them pick', () => {
  const picked: number[] = [];
  const sits: SeatView = { guest: { id: 'a', name: 'Ann' }, brain: null, ready: true, away: false };
  const table = { setup: {}, seats: [sits, sits] } as TableView;
  const pawns = ['may', 'picked'] as const;
  const show2 = (more: object) =>
    show(SeatPlate, {
      game: toy,
      table,
      seat: 1,
      seats: [0, 1],
      name: 'Ann',
      isTwin: false,
      view: [],
      turn: 'your move',
      seconds: null,
      pawnOf: (seat: number) => pawns[seat]!,
      ...more,
    });
  const root = show2({ onpick: (seat: number) => void picked.push(seat) });
  const buttons = [...root.querySelectorAll('button')];
  expect(buttons.map((button) => [button.getAttribute('aria-label'), button.getAttribute('aria-pressed')])).toEqual([
    ['Pick North', 'false'],
    ['Pick South', 'true'],
  ]);
  expect(root.querySelector('.who b + span')?.textContent).toBe('your move, South picked');
  buttons[0]!.click();
  expect(picked).toEqual([0]);
  // Whose pieces they are not sees the same, and presses nothing.
  expect(show2({}).querySelector('button')).toBeNull();
});

it('says of those who have moved that they have', () => {
  const sits: SeatView = { guest: { id: 'a', name: 'Ann' }, brain: null, ready: true, away: false };
  const table = { setup: {}, seats: [sits, sits] } as TableView;
  const says = (pawn: 'may' | 'moved') =>
    show(SeatPlate, { game: toy, table, seat: 1, name: 'Ann', isTwin: false, view: [], turn: null, seconds: null, pawnOf: () => pawn }).querySelector('.who b + span')?.textContent;
  expect([says('may'), says('moved')]).toEqual(['to move', 'moved']);
});
