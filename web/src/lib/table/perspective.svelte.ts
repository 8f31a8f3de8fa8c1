// Through whose eyes a page shows a match: its guest may hold several seats.

import type { GameModule } from '$lib/game';
import { capital } from '$lib/words';
import { turnSeatOf, type Pawn } from './boardroom.svelte';
import { Lag } from './lag.svelte';
import { whoPlays } from './attendance';
import type { TableSession } from './session.svelte';
import { turning } from './turning';
import { groupsOf, viewpoint } from './viewpoint';
import type { TableView } from './wire.gen';

interface Situation {
  session: TableSession;
  game: GameModule;
  table: TableView;
  /** Factor for animation times. */
  pace: number;
}

/** How long a move is shown before a shared board turns, in milliseconds at the usual pace. */
const TURN_DELAY = 900;

export class Perspective {
  /** The seat chosen by hand, for this turn alone. */
  chosen = $state<number | null>(null);
  /** The seat for which this screen was last uncovered. */
  opened = $state<number | null>(null);
  #turnedTo = $state<number | null>(null);
  readonly #at: () => Situation;
  /** What is seen may lag behind what is so; not where a screen passes between several seats. */
  readonly lag: Lag;

  readonly mine = $derived.by(() => this.#at().session.mine);
  // A value of its own: the table changes more often than its pace.
  readonly #pace = $derived.by(() => this.#at().pace);
  // All my eyes see every event, so any of them knows the turn.
  readonly #any = $derived.by(() => this.#at().session.eyes(this.mine[0] ?? null));
  readonly #mayLag = $derived.by(() => this.mine.length < 2);
  readonly #anyFrame = $derived.by(() => (this.#mayLag ? this.lag.eyes : this.#any)?.frame);
  readonly turnSeat = $derived.by(() => turnSeatOf(this.#anyFrame?.turn));
  readonly seq = $derived.by(() => this.#anyFrame?.seq ?? 0);
  readonly outcome = $derived.by(() => {
    const { phase } = this.#at().table;
    return phase.at === 'over' ? phase.outcome : null;
  });
  readonly isPlayed = $derived.by(() => this.outcome === null && this.#at().table.rests === null);
  readonly #teams = $derived.by(() => {
    const { game, table } = this.#at();
    return game.hidesNothing ? [table.seats.map((_, number) => number)] : (game.teams?.(table.setup).map(({ seats }) => seats) ?? []);
  });
  readonly #groups = $derived.by(() => groupsOf(this.mine, this.#teams));
  readonly #mayMove = $derived.by((): number[] => {
    const { game, table } = this.#at();
    const team = this.#teams.find((seats) => this.turnSeat !== null && seats.includes(this.turnSeat)) ?? [];
    const free = this.#anyFrame && this.isPlayed ? (game.mayMove?.(this.#anyFrame.view, table.setup) ?? []) : [];
    return free.filter((each) => team.includes(each));
  });
  readonly #point = $derived.by(() =>
    viewpoint({ mine: this.mine, teams: this.#teams, turnSeat: this.turnSeat, mayMove: this.#mayMove, chosen: this.chosen, opened: this.opened, isOver: this.outcome !== null }),
  );
  readonly seat = $derived.by(() => this.#point.seat);
  readonly isCovered = $derived.by(() => this.#point.isCovered);
  readonly eyes = $derived.by(() => (this.isCovered ? null : this.#mayLag ? this.lag.eyes : this.#at().session.eyes(this.seat)));
  /** What the house waits for an answer to. */
  readonly present = $derived.by(() => this.#at().session.eyes(this.seat));
  readonly hold = $derived.by(() => (this.#mayLag ? this.lag.hold : undefined));
  readonly isMyTurn = $derived.by(() => this.isPlayed && this.seat !== null && (this.turnSeat === this.seat || this.movers.some(({ value }) => value === this.seat)));
  /** My seats that see what this one sees. */
  readonly group = $derived.by(() => this.#groups.find((group) => group.includes(this.seat ?? -1)) ?? []);
  /** The first seat of the side whose screen it is now: what one side saw is not for the other. */
  readonly side = $derived.by(() => this.group[0] ?? null);
  /** The same in words. */
  readonly who = $derived.by(() => whoPlays(this.#at().game, this.#at().table, this.mine, this.group));
  /** Sides that can be looked through by hand. */
  readonly sides = $derived.by(() => {
    const { game, table } = this.#at();
    if (this.#groups.length < 2) return [];
    return this.#groups.map((group) => ({ value: group.find((each) => each === this.seat) ?? group[0]!, label: capital(whoPlays(game, table, this.mine, group).who) }));
  });
  /** Seats of this side that may move now. */
  readonly movers = $derived.by(() => {
    const { game, table } = this.#at();
    const names = game.shortSeatNames?.(table.setup) ?? game.seatNames(table.setup);
    return this.group.filter((each) => this.#mayMove.includes(each)).map((value) => ({ value, label: names[value] ?? '' }));
  });
  /** Where the order within the side to move is free: what each of its seats may do. */
  pawnOf = (seat: number): Pawn | null => {
    const team = this.#teams.find((seats) => this.turnSeat !== null && seats.includes(this.turnSeat));
    if (this.#mayMove.length === 0 || !team?.includes(seat)) return null;
    if (!this.#mayMove.includes(seat)) return 'moved';
    return seat === this.seat ? 'picked' : 'may';
  };
  /** The one of mine that is in hand, where the order is free. */
  readonly picked = $derived.by(() => (this.seat !== null && this.pawnOf(this.seat) === 'picked' ? this.seat : null));
  /** One board for several seats that hide nothing from each other. */
  readonly isShared = $derived.by(() => this.#at().game.hidesNothing === true && this.mine.length > 1);
  /** The seat at the lower edge of the board. Spectators see a duel from the second seat, as a board is printed. */
  readonly below = $derived.by(() => (this.isShared ? ((turning.isOn ? this.#turnedTo : null) ?? this.mine[0]!) : (this.seat ?? 1)));

  /** To be made with a component. */
  constructor(at: () => Situation) {
    this.#at = at;
    this.lag = new Lag(() => this.#any);
    // Nothing is held back of the end.
    $effect.pre(() => {
      if (this.outcome) this.lag.release();
    });
    $effect(() => {
      void this.turnSeat;
      this.chosen = null;
    });
    // A shared board turns after the move, so that everyone sees what happened.
    $effect(() => {
      const next = this.seat;
      const timer = setTimeout(() => (this.#turnedTo = next), TURN_DELAY * this.#pace);
      return () => clearTimeout(timer);
    });
  }
}
