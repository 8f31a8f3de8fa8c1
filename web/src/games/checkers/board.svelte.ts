/**
 * What the board holds beside the view: what is picked, carried, focused and moving. Knows no DOM and no rule; what
 * may be played comes from the listed actions, and what is drawn at rest is always the view.
 */
import type { BoardProps } from '$lib/game';
import type { Batch } from '$lib/table/news';
import { pathOf, shotsOf, stepsBetween, still, type Drawn } from './animation';
import { hintPath } from './advice';
import type { Arrow } from './arrows';
import { Film, browserClock, type Clock } from '$lib/film.svelte';
import { nextOf } from '$lib/ui/round';
import { neighbour, placeOf, type Place, type Spot } from './geometry';
import { chooseText, onwardText, refusal, type Sitting } from './labels';
import { click, endOf, listMoves, lit, movable, movesAlong, takers, type Lit, type Path } from './selection';
import { text } from './text';
import type { Action, Sight, View } from './types.gen';

export type Props = BoardProps<View, Action, Sight>;

/** A piece in the hand: where it was taken up, and where it is now. */
interface Carried extends Place {
  from: number;
}

const NOTHING_LIT: Lit = { landings: [], paths: [], victims: [] };

export class BoardState {
  /** The square that takes part in the tab order. */
  cursor = $state(1);

  #trail = $state.raw<Path>([]);
  #carried = $state.raw<Carried | null>(null);
  #isTurned = $state(false);
  /** A move that was dropped into place by hand and is on its way to the house. */
  #dropped = $state.raw<Path | null>(null);
  readonly #props: () => Props;
  readonly #film: Film<Drawn[]>;

