/**
 * What lies before a player: which dialog is open, what is chosen in it, which news have been looked at. Knows no DOM
 * and no rule: dialogs open when the view or the actions say so, and close when they no longer do.
 */
import type { BoardProps } from '$lib/game';
import { kindOf, SUSPECTS, type Named } from '../names';
import { roomOf } from '../board/stage';
import { recall, remember } from './memory';
import type { Action, CardId, Room, Sight, Suspect, View, Weapon } from '../types.gen';

export type Given = Pick<BoardProps<View, Action, Sight>, 'view' | 'actions' | 'sights' | 'seq' | 'seat' | 'table' | 'busy' | 'onaction' | 'onhurry' | 'onwait'>;

/** What is asked or told now; the first that applies. The first three are part of the show of a suggestion. */
export type Dialog = 'disprove' | 'shown' | 'unanswered' | 'lost' | 'over' | 'suggest' | 'accuse' | null;

type Saw<Kind extends Sight['saw']> = Extract<Sight, { saw: Kind }>;

export class Desk {
  /** What I opened, and in which round: it is for that turn alone. */
  #opened = $state<{ dialog: 'suggest' | 'accuse'; round: number } | null>(null);
  /** Sights before this one have been looked at. */
  #readTo = $state(0);
  #isOverRead = $state(false);
  #isLetting = $state(false);
  /** The computers wait until I have read what became of my accusation. */
  #isHolding = false;
  /** The moment for which a card was shown without a question. */
  #shownAt = $state<number | null>(null);
  /** The moment for which that was refused. */
  #refusedAt = $state<number | null>(null);
  #named = $state.raw<Partial<Named>>({});
  #card = $state<CardId | null>(null);
  readonly #given: () => Given;

