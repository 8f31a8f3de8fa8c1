/**
 * What the map holds beside the view: the tickets laid out, the station in question, what is typed and what moves. Knows
 * no DOM and no rule; what may be done comes from the listed actions, and what is drawn at rest is always the view.
 */
import type { BoardProps } from '$lib/game';
import { browserClock, Film, type Clock } from '$lib/film.svelte';
import { HEADINGS, nextTowards } from '$lib/ui/towards';
import { isStation, pointOf } from '../map/atlas';
import type { Action, Sight, View } from '../types.gen';
import type { Batch } from '$lib/table/news';
import { Chase } from '../ending/chase.svelte';
import { sceneOf, shotsOf, type Scene } from './animation';
import { asksFirst } from './habits';
import { strandingOf, type Stranding } from './stranding';
import { text } from './text';
import { goalsOf, moveByKey, movesIn, plainMove, standsAt, whyNot, type Goal, type Move, type Switches } from './ways';

export type Props = BoardProps<View, Action, Sight>;

export class BoardState {
  /** The station for which it is asked how to go there. */
  chosen = $state<number | null>(null);
  /** A move that is asked back before it is sent. */
  warning = $state.raw<Stranding | null>(null);
  /** The figures typed so far. */
  typed = $state('');
  #black = $state(false);
  #double = $state(false);
  #cursor = $state<number | null>(null);
  /** Takes a press on a station for itself while it is in hand. */
  pencil: { press(station: number): boolean } | null = null;
  readonly #props: () => Props;
  readonly #film: Film<Scene>;
  /** The whole chase once more, when it is over. */
  readonly chase: Chase;

