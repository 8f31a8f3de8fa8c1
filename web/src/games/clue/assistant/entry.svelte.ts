// The entry that is being written: what is chosen so far, and what is still missing. Whether it can be true is for
// the house to say.

import { KINDS } from './cards';
import type { CardKind, Case, Entry } from './types.gen';

export type EntryKind = Entry['kind'];
/** `undefined` = not said yet, null = nobody showed. */
export type Shower = string | null | undefined;
/** What somebody does about a suggestion; null = not asked, or not known yet. */
export type Part = 'shows' | 'passes' | null;
/** What must still be chosen, in the order of the form. */
export type Missing = CardKind | 'by' | 'shower' | 'seen' | 'player' | 'card' | 'has' | 'correct';

type Picks = Record<CardKind, string | null>;
const noPicks = (): Picks => ({ suspect: null, weapon: null, room: null });

/** What a reload must not lose of an entry. */
export type KeptEntry = Pick<EntryDraft, 'kind' | 'at' | 'by' | 'picks' | 'seen' | 'player' | 'card' | 'has' | 'correct'> & { shower?: Shower };

const blank = (by: string): KeptEntry => ({
  kind: 'suggestion',
  at: null,
  by,
  picks: noPicks(),
  shower: undefined,
  seen: null,
  player: null,
  card: null,
  has: null,
  correct: null,
});

/** The others in the order in which they are asked: clockwise from the asker's left. */
export function askingOrder(players: string[], by: string): string[] {
  const at = players.indexOf(by);
  return at < 0 ? players : [...players.slice(at + 1), ...players.slice(0, at)];
}

/** Who asks next: clockwise after whoever asked last. A wrong accusation ends one's asking. */
export function nextAsker(players: string[], entries: Entry[]): string {
  const out = new Set(entries.flatMap((entry) => (entry.kind === 'accusation' && !entry.correct ? [entry.by] : [])));
  const last = entries.findLast((entry) => entry.kind !== 'spoiler');
  const order = last ? [...askingOrder(players, last.by), last.by] : players;
  return order.find((name) => !out.has(name)) ?? order[0] ?? '';
}

export class EntryDraft {
  kind = $state<EntryKind>('suggestion');
  /** The entry that is being changed; null = a new one. */
  at = $state<number | null>(null);
  by = $state<string | null>(null);
  picks = $state<Picks>(noPicks());
  shower = $state<Shower>(undefined);
  /** The card that was shown, if it was seen. */
  seen = $state<string | null>(null);
  /** Of a spoiler: a player or the envelope, a card, and whether it is there. */
  player = $state<string | null>(null);
  card = $state<string | null>(null);
  has = $state<boolean | null>(null);
  /** Of an accusation. */
  correct = $state<boolean | null>(null);

  #case: () => Case;

  constructor(from: () => Case) {
    this.#case = from;
    this.clear();
  }

  get players(): string[] {
    return this.#case().players.map((player) => player.name);
  }

  get me(): string | null {
    return this.#case().me;
  }

  /** The three cards, as many as are chosen. */
  get cards(): string[] {
    return KINDS.flatMap((kind) => this.picks[kind] ?? []);
  }

  /** The others in asking order. */
  get asked(): string[] {
    return this.by === null ? [] : askingOrder(this.players, this.by);
  }

  part(name: string): Part {
    if (this.shower === undefined || !this.asked.includes(name)) return null;
    if (this.shower === null) return 'passes';
    const [here, shower] = [this.asked.indexOf(name), this.asked.indexOf(this.shower)];
    return here === shower ? 'shows' : here < shower ? 'passes' : null;
  }

  /** Which cards the shown one can be; empty while nobody shows. What I show comes out of my hand. */
  get showable(): string[] {
    if (!this.shower || this.cards.length < 3) return [];
    const { hand } = this.#case();
    return this.shower === this.me ? this.cards.filter((card) => hand.includes(card)) : this.cards;
  }

  /** I was shown the card, so I know it. Otherwise telling it is a matter of luck. */
  get mustHaveSeen(): boolean {
    return this.by !== null && this.by === this.me;
  }

  ask(by: string): void {
    this.by = by;
    if (this.shower === by) this.shower = undefined;
    this.#settleSeen();
  }

