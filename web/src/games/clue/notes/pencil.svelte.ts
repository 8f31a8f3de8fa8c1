/**
 * A player's own marks on the checklist. They are the player's and are never overwritten by anything. Where they are
 * kept is not decided here: whoever makes a pencil gives it what was kept, and is told of every change.
 */
import { CARDS } from '../names';
import type { CardId } from '../types.gen';

export const MARKS = ['x', 'o', 'star'] as const;
export type Mark = (typeof MARKS)[number];

/** The inks, by their number in the tokens. */
export const INKS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Ink = (typeof INKS)[number];

/** A seat, or the case file. */
export type Column = number | 'file';

export interface Pencilled {
  mark: Mark;
  ink: Ink;
}

/** All marks by card and column: `{"rope 2": {"mark": "x", "ink": 1}}`. Plain data, fit to be stored. */
export type Kept = Record<string, Pencilled>;

const MOST_SEATS = 6;
const keyOf = (card: CardId, column: Column): string => `${card} ${column}`;

function isPencilled(value: unknown): value is Pencilled {
  if (typeof value !== 'object' || value === null) return false;
  const { mark, ink } = value as Record<string, unknown>;
  return MARKS.some((each) => each === mark) && INKS.some((each) => each === ink);
}

/** What was kept, as far as it can be read: a store may be old or somebody else's. */
export function readKept(stored: unknown): Kept {
  if (typeof stored !== 'object' || stored === null) return {};
  const columns: Column[] = [...Array(MOST_SEATS).keys(), 'file'];
  const keys = new Set(CARDS.flatMap((card) => columns.map((column) => keyOf(card, column))));
  return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, Pencilled] => keys.has(entry[0]) && isPencilled(entry[1])));
}

export class Pencil {
  /** What is in hand. */
  mark = $state<Mark>('x');
  ink = $state<Ink>(1);

  #kept = $state.raw<Kept>({});
  readonly #onchange: (kept: Kept) => void;

  constructor(stored: unknown, onchange: (kept: Kept) => void) {
    this.#kept = readKept(stored);
    this.#onchange = onchange;
  }

  /** Shows what was marked elsewhere. */
  replace(kept: Kept): void {
    this.#kept = kept;
  }

  at(card: CardId, column: Column): Pencilled | null {
    return this.#kept[keyOf(card, column)] ?? null;
  }

  /** Writes the mark in hand, or rubs it out if it is there already. */
  press(card: CardId, column: Column): void {
    const there = this.at(card, column);
    if (there?.mark === this.mark && there.ink === this.ink) return this.clear(card, column);
    this.#keep({ ...this.#kept, [keyOf(card, column)]: { mark: this.mark, ink: this.ink } });
  }

  /** Takes a mark into the hand and writes it. */
  write(card: CardId, column: Column, mark: Mark): void {
    this.mark = mark;
    this.press(card, column);
  }

  clear(card: CardId, column: Column): void {
    const { [keyOf(card, column)]: gone, ...rest } = this.#kept;
    if (gone) this.#keep(rest);
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    this.#onchange(kept);
  }
}
