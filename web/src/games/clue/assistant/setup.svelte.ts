// The set-up as it is being chosen, step by step. It adds up; whether it can be played is for the house to say.

import { cardsOf, deckOf, KINDS, namesOf, nativeFirst, type Deck, type Names } from './cards';
import type { CardKind, Case, EditionChoice, Info, Person } from './types.gen';
import { words } from './words';

export type SetupStep = 'edition' | 'players' | 'hands' | 'mine';

export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 6;
/** The longest name of a card or a player, in letters. */
export const MOST_LETTERS = 24;
/** One suspect, one weapon, one room. */
const IN_THE_ENVELOPE = 3;

/** Someone at the table. */
interface Chair {
  id: number;
  name: string;
  /** Said by hand; null = as it is dealt. */
  cards: number | null;
}

interface Edition {
  id: string;
  choice: EditionChoice;
  name: string;
  deck: Deck;
}

/** What a reload of the page must not lose. */
export type Kept = Pick<SetupDraft, 'step' | 'edition' | 'own' | 'chairs' | 'me' | 'hand' | 'open' | 'aside'>;

/** One name per line; empty lines are nothing. */
function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** What is wrong with a list of names: two alike, or one too long. */
function nameFault(names: string[], twice: (name: string) => string, tooLong: (name: string, most: number) => string): string | null {
  const same = names.find((name, number) => names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) < number);
  if (same) return twice(same);
  const long = names.find((name) => [...name].length > MOST_LETTERS);
  return long ? tooLong(long, MOST_LETTERS) : null;
}

export class SetupDraft {
  step = $state<SetupStep>('edition');
  /** Id of a built-in edition; `own` = written by hand. */
  edition = $state('');
  own = $state<{ name: string } & Record<CardKind, string>>({ name: '', suspect: '', weapon: '', room: '' });
  chairs = $state<Chair[]>([]);
  /** Which chair is mine; null = I only watch. */
  me = $state<number | null>(null);
  hand = $state<string[]>([]);
  open = $state<string[]>([]);
  aside = $state(0);

  readonly isCorrection: boolean;
  /** The most cards of an edition. */
  readonly most: number;
  readonly editions: Edition[];
  #lastId = 0;
  /** How many sat at the table before the correction; their chairs have the first numbers. */
  #before = 0;

  private constructor(editions: Edition[], most: number, isCorrection: boolean) {
    this.editions = editions;
    this.most = most;
    this.isCorrection = isCorrection;
  }

  /** A new notebook, or what a reload left of it. */
  static fresh(info: Info, kept: Kept | null = null): SetupDraft {
    const editions = nativeFirst(info.editions.map(({ id, cards }) => ({ id, choice: id, name: cards.name, deck: deckOf(cards) })));
    const draft = new SetupDraft(editions, info.most_cards, false);
    draft.edition = editions[0]?.id ?? 'own';
    if (kept) {
      Object.assign(draft, kept);
      draft.#lastId = Math.max(0, ...draft.chairs.map((chair) => chair.id));
    } else {
      for (let n = 0; n < 3; n += 1) draft.addPlayer();
      draft.me = draft.chairs[0]!.id;
    }
    return draft;
  }

  /** The set-up of a notebook, to be corrected, or what a reload left of the correction. */
  static correcting(game: Case, deck: Deck, name: string, kept: Kept | null = null): SetupDraft {
    const draft = new SetupDraft([{ id: 'this', choice: game.edition, name, deck }], cardsOf(deck).length, true);
    draft.step = 'players';
    draft.edition = 'this';
    draft.chairs = game.players.map((player, number) => ({ id: number + 1, ...player }));
    draft.me = draft.chairs.find((chair) => chair.name === game.me)?.id ?? null;
    draft.hand = [...game.hand];
    draft.open = [...game.open];
    draft.aside = game.aside;
    if (kept) Object.assign(draft, kept);
    draft.#before = game.players.length;
    draft.#lastId = Math.max(draft.#before, ...draft.chairs.map((chair) => chair.id));
    return draft;
  }

  get kept(): Kept {
    const { step, edition, own, chairs, me, hand, open, aside } = this;
    return $state.snapshot({ step, edition, own, chairs, me, hand, open, aside });
  }

  get steps(): SetupStep[] {
    const steps: SetupStep[] = this.isCorrection ? ['players', 'hands'] : ['edition', 'players', 'hands'];
    return this.me === null ? steps : [...steps, 'mine'];
  }

  get isLastStep(): boolean {
    return this.steps.at(-1) === this.step;
  }