  /** The cards I can show now; empty if nobody asks me. */
  readonly showable = $derived.by((): CardId[] => this.#given().actions.flatMap((action) => (action.do === 'show' ? [action.card] : [])));
  /** A card that was shown to me and that I have not put away yet. */
  readonly shown = $derived.by(() => this.#lastNews('showed', ({ to, card }, seat) => to === seat && card !== null));
  /** My own suggestion that nobody could disprove, until I have looked at it. */
  readonly unanswered = $derived.by(() => this.#lastNews('suggested', (sight, seat) => sight.seat === seat && sight.asked === null));
  /** My own wrong accusation, until I have looked at the envelope. */
  readonly lost = $derived.by(() => this.#lastNews('accused', (sight, seat) => sight.seat === seat && !sight.right));
  readonly dialog = $derived.by((): Dialog => this.#dialog());
  /** Where my piece is. */
  readonly here = $derived.by((): Room | null => {
    const { view, seat } = this.#given();
    return roomOf(view.pieces[SUSPECTS.indexOf(view.suspects[seat ?? -1] ?? 'scarlet')]);
  });

  constructor(given: () => Given) {
    this.#given = given;
    const { view, sights, table, seat } = given();
    const memory = recall(table, seat);
    // What happened last is still news to whoever opens the page now, if it has not been read before a reload.
    // Nothing is news any more once the game is over.
    this.#readTo = view.ended !== null ? sights.length : (memory?.readTo ?? Math.max(sights.length - 1, 0));
    this.#isLetting = memory?.isLetting ?? false;
    this.#isHolding = memory?.isHolding ?? false;
    // The house itself tells how a game that is long over ended.
    this.#isOverRead = view.ended !== null;
    this.#remember();
  }

  get suspect(): Suspect | null {
    return this.#named.suspect ?? null;
  }

  get weapon(): Weapon | null {
    return this.#named.weapon ?? null;
  }

  /** A suggestion is made where one stands; an accusation may name any room. */
  get room(): Room | null {
    return this.#opened?.dialog === 'suggest' ? this.here : (this.#named.room ?? null);
  }

  /** What is chosen, once it is whole. */
  get theory(): Named | null {
    const { suspect, weapon, room } = this;
    return suspect && weapon && room ? { suspect, weapon, room } : null;
  }

  /** The card to show: the one picked, or the only one there is. */
  get card(): CardId | null {
    if (this.#card && this.showable.includes(this.#card)) return this.#card;
    return this.showable.length === 1 ? (this.showable[0] ?? null) : null;
  }

  /**
   * Out, and alone among computers: they may finish without me. "A lone human who is out may let the computers finish",
   * but a seat that is out still shows cards.
   */
  get mayLetFinish(): boolean {
    const { view, seat, onhurry } = this.#given();
    return seat !== null && view.out.includes(seat) && !view.ended && onhurry !== undefined && !this.#isLetting;
  }

  /** The others play to the end without me. */
  get isLetting(): boolean {
    return this.#isLetting;
  }

  /** From now on the others play at once, and my cards are shown for me: what the asker has seen before, if anything. */
  letFinish(): void {
    if (!this.mayLetFinish) return;
    this.#isLetting = true;
    this.close();
    this.#remember();
    this.#given().onhurry?.();
  }

  /** Shows a card for whoever lets the others finish. Once: where the house refuses it, I am asked as usual. */
  async showUnasked(): Promise<void> {
    const { busy, seq, onaction } = this.#given();
    const card = this.given;
    if (!card || busy) return;
    this.#shownAt = seq;
    if ((await onaction({ do: 'show', card })) === false) this.#refusedAt = seq;
  }

  /** The card that is to be shown without a question; null = there is none, or it was tried. */
  get given(): CardId | null {
    const { view, sights, seat, seq } = this.#given();
    if (!this.#isLetting || this.#shownAt === seq || this.showable.length === 0) return null;
    const asker = view.suggestion?.by ?? -1;
    return this.showable.find((card) => seenBy(sights, seat, card).includes(asker)) ?? this.showable[0] ?? null;
  }

  open(dialog: 'suggest' | 'accuse'): void {
    this.#opened = { dialog, round: this.#given().view.round };
    this.#named = {};
  }

  choose(card: CardId): void {
    this.#named = { ...this.#named, [kindOf(card)]: card };
  }

  pick(card: CardId): void {
    this.#card = card;
  }

  /** Puts away what is open and need not be answered. */
  close(): void {
    const open = this.dialog;
    if (open === 'disprove') return;
    if (open === 'over') this.#isOverRead = true;
    if (open === 'shown' || open === 'unanswered' || open === 'lost') {
      this.#readTo = this.#given().sights.length;
      this.#goOn();
      this.#remember();
    }
    this.#opened = null;
  }

  /** Says what is chosen in the open dialog. */
  answer(): void {
    const { busy, onaction } = this.#given();
    if (busy) return;
    if (this.dialog === 'disprove') {
      if (this.card) onaction({ do: 'show', card: this.card });
      return;
    }
    const { theory, dialog } = this;
    if (!theory || (dialog !== 'suggest' && dialog !== 'accuse')) return;
    const { suspect, weapon } = theory;
    const action: Action = dialog === 'suggest' ? { do: 'suggest', suspect, weapon } : { do: 'accuse', ...theory };
    this.#opened = null;
    if (action.do === 'accuse') void this.#accuse(action);
    else onaction(action);
  }

  /** Nobody plays on behind the envelope while I read it, if that makes nobody but computers wait. */
  async #accuse(action: Action): Promise<void> {
    const { onwait } = this.#given();
    this.#isHolding = (await onwait?.(true)) ?? false;
    this.#remember();
    if ((await this.#given().onaction(action)) === false) this.#goOn();
  }

  #goOn(): void {
    if (!this.#isHolding) return;
    this.#isHolding = false;
    this.#remember();
    void this.#given().onwait?.(false);
  }

  #remember(): void {
    const { table, seat } = this.#given();
    remember(table, seat, { readTo: this.#readTo, isLetting: this.#isLetting, isHolding: this.#isHolding });
  }

  /** The last sight of a kind that I have not looked at yet. */
  #lastNews<Kind extends Sight['saw']>(saw: Kind, isMine: (sight: Saw<Kind>, seat: number | null) => boolean): Saw<Kind> | null {
    const { sights, seat } = this.#given();
    const last = sights.slice(this.#readTo).findLast((sight) => sight.saw === saw && isMine(sight as Saw<Kind>, seat));
    return (last as Saw<Kind> | undefined) ?? null;
  }

  #dialog(): Dialog {
    const { view, seat, seq } = this.#given();
    // In the order in which things happened: what was shown or lost is read before the next question is answered.
    if (this.shown && !view.ended) return 'shown';
    if (this.unanswered && !view.ended) return 'unanswered';
    if (this.lost && !view.ended) return 'lost';
    if (this.showable.length > 0) return this.#isLetting && this.#refusedAt !== seq ? null : 'disprove';
    if (view.ended) return this.#isOverRead ? null : 'over';
    if (seat === null || this.#opened?.round !== view.round) return null;
    const { dialog } = this.#opened;
    return (dialog === 'suggest' ? view.may_suggest : view.may_accuse) ? dialog : null;
  }
}

/** What I named when I accused; null if I have not. */
export function accusationOf(sights: readonly Sight[], seat: number | null): Named | null {
  const sight = sights.findLast((each) => each.saw === 'accused' && each.seat === seat);
  return sight?.saw === 'accused' ? sight : null;
}

/** Who of the others has been shown a card by me, for the choice which to show. */
export function seenBy(sights: readonly Sight[], seat: number | null, card: CardId): number[] {
  const seats = sights.flatMap((sight) => (sight.saw === 'showed' && sight.seat === seat && sight.card === card ? [sight.to] : []));
  return [...new Set(seats)];
}
