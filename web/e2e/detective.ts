// Plays Clue and Clue-less by clicking what the page offers, and reasons from what its own seat was told.

import { expect, type Locator, type Page } from '@playwright/test';
import { wayAlong } from '../src/games/clue/board/ways';
import { nameOf, ROOMS, SUSPECTS, WEAPONS } from './cards';
import { movesOf } from '../src/games/clue/moves';
import type { Action, CardId, Place, Room, Sight, Suspect, View, Weapon } from '../src/games/clue/types.gen';
import { Ears } from './seat';

/** What follows from a seat's own sights: which cards can still lie in the envelope. */
export class Notebook {
  /** Who holds a card, as far as it is proved. */
  readonly #held = new Map<CardId, number>();
  /** Cards that a seat cannot have. */
  readonly #without = new Map<number, Set<CardId>>();
  readonly #seats: number;

  constructor(view: View, sights: readonly Sight[], me: number) {
    this.#seats = view.suspects.length;
    for (const card of view.hand) this.#held.set(card, me);
    for (const card of view.open) this.#held.set(card, -1);
    const clauses: { seat: number; cards: CardId[] }[] = [];
    sights.forEach((sight, number) => {
      if (sight.saw === 'showed' && sight.card !== null) this.#held.set(sight.card, sight.seat);
      if (sight.saw !== 'suggested') return;
      const cards: CardId[] = [sight.suspect, sight.weapon, sight.room];
      for (const seat of sight.passed) for (const card of cards) this.#lacks(seat, card);
      const answer = sights[number + 1];
      if (answer?.saw === 'showed') clauses.push({ seat: answer.seat, cards });
    });
    // Whoever showed one of three and has not two of them showed the third.
    for (let round = 0; round < 4; round++) {
      for (const { seat, cards } of clauses) {
        const possible = cards.filter((card) => this.#canHave(seat, card));
        const [only] = possible;
        if (possible.length === 1 && only) this.#held.set(only, seat);
      }
    }
  }

  /** Cards of a kind that may be in the envelope; one = it is proved. */
  open<Card extends CardId>(kind: readonly Card[], me: number): Card[] {
    const free = kind.filter((card) => !this.#held.has(card));
    const others = Array.from({ length: this.#seats }, (_, seat) => seat).filter((seat) => seat !== me);
    const sure = free.filter((card) => others.every((seat) => this.#without.get(seat)?.has(card)));
    return sure.length > 0 ? sure : free;
  }

  #lacks(seat: number, card: CardId): void {
    this.#without.set(seat, (this.#without.get(seat) ?? new Set()).add(card));
  }

  #canHave(seat: number, card: CardId): boolean {
    const holder = this.#held.get(card);
    return (holder === undefined || holder === seat) && !this.#without.get(seat)?.has(card);
  }
}

export class Detective {
  readonly ears: Ears<View, Action, Sight>;
  /** How often each place has been gone to: who wanders comes everywhere. */
  readonly #visits = new Map<string, number>();
  /** Sights before this one have been read. */
  #readTo = 0;

  constructor(readonly page: Page) {
    this.ears = new Ears(page);
    // Turns are ended here by hand; that they can end by themselves has a test of its own.
    void page.addInitScript(() => localStorage.setItem('parlour-clue-end-turn', localStorage.getItem('parlour-clue-end-turn') ?? 'no'));
  }

  get view(): View {
    return this.ears.frame.view;
  }

  get actions(): Action[] {
    return this.ears.frame.actions;
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Where a suggestion is shown: who passes, who shows a card, and what is asked of me. */
  get stage(): Locator {
    return this.page.getByRole('region', { name: 'Suggestion', exact: true });
  }

  /** What can still be in the envelope: suspects, weapons, rooms. */
  cases(): [Suspect[], Weapon[], Room[]] {
    const me = this.ears.seat;
    const notebook = new Notebook(this.view, this.ears.sights, me);
    return [notebook.open(SUSPECTS, me), notebook.open(WEAPONS, me), notebook.open(ROOMS, me)];
  }

  /** A place of the action bar; on a phone the die is the first of them. */
  act(name: 'Roll' | 'Move' | 'Passage' | 'Suggest' | 'Accuse' | 'End turn'): Locator {
    const bar = this.page.getByRole('region', { name: 'What you can do' });
    if (name === 'Roll') return bar.getByRole('button', { name: /roll$/i }).filter({ visible: true }).first();
    return bar.getByRole('button', { name, exact: true });
  }

  stop(place: Place): Locator {
    const key = place === 'home' ? 'home' : 'room' in place ? `room ${place.room}` : 'square' in place ? `square ${place.square.join(' ')}` : `hallway ${place.hallway.join(' ')}`;
    return this.page.locator(`[data-stop="${key}"]`);
  }

  /** Presses something, here with the mouse. */
  async hit(target: Locator): Promise<void> {
    await target.click();
  }

  /** Chooses one of several. */
  async pick(radio: Locator): Promise<void> {
    await radio.check();
  }

  async roll(): Promise<void> {
    await this.ears.after(() => this.hit(this.act('Roll')));
  }

  async go(place: Place): Promise<void> {
    await this.ears.after(() => this.hit(this.stop(place)));
  }

  async suggest(suspect: Suspect, weapon: Weapon): Promise<void> {
    await this.hit(this.act('Suggest'));
    await this.#choose(suspect, weapon);
    await this.ears.after(() => this.hit(this.dialog.getByRole('button', { name: 'Suggest' })));
  }

  async accuse(suspect: Suspect, weapon: Weapon, room: Room): Promise<void> {
    await this.hit(this.act('Accuse'));
    await this.#choose(suspect, weapon, room);
    await this.ears.after(async () => {
      await this.hit(this.dialog.getByRole('button', { name: 'Open the case file' }));
      if (this.#isKnown(suspect, weapon, room)) await this.hit(this.dialog.getByRole('button', { name: 'Accuse all the same' }));
    });
  }

  async endTurn(): Promise<void> {
    const asksBack = this.#losesSomething();
    await this.ears.after(async () => {
      await this.hit(this.act('End turn'));
      if (asksBack) await this.hit(this.dialog.getByRole('button', { name: 'End turn' }));
    });
  }

  /** Answers a suggestion with the first card that fits. */
  async disprove(): Promise<CardId> {
    const card = this.actions.flatMap((action) => (action.do === 'show' ? [action.card] : []))[0];
    if (!card) throw new Error('nothing to show');
    const picture = this.stage.getByRole('button', { name: nameOf(card), exact: true });
    await this.hit(picture);
    await this.ears.after(() => this.hit(this.stage.getByRole('button', { name: /^Show / })));
    return card;
  }

  /** Puts away what came of my suggestion, if anything was told since the last time. */
  async read(): Promise<void> {
    const news = this.ears.sights.slice(this.#readTo);
    this.#readTo = this.ears.sights.length;
    const isToldMe = (sight: Sight) => (sight.saw === 'showed' ? sight.to === this.ears.seat : sight.saw === 'suggested' && sight.seat === this.ears.seat && sight.asked === null);
    if (news.some(isToldMe)) await this.hit(this.stage.getByRole('button', { name: 'Continue' }));
  }

  /** Does the next thing, whatever it is: answers, rolls, walks, asks, and accuses once it knows. */
  async next(): Promise<void> {
    await this.read();
    const { view, actions } = this;
    if (actions.some((action) => action.do === 'show')) return void (await this.disprove());
    const [suspects, weapons, rooms] = this.cases();
    const [suspect, weapon, room] = [suspects[0], weapons[0], rooms[0]];
    if (suspect && weapon && room && suspects.length * weapons.length * rooms.length === 1) return this.accuse(suspect, weapon, room);
    // Whoever asks for one's own cards alone learns nothing; what is open is asked for from the end.
    if (view.may_suggest) return this.suggest(suspects.at(-1) ?? 'scarlet', weapons.at(-1) ?? 'rope');
    const moves = movesOf(view, actions).map(({ to }) => to);
    if (moves.length > 0) return this.#walk(moves, rooms);
    if (actions.some((action) => action.do === 'roll')) return this.roll();
    return this.endTurn();
  }

  /** Plays until the match is over. */
  async play(): Promise<void> {
    while ((await this.ears.wake()) === 'act') await this.next();
  }

  /** Waits for the end; says who won. */
  async end(): Promise<number | null> {
    await expect.poll(() => this.ears.isOver, { intervals: [10], timeout: 120_000 }).toBe(true);
    return this.view.winner;
  }

  /** The next game of the same set-up. */
  async again(): Promise<void> {
    this.#visits.clear();
    this.#readTo = 0;
    this.ears.forget();
    await this.dialog.getByRole('button', { name: 'Rematch' }).click();
    await this.ears.wake();
  }

  /** Into a room that may be the one, else towards the nearest; where it has been it goes last. */
  async #walk(moves: Place[], wanted: readonly Room[]): Promise<void> {
    const { pieces, suspects } = this.view;
    const mover = SUSPECTS.indexOf(suspects[this.ears.seat] ?? 'scarlet');
    const isWanted = (place: Place) => place !== 'home' && 'room' in place && wanted.includes(place.room);
    const away = (place: Place) => {
      if (place === 'home' || !('square' in place)) return 0;
      const ways = wanted.map((room) => wayAlong(pieces.with(mover, place), mover, { room }, 0).length).filter((steps) => steps > 0);
      return Math.min(99, ...ways);
    };
    const cost = (place: Place) => (isWanted(place) ? 0 : 10) + away(place) + 20 * (this.#visits.get(JSON.stringify(place)) ?? 0);
    const best = moves.map((place) => ({ place, cost: cost(place) })).sort((a, b) => a.cost - b.cost)[0]?.place ?? 'home';
    this.#visits.set(JSON.stringify(best), (this.#visits.get(JSON.stringify(best)) ?? 0) + 1);
    await this.go(best);
  }

  /** I hold one of these cards, or was shown it: such an accusation asks back. */
  #isKnown(...cards: CardId[]): boolean {
    const shown = this.ears.sights.flatMap((sight) => (sight.saw === 'showed' && sight.to === this.ears.seat && sight.card !== null ? [sight.card] : []));
    return cards.some((card) => [...this.view.hand, ...this.view.open, ...shown].includes(card));
  }

  /** Ending the turn now would lose a suggestion, the roll, or a room within its reach: that asks back. */
  #losesSomething(): boolean {
    const reachesRoom = this.actions.some((action) => action.do === 'move' && action.to !== 'home' && 'room' in action.to);
    return this.view.may_suggest || this.actions.some(({ do: what }) => what === 'roll') || (this.view.step === 'rolled' && reachesRoom);
  }

  async #choose(...cards: CardId[]): Promise<void> {
    for (const card of cards) await this.pick(this.dialog.getByRole('radio', { name: new RegExp(`^${nameOf(card).replace('.', '\\.')}`) }));
  }
}

/** Opens a table against computers and sits down as the first suspect. `level` is the name of their brain, `pace` how they answer. */
export async function sitDownAgainst(detective: Detective, url: string, { seats = 6, level = 'classic', pace = 'Instant' } = {}): Promise<void> {
  const { page } = detective;
  await page.goto(url);
  for (const [number, suspect] of SUSPECTS.entries()) {
    await page.getByRole('checkbox', { name: nameOf(suspect) }).setChecked(number < seats);
  }
  const levels = page.getByRole('combobox', { name: /^Level/ });
  await expect(levels).toHaveCount(seats - 1);
  for (const each of await levels.all()) await each.selectOption(level);
  await page.getByText('More options').click();
  await page.getByRole('radio', { name: pace, exact: true }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await detective.ears.wake();
}
