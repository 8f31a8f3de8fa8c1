/** The guests of the house at one table: all they said, and whose words hang in the air. */
import { untrack } from 'svelte';
import type { Character, GameModule } from '$lib/game';
import { RememberedSwitch } from '$lib/ui/remembered.svelte';
import type { Note, TableView } from '../wire.gen';
import { repliesTo, type Reply } from './greetings';
import { remarksOf, type Remark } from './talk';

/** Most people like company, so what is remembered is that somebody does not. */
const quiet = new RememberedSwitch('parlour-remarks-off');
/** The switch for all tables of this browser. */
export const remarks = {
  get isOn(): boolean {
    return !quiet.isOn;
  },
  set(isOn: boolean): void {
    quiet.set(!isOn);
  },
};

/** How long words hang in the air, in milliseconds, however fast the game goes. */
export const HANGS = 3200;

/** So long after what it is about something is said, whatever it is: the die comes to rest first. */
const AFTER = 700;

interface Words {
  seat: number;
  text: string;
}

interface Situation {
  game: Pick<GameModule, 'talk'>;
  table: TableView;
  guests: readonly (Character | null)[];
  sights: readonly unknown[] | null;
  notes: readonly Note[];
}

export class Company {
  /** What hangs in the air; at most one thing at a time. */
  bubble = $state.raw<Words | null>(null);
  readonly #at: () => Situation;

  readonly canTalk = $derived.by(() => this.#at().game.talk !== undefined && this.#at().guests.some((guest) => guest !== null));
  readonly #listens = $derived.by(() => this.canTalk && remarks.isOn);
  readonly remarks = $derived.by((): Remark[] => {
    const { game, table, sights, guests } = this.#at();
    return this.#listens && sights ? remarksOf(game.talk!, table, sights, guests) : [];
  });
  readonly replies = $derived.by((): Reply[] => {
    const { game, table, notes, guests } = this.#at();
    return this.#listens ? repliesTo(notes, table.id, guests, game.talk!.remarks) : [];
  });

  /** To be made with a component. What was said before is not said again. */
  constructor(at: () => Situation) {
    this.#at = at;
    this.#hear(
      () => this.remarks.map(({ seq, seat, text }) => ({ at: seq, seat, text })),
      // Whoever is there from the beginning hears the welcome.
      () => (this.#at().sights!.length > 1 ? this.#at().sights!.length : 0),
    );
    this.#hear(
      () => this.replies.map(({ n, seat, text }) => ({ at: n, seat, text })),
      () => this.#at().notes.at(-1)?.n ?? -1,
    );
    $effect(() => {
      if (!this.#listens) this.bubble = null;
    });
    $effect(() => {
      if (!this.bubble) return;
      const timer = setTimeout(() => (this.bubble = null), HANGS);
      return () => clearTimeout(timer);
    });
  }

  /** Hangs up what is newly said. `before` = up to where it is old for whoever comes. */
  #hear(said: () => (Words & { at: number })[], before: () => number): void {
    let heard: number | null = null;
    $effect(() => {
      if (!this.#listens || !this.#at().sights) {
        heard = null;
        return;
      }
      const newest = said().at(-1);
      heard ??= untrack(before);
      if (!newest || newest.at <= heard) return;
      heard = newest.at;
      untrack(() => this.#hang(newest));
    });
  }

  /** What comes while something hangs there is for the chat alone. */
  #hang({ seat, text }: Words): void {
    setTimeout(() => (this.bubble ??= this.#listens ? { seat, text } : null), AFTER);
  }
}