  get #builtIn(): Edition | undefined {
    return this.editions.find((each) => each.id === this.edition);
  }

  get deck(): Deck {
    if (this.#builtIn) return this.#builtIn.deck;
    return { suspect: lines(this.own.suspect), weapon: lines(this.own.weapon), room: lines(this.own.room) };
  }

  /** What the cards are called. */
  get names(): Names {
    return namesOf(this.#builtIn?.choice ?? 'own', this.deck);
  }

  /** How many cards go round the table. */
  get dealt(): number {
    return cardsOf(this.deck).length - IN_THE_ENVELOPE - this.open.length - this.aside;
  }

  /** How many each chair gets when all are dealt out: the first ones may get one more. */
  get evenly(): number[] {
    const each = Math.max(0, Math.floor(this.dealt / this.chairs.length));
    const over = Math.max(0, this.dealt - each * this.chairs.length);
    return this.chairs.map((_, number) => each + (number < over ? 1 : 0));
  }

  get sizes(): number[] {
    const { evenly } = this;
    return this.chairs.map((chair, number) => chair.cards ?? evenly[number]!);
  }

  get sum(): number {
    return this.sizes.reduce((all, one) => all + one, 0);
  }

  get isAdjusted(): boolean {
    const { evenly } = this;
    return this.chairs.some((chair, number) => chair.cards !== null && chair.cards !== evenly[number]);
  }

  /** How many cards I hold. */
  get mySize(): number {
    return this.sizes[this.chairs.findIndex((chair) => chair.id === this.me)] ?? 0;
  }

  /** What a chair is called; without a name it is called by its number. */
  nameOf(chair: Chair): string {
    return chair.name.trim() || words.setup.player(this.chairs.indexOf(chair) + 1);
  }

  get players(): Person[] {
    const { sizes } = this;
    return this.chairs.map((chair, number) => ({ name: this.nameOf(chair), cards: sizes[number]! }));
  }

  /** Where each of them sat before the correction; null = nowhere. Entries hang on the chairs, wherever they stand. */
  get was(): (number | null)[] {
    return this.chairs.map((chair) => (chair.id <= this.#before ? chair.id - 1 : null));
  }

  choose(edition: string): void {
    this.edition = edition;
    this.#dropUnknown();
  }

  write(kind: CardKind, text: string): void {
    this.own[kind] = text;
    this.#dropUnknown();
  }

  addPlayer(): void {
    if (this.chairs.length >= MOST_PLAYERS) return;
    this.#lastId += 1;
    this.chairs.push({ id: this.#lastId, name: '', cards: null });
  }

  removePlayer(id: number): void {
    if (this.chairs.length <= FEWEST_PLAYERS) return;
    this.chairs = this.chairs.filter((chair) => chair.id !== id);
    if (this.me === id) this.me = this.chairs[0]!.id;
  }

  /** One place up (-1) or down (1). */
  movePlayer(id: number, by: -1 | 1): void {
    const at = this.chairs.findIndex((chair) => chair.id === id);
    const to = at + by;
    if (at < 0 || to < 0 || to >= this.chairs.length) return;
    const chairs = [...this.chairs];
    [chairs[at], chairs[to]] = [chairs[to]!, chairs[at]!];
    this.chairs = chairs;
  }

  resize(id: number, by: -1 | 1): void {
    const at = this.chairs.findIndex((chair) => chair.id === id);
    const now = this.sizes[at];
    if (now === undefined || now + by < 0) return;
    this.chairs[at]!.cards = now + by;
  }

  dealEvenly(): void {
    for (const chair of this.chairs) chair.cards = null;
  }

  setAside(by: -1 | 1): void {
    if (this.aside + by >= 0 && this.dealt - by >= 0) this.aside += by;
  }

  toggleOpen(card: string): void {
    this.open = this.open.includes(card) ? this.open.filter((each) => each !== card) : [...this.open, card];
    this.hand = this.hand.filter((each) => each !== card);
  }

  toggleMine(card: string): void {
    this.hand = this.hand.includes(card) ? this.hand.filter((each) => each !== card) : [...this.hand, card];
  }

  /** Why one cannot go on from this step; null if one can. */
  fault(step: SetupStep): string | null {
    switch (step) {
      case 'edition':
        return this.#editionFault();
      case 'players':
        return nameFault(
          this.chairs.map((chair) => this.nameOf(chair)),
          words.setup.sameName,
          words.setup.longName,
        );
      case 'hands':
        if (this.sum < this.dealt) return words.setup.sumShort(this.dealt - this.sum);
        return this.sum > this.dealt ? words.setup.sumOver(this.sum - this.dealt) : null;
      case 'mine': {
        const short = this.mySize - this.hand.length;
        return short > 0 ? words.setup.mineMore(short) : short < 0 ? words.setup.mineLess(-short) : null;
      }
    }
  }

  /** The first step that still needs something. */
  get firstFaulty(): SetupStep | null {
    return this.steps.find((step) => this.fault(step) !== null) ?? null;
  }

  /** The case as it is said to the house. */
  get setup(): Case {
    const { suspect: suspects, weapon: weapons, room: rooms } = this.deck;
    const me = this.chairs.find((chair) => chair.id === this.me);
    return {
      edition: this.#builtIn?.choice ?? { name: this.own.name.trim() || words.setup.ownNameDefault, suspects, weapons, rooms },
      players: this.players,
      me: me ? this.nameOf(me) : null,
      hand: this.me === null ? [] : this.#inOrder(this.hand),
      open: this.#inOrder(this.open),
      aside: this.aside,
      entries: [],
    };
  }

  #inOrder(cards: string[]): string[] {
    return cardsOf(this.deck).filter((card) => cards.includes(card));
  }

  #dropUnknown(): void {
    const cards = cardsOf(this.deck);
    this.hand = this.hand.filter((card) => cards.includes(card));
    this.open = this.open.filter((card) => cards.includes(card));
  }

  #editionFault(): string | null {
    if (this.edition !== 'own') return null;
    const few = KINDS.find((kind) => this.deck[kind].length < 2);
    if (few) return words.setup.tooFew(few);
    const cards = cardsOf(this.deck);
    if (cards.length > this.most) return words.setup.tooMany(cards.length, this.most);
    return nameFault(cards, words.setup.twice, words.setup.tooLong);
  }
}