  readonly moves = $derived.by((): Move[] => movesIn(this.#props().actions));
  /** Which switches would leave something on offer. */
  readonly canBlack = $derived.by(() => this.moves.some((move) => move.by === 'black'));
  readonly canDouble = $derived.by(() => this.moves.some((move) => move.double));
  readonly switches = $derived.by((): Switches => ({ black: this.#black && this.canBlack, double: this.#double && this.canDouble }));
  /** Where one may go, by station. */
  readonly goals = $derived.by((): ReadonlyMap<number, Goal> => goalsOf(this.#props().actions, this.switches));
  readonly here = $derived.by((): number | null => {
    const { view, seat } = this.#props();
    return standsAt(view, seat);
  });
  readonly isStill = $derived.by(() => this.#film.scene === null && !this.chase.isOn);
  readonly scene = $derived.by((): Scene => this.chase.moment?.pieces ?? this.#film.scene ?? sceneOf(this.#props().view));
  /** What is asked now: how to go to the chosen station. */
  readonly question = $derived.by((): Goal | null => (this.chosen === null ? null : (this.goals.get(this.chosen) ?? null)));

  constructor(props: () => Props, clock: Clock = browserClock) {
    this.#props = props;
    this.#film = new Film(clock);
    this.chase = new Chase(clock);
  }

  /** Pawns of this side that may move now beside the one in hand, or before it. */
  readonly movers = $derived.by((): readonly number[] => this.#props().movers ?? []);

  /** The lit station that takes part in the tab order. */
  get cursor(): number | null {
    if (this.#cursor !== null && this.goals.has(this.#cursor)) return this.#cursor;
    return [...this.goals.keys()].sort((a, b) => a - b)[0] ?? null;
  }

  focus(station: number): void {
    this.#cursor = station;
  }

  lay(ticket: 'black' | 'double', isOn: boolean): void {
    if (ticket === 'black') this.#black = isOn;
    else this.#double = isOn;
    this.chosen = null;
  }

  /** A click or tap on a station, or its number: moves, asks how, or says why not. */
  press(station: number): void {
    const { busy, view, actions, seat, onsay, names = [] } = this.#props();
    if (this.pencil?.press(station)) return;
    this.#film.finish();
    this.typed = '';
    this.warning = null;
    if (busy) return;
    const goal = this.goals.get(station);
    if (!goal) {
      this.chosen = null;
      const pawn = this.moverAt(station);
      if (pawn !== null && this.pick(pawn)) return;
      onsay(whyNot({ view, actions, seat, switches: this.switches, names, station }), 'warn');
      return;
    }
    this.#cursor = station;
    const move = plainMove(goal, this.switches);
    onsay('');
    // Whoever wants to be asked sends a move with the second press.
    if (move && (!asksFirst.isOn || this.chosen === station)) this.go(move);
    else this.chosen = station;
  }

  /** A click beside every station. */
  miss(): void {
    this.chosen = null;
    this.warning = null;
    this.typed = '';
    this.#props().onsay(text.whyNot.noStationHere, 'info');
  }

  /** Another pawn of this side that may move and stands there. */
  moverAt(station: number): number | null {
    const { seat, view } = this.#props();
    return this.movers.find((each) => each !== seat && standsAt(view, each) === station) ?? null;
  }

  /** Takes this pawn in hand, if it may move; whether it could. */
  pick(pawn: number): boolean {
    const { busy, onseat, onsay } = this.#props();
    if (busy || !onseat || !this.movers.includes(pawn)) return false;
    this.#film.finish();
    this.chosen = null;
    this.typed = '';
    this.warning = null;
    onsay('');
    onseat(pawn);
    return true;
  }

  /** Sends a move; one that leaves the pawn nowhere to go is asked back first. */
  go(move: Move): void {
    const { busy, view, actions, seat } = this.#props();
    if (busy) return;
    this.chosen = null;
    this.warning = strandingOf(view, actions, seat, move);
    if (!this.warning) this.send(move);
  }

  send(move: Move): void {
    const { busy, onaction } = this.#props();
    if (busy) return;
    this.warning = null;
    this.chosen = null;
    this.#black = false;
    this.#double = false;
    onaction(move);
  }

  /** A key that is the map's own; whether it was. Figures name a station, letters a ticket. */
  key(key: string): boolean {
    if (this.question) {
      const move = moveByKey(this.question, key);
      if (move) {
        this.go(move);
        return true;
      }
    }
    if (/^\d$/.test(key)) return this.#type(key);
    if (key === 'Backspace' && this.typed !== '') {
      this.typed = this.typed.slice(0, -1);
      return true;
    }
    if (key === 'Enter' && this.typed !== '') {
      this.#enter();
      return true;
    }
    if (key === 'Escape' && (this.chosen !== null || this.typed !== '' || this.warning !== null)) {
      this.chosen = null;
      this.warning = null;
      this.typed = '';
      return true;
    }
    return false;
  }

  /** The lit station an arrow key leads to, or null if the key is not an arrow or nothing is lit. */
  turn(key: string): number | null {
    const heading = HEADINGS[key];
    const { cursor } = this;
    if (!heading || cursor === null) return null;
    const stops = [...this.goals.keys()].map((station) => ({ station, at: pointOf(station) }));
    this.#cursor = nextTowards(stops, pointOf(cursor), heading)?.station ?? cursor;
    return this.#cursor;
  }

  /** Shows what happened since the view that was drawn before. */
  show({ before, fresh }: Batch<View, Sight>, time: (token: string) => number): void {
    this.chosen = null;
    this.warning = null;
    this.typed = '';
    this.#film.play(shotsOf(sceneOf(before.view), fresh, { move: time('--piece-step') }));
  }

  /** The map is no longer seen. */
  stop(): void {
    this.#film.finish();
    this.chase.stop();
  }

  #type(figure: string): boolean {
    if (this.goals.size === 0) return false;
    this.typed = (this.typed + figure).slice(-3).replace(/^0+/, '');
    // Nothing longer that is lit begins like this: no need to wait for Enter.
    const isLonger = [...this.goals.keys()].some((station) => String(station).startsWith(this.typed) && String(station) !== this.typed);
    if (this.goals.has(Number(this.typed)) && !isLonger) this.press(Number(this.typed));
    return true;
  }

  #enter(): void {
    const station = Number(this.typed);
    if (isStation(station)) this.press(station);
    else {
      this.#props().onsay(text.whyNot.noStation(this.typed), 'warn');
      this.typed = '';
    }
  }
}
