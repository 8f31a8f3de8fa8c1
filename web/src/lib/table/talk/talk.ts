/**
 * What the guests of the house say while they play. It is worked out by every page for itself, and comes out the same on
 * all of them: from what those who watch have seen, and dice that the table's number and the event throw. Nobody's cards
 * are asked, so neither the words nor their timing nor silence tells of any.
 */
import type { Character } from '$lib/game';
import { dice, type Dice } from './dice';

/** Something in a game that can be remarked on. */
export interface Occasion<About extends string = string> {
  /** The seats for which that would be the thing to say. */
  by: readonly number[];
  about: About;
  /** It comes once in a game and is never passed over in silence. */
  isGreat?: boolean;
}

/** Whoever watches a game with nobody's cards in hand: is told one thing after the other, and names the occasions. */
export type Onlooker<Overt, About extends string = string> = (overt: Overt) => {
  /** Whose turn it is, as a number that grows. */
  turn: number;
  occasions: Occasion<About>[];
};

/** What a game's folder gives for its computers to talk. */
export interface Talk<Sight = any, Setup = any, Overt = any> {
  /** What everybody saw of it, with all left out that was for one seat alone. */
  overt(sight: Sight): Overt;
  /** Someone who begins to watch. */
  onlooker(setup: Setup, seats: number): Onlooker<Overt>;
  remarks: Remarks;
  /** Some of them tell those with whom they play what they plan, and nobody else. */
  hasAsides?: boolean;
}

export interface Remarks {
  /** For anyone, by occasion. */
  all: Readonly<Record<string, readonly string[]>>;
  /** In one guest's own voice, by their id and the occasion. */
  own: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** Something that was said. */
export interface Remark {
  /** How many events had happened. */
  seq: number;
  seat: number;
  about: string;
  text: string;
}

/** Of so many occasions one is taken. */
const ONE_IN = 3;

/** What was said so far at a table. `guests` = who talks, by seat. */
export function remarksOf(talk: Talk, table: { id: string; setup: unknown }, sights: readonly unknown[], guests: readonly (Character | null)[]): Remark[] {
  const see = talk.onlooker(table.setup, guests.length);
  const speech = new Speech(talk.remarks);
  const said: Remark[] = [];
  const spoke = new Map<number, number>();
  let last = -1;
  sights.forEach((sight, event) => {
    const { turn, occasions } = see(talk.overt(sight));
    const roll = dice(`remark ${table.id} ${event}`);
    const isTaken = roll(ONE_IN) === 0;
    // Nobody speaks two turns running, and nothing is said twice in a turn.
    const isFresh = (seat: number) => turn - (spoke.get(seat) ?? -2) > 1;
    const open = occasions
      .filter(({ isGreat }) => isGreat || (isTaken && turn !== last))
      .map((occasion) => ({ ...occasion, by: occasion.by.filter((seat) => guests[seat] && (occasion.isGreat || isFresh(seat))) }))
      .filter(({ by }) => by.length > 0);
    const great = open.filter(({ isGreat }) => isGreat);
    const choice = great.length > 0 ? great : open;
    if (choice.length === 0) return;
    const { by, about } = choice[roll(choice.length)]!;
    const seat = by[roll(by.length)]!;
    said.push({ seq: event + 1, seat, about, text: speech.say(guests[seat]!.id, about, roll) });
    spoke.set(seat, turn);
    last = turn;
  });
  return said;
}

/** Chooses words; nothing is said again before all else was. */
export class Speech {
  readonly #used = new Set<string>();
  readonly #remarks: Remarks;

  constructor(remarks: Remarks) {
    this.#remarks = remarks;
  }

  say(guest: string, about: string, roll: Dice): string {
    const all = [...(this.#remarks.own[guest]?.[about] ?? []), ...(this.#remarks.all[about] ?? [])];
    let left = all.filter((text) => !this.#used.has(text));
    if (left.length === 0) {
      const latest = [...this.#used].at(-1);
      for (const text of all) this.#used.delete(text);
      left = all.filter((text) => text !== latest);
    }
    const text = left[roll(left.length)]!;
    this.#used.add(text);
    return text;
  }
}