  readonly moves = $derived.by(() => listMoves(this.#props().actions));
  /** The picked square and the landings clicked so far; empty as soon as the actions no longer allow them. */
  readonly trail = $derived.by(() => (movesAlong(this.moves, this.#trail).length > 0 ? this.#trail : []));
  readonly picked = $derived.by(() => this.trail[0] ?? null);
  readonly movable = $derived.by(() => movable(this.moves));
  /** Black sees the board from the other side; the flip button turns it once more. */
  readonly isFlipped = $derived.by(() => ((this.#props().from ?? this.#props().seat) === 0) !== this.#isTurned);

  // While something moves, marks would sit on pieces that are not there yet.
  readonly isStill = $derived.by(() => this.#film.scene === null);
  readonly mustTake = $derived.by(() => (this.isStill && !this.#dropped ? takers(this.moves) : []));
  readonly lit = $derived.by(() => (this.isStill && this.picked !== null ? lit(this.moves, this.trail) : NOTHING_LIT));
  readonly pieces = $derived.by(() => this.#draw());
  /** The move that the house points out, until a piece is taken up. */
  readonly arrows = $derived.by((): Arrow[] => {
    const path = hintPath(this.#props().advice);
    return path && this.isStill && this.picked !== path[0] && movesAlong(this.moves, path).length > 0 ? [{ path }] : [];
  });

  constructor(props: () => Props, clock: Clock = browserClock) {
    this.#props = props;
    this.#film = new Film(clock);
    this.cursor = props().seat === 0 ? 12 : 21;
  }

  get sitting(): Sitting {
    const { view, seat } = this.#props();
    return { view, seat, moves: this.moves, trail: this.trail };
  }

  get isCarrying(): boolean {
    return this.#carried !== null;
  }

  flip(): void {
    this.#isTurned = !this.#isTurned;
  }

  /** A click, a tap or Enter on a square. */
  press(square: number): void {
    this.#film.finish();
    this.cursor = square;
    const { busy, onsay } = this.#props();
    if (busy) return;
    this.#dropped = null;
    const result = click(this.moves, this.trail, square);
    switch (result.kind) {
      case 'pick':
        this.#trail = result.trail;
        onsay(result.trail.length > 1 ? onwardText(this.moves, result.trail) : '');
        break;
      case 'drop':
        this.escape();
        break;
      case 'play':
        void this.#play(result.move.path);
        break;
      case 'choose':
        onsay(chooseText(result.from, result.to, result.next));
        break;
      case 'refuse':
        onsay(refusal(this.sitting, square), 'warn');
        break;
    }
  }

  /** Puts the picked piece down again. */
  escape(): void {
    this.#trail = [];
    this.#carried = null;
    this.#props().onsay('');
  }

  /** Whether a piece may be taken into the hand. */
  canLift(square: number): boolean {
    return !this.#props().busy && this.movable.has(square);
  }

  /** Takes a piece into the hand. */
  lift(square: number, place: Place): void {
    if (!this.canLift(square)) return;
    this.#film.finish();
    this.cursor = square;
    this.#trail = [square];
    this.#carried = { from: square, ...place };
    this.#props().onsay('');
  }

  carry(place: Place): void {
    if (this.#carried) this.#carried = { ...this.#carried, ...place };
  }

  /** A click on a light square. */
  pressLight(): void {
    this.#props().onsay(text.refusal.light, 'warn');
  }

  /** Lets the carried piece go over a square, or beside the board. */
  release(square: Spot): void {
    const carried = this.#carried;
    this.#carried = null;
    if (!carried || square === carried.from) return;
    if (square === null) return this.escape();
    if (square === 'light') return this.pressLight();
    const result = this.#props().busy ? null : click(this.moves, this.trail, square);
    if (result?.kind !== 'play') return this.press(square);
    this.#film.finish();
    this.cursor = square;
    this.#dropped = result.move.path;
    void this.#play(result.move.path);
  }

  /** Handles a key; false if it is not the board's. */
  key(key: string): boolean {
    if (key === 'Enter' || key === ' ') {
      this.press(this.cursor);
      return true;
    }
    if (key === 'Escape') {
      this.escape();
      return true;
    }
    if (key === 'PageDown' || key === 'PageUp') {
      const goals = this.lit.landings.map(({ square }) => square);
      const stops = (goals.length > 0 ? goals : [...this.movable]).sort((a, b) => a - b);
      this.cursor = nextOf(stops, this.cursor, key === 'PageDown') ?? this.cursor;
      return true;
    }
    if (!key.startsWith('Arrow')) return false;
    this.cursor = neighbour(this.cursor, key, this.isFlipped);
    return true;
  }

  /** Shows the moves between the board drawn before and that of the view. */
  show({ before, view: { board }, fresh }: Batch<View, Sight>, time: (token: string) => number): void {
    const times = { hop: time('--piece-step'), crown: time('--settle') };
    const [first, ...later] = stepsBetween(before.view.board, fresh, board);
    const dropped = this.#dropped;
    this.#dropped = null;
    this.#trail = [];
    this.#carried = null;
    if (!first) {
      // An offer or an answer leaves a move that is still being shown alone; any other change is drawn at once.
      if (before.view.board !== board) this.#film.finish();
      return;
    }
    if (times.hop === 0) return this.#film.finish();
    const isCarried = dropped !== null && dropped.join() === pathOf(first).join();
    this.#film.play(shotsOf([{ ...first, isCarried }, ...later], times));
  }

  /** The board is no longer seen. */
  stop(): void {
    this.#film.finish();
  }

  async #play(path: Path): Promise<void> {
    const action = this.#props().actions.find((listed) => listed.do === 'move' && listed.path.join() === path.join());
    this.#trail = [];
    if (!action) return;
    this.#props().onsay('');
    await this.#props().onaction(action);
    // What was dropped and not taken goes back to its square.
    this.#dropped = null;
  }

  #draw(): Drawn[] {
    if (this.#film.scene) return this.#film.scene;
    const pieces = still(this.#props().view.board);
    const held = this.#carried ?? this.#landed();
    if (!held) return pieces;
    const { from, col, row } = held;
    return pieces.map((drawn) => (drawn.key === from ? { ...drawn, col, row, isLifted: this.isCarrying } : drawn));
  }

  #landed(): Carried | null {
    const path = this.#dropped;
    const from = path?.[0];
    if (!path || from === undefined) return null;
    return { from, ...placeOf(endOf(path)) };
  }
}
