/** The guests of the house at one table: all they said, and whose words hang in the air. */
import { untrack } from 'svelte';
import type { Character, GameModule } from '$lib/game';
import { RememberedSwitch } from '$lib/ui/remembered.svelte';
import type { Note, TableView } from '../wire.gen';
import { repliesTo, type Reply } from './greetings';
import { remarksOf, type Remark } from './talk';

/** Most people like company, so what is remembered is that somebody does not. */
const quiet = new RememberedSwitch('parlour-remarks-off');
/** Whoever wants no remarks may want to hear what is planned. */
const deaf = new RememberedSwitch('parlour-plans-off');

/** What is heard of what they say. */
export type Heard = 'all' | 'plans' | 'off';

/** The switch for all tables of this browser. */
export const remarks = {
  get isOn(): boolean {
    return !quiet.isOn;
  },
  set(isOn: boolean): void {
    quiet.set(!isOn);
  },
  get heard(): Heard {
    return this.isOn ? 'all' : deaf.isOn ? 'off' : 'plans';
  },
  hear(heard: Heard): void {
    quiet.set(heard !== 'all');
    deaf.set(heard === 'off');
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
  /** Whose screen it is: what was said to one side is not for another. */
  side?: number | null;
}

/** Said to one side alone. */
interface Aside extends Words {
  seq: number;
  side: number | null;
}

export class Company {
  /** What hangs in the air; at most one thing at a time. */
  bubble = $state.raw<Words | null>(null);
  #asides = $state.raw<readonly Aside[]>([]);
  readonly #at: () => Situation;

  readonly canTalk = $derived.by(() => this.#at().game.talk !== undefined && this.#at().guests.some((guest) => guest !== null));
  readonly #listens = $derived.by(() => this.canTalk && remarks.isOn);
  readonly remarks = $derived.by((): Remark[] => {
    const { game, table, sights, guests } = this.#at();
    return this.#listens && sights ? remarksOf(game.talk!, table, sights, guests) : [];
  });
  readonly hasAsides = $derived.by(() => this.canTalk && this.#at().game.talk?.hasAsides === true);
  readonly #side = $derived.by(() => this.#at().side ?? null);
  /** What was said to this side, and remarks, in the order in which they were said. */
  readonly spoken = $derived.by((): Remark[] => {
    const own = remarks.heard === 'off' ? [] : this.#asides.filter(({ side }) => side === this.#side).map((aside) => ({ ...aside, about: 'plan' }));
    return [...this.remarks, ...own].sort((a, b) => a.seq - b.seq);
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
    // Nothing hangs there for the next to read.
    $effect(() => {
      void this.#side;
      this.bubble = null;
    });
    $effect(() => {
      if (!this.bubble) return;
      const timer = setTimeout(() => (this.bubble = null), HANGS);
      return () => clearTimeout(timer);
    });
  }

  /** A guest says something to the side whose screen it is, and to nobody else. */
  aside = ({ seq, seat, text }: { seq: number; seat: number; text: string }): void => {
    if (!this.canTalk || remarks.heard === 'off') return;
    const side = this.#side;
    this.#asides = [...this.#asides, { seq, seat, text, side }];
    setTimeout(() => {
      if (this.#side === side && remarks.heard !== 'off') this.bubble ??= { seat, text };
    }, AFTER);
  };

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