  pick(kind: CardKind, card: string): void {
    this.picks[kind] = card;
    this.#settleSeen();
  }

  answer(shower: string | null): void {
    this.shower = shower;
    this.#settleSeen();
  }

  see(card: string | null): void {
    this.seen = card;
  }

  get missing(): Missing | null {
    if (this.kind === 'spoiler') {
      return this.player === null ? 'player' : this.card === null ? 'card' : this.has === null ? 'has' : null;
    }
    if (this.by === null) return 'by';
    const kind = KINDS.find((each) => this.picks[each] === null);
    if (kind) return kind;
    if (this.kind === 'accusation') return this.correct === null ? 'correct' : null;
    if (this.shower === undefined) return 'shower';
    return this.shower !== null && this.mustHaveSeen && this.seen === null ? 'seen' : null;
  }

  /** The entry as it is said to the house; null while something is missing. */
  get entry(): Entry | null {
    if (this.missing !== null) return null;
    switch (this.kind) {
      case 'suggestion':
        return { kind: 'suggestion', by: this.by!, cards: this.cards, shown_by: this.shower ?? null, ...(this.shower && this.seen ? { card: this.seen } : {}) };
      case 'spoiler':
        return { kind: 'spoiler', player: this.player!, card: this.card!, has: this.has! };
      case 'accusation':
        return { kind: 'accusation', by: this.by!, cards: this.cards, correct: this.correct! };
    }
  }

  /** Something is chosen that would be a pity to lose. */
  get isTouched(): boolean {
    const fields = [this.at, this.player, this.card, this.has, this.correct];
    return (
      this.kind !== 'suggestion' ||
      this.cards.length > 0 ||
      this.shower !== undefined ||
      fields.some((field) => field !== null) ||
      this.by !== nextAsker(this.players, this.#case().entries)
    );
  }

  get kept(): KeptEntry {
    const { kind, at, by, shower, seen, player, card, has, correct } = this;
    return { kind, at, by, picks: { ...this.picks }, shower, seen, player, card, has, correct };
  }

  /** Goes on with what was kept, if its names still mean something here. `cards` = all cards of the edition. */
  restore(from: KeptEntry, cards: string[]): boolean {
    const people: unknown[] = [...this.players, 'envelope', null, undefined];
    const known: unknown[] = [...cards, null, undefined];
    const { suspect, weapon, room } = from.picks;
    const fits =
      [from.by, from.shower, from.player].every((name) => people.includes(name)) &&
      [suspect, weapon, room, from.seen, from.card].every((card) => known.includes(card)) &&
      (from.at === null || from.at <= this.#case().entries.length);
    if (!fits) return false;
    const { kind, at, by, shower, seen, player, card, has, correct } = from;
    Object.assign(this, { kind, at, by, picks: { suspect, weapon, room }, shower, seen, player, card, has, correct });
    return true;
  }

  /** Begins a new entry: the next player asks. */
  clear(): void {
    Object.assign(this, blank(nextAsker(this.players, this.#case().entries)));
  }

  /** Takes an entry out of the list to change it. */
  load(at: number): void {
    const entry = this.#case().entries[at - 1];
    if (!entry) return;
    this.clear();
    if (entry.kind === 'spoiler') return void Object.assign(this, { at, ...entry });
    const { kind, by, cards } = entry;
    Object.assign(this, { at, kind, by }, kind === 'accusation' ? { correct: entry.correct } : { shower: entry.shown_by, seen: entry.card ?? null });
    this.#take(cards);
  }

  /** A suggestion that I am about to make. */
  propose(cards: string[]): void {
    this.clear();
    this.by = this.me ?? this.by;
    this.#take(cards);
  }

  /** Cards come in the order suspect, weapon, room. */
  #take(cards: string[]): void {
    const [suspect = null, weapon = null, room = null] = cards;
    this.picks = { suspect, weapon, room };
  }

  /** A seen card must be one that can have been shown; if I could show one only, it was that one. */
  #settleSeen(): void {
    const { showable } = this;
    if (this.seen !== null && !showable.includes(this.seen)) this.seen = null;
    if (this.shower === this.me && this.me !== null && showable.length === 1) this.seen = showable[0]!;
  }
}
