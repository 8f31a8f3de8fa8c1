/**
 * What a board holds beside the view: what is pointed at, focused and moving. Knows no DOM and no rule; what may be
 * done comes from the actions and squares it is told, and what is drawn at rest is always the view. Serves both boards.
 */
import type { BoardProps } from '$lib/game';
import { movesOf } from '../moves';
import { SUSPECTS } from '../names';
import { whyNotThere } from '../reasons';
import type { Action, Place, Setup, Sight, View } from '../types.gen';
import type { Batch } from '$lib/table/news';
import { sceneOf, shotsOf, stepsOf, type Scene } from './animation';
import { nextOf } from '$lib/ui/round';
import { HEADINGS, nextTowards } from '$lib/ui/towards';
import { Film, browserClock, type Clock } from '$lib/film.svelte';
import { pawnLabel, siteLabel } from './labels';
import { small } from './small';
import { keyOf, middleOf, roomOf, type Point, type Site, type Stage } from './stage';

export type Props = BoardProps<View, Action, Sight>;

/** A step of the way that is pointed at, numbered from 1. */
export interface Footprint extends Point {
  number: number;
}

/** Where the arrow keys can go. */
interface Stop {
  key: string;
  at: Point;
}

export class BoardState {
  #pointed = $state<string | null>(null);
  /** The stop that takes part in the tab order. */
  #cursor = $state<string | null>(null);
  readonly #props: () => Props;
  readonly #film: Film<Scene>;
  readonly stage: Stage;

  /** What a click on each place does, by the key of its site. */
  readonly lit = $derived.by((): ReadonlyMap<string, Action> => this.#lit());
  /** Places to point at: everything with a name, and of the many squares only those that lead somewhere. */
  readonly sites = $derived.by(() => this.stage.sites.filter((site) => site.kind !== 'square' || this.lit.has(site.key)));
  readonly isStill = $derived.by(() => this.#film.scene === null);
  readonly scene = $derived.by((): Scene => this.#film.scene ?? sceneOf(this.stage, this.#props().view, small.current));
  /** The dice that are seen: falling, or lying since the roll of this turn. */
  readonly dice = $derived.by((): number[] => this.#film.scene?.dice ?? this.#film.scene?.fallen ?? this.#props().view.dice);
  readonly isRolling = $derived.by(() => this.#film.scene?.dice != null);
  /** The way to what is pointed at, step by step; empty if it leads nowhere. */
  readonly way = $derived.by((): Footprint[] => this.#way());
  /** The piece of the seat to play, in the order of the suspects. */
  readonly mover = $derived.by(() => {
    const { suspects, to_play } = this.#props().view;
    return SUSPECTS.indexOf(suspects[to_play] ?? 'scarlet');
  });

  constructor(stage: Stage, props: () => Props, clock: Clock = browserClock) {
    this.stage = stage;
    this.#props = props;
    this.#film = new Film(clock);
  }

  /** The stop that takes part in the tab order: the last one visited, else the first lit place, else the piece to play. */
  get cursor(): string {
    const own = this.#stops().find(({ key }) => key === this.#cursor);
    return own?.key ?? this.#litKeys()[0] ?? `pawn ${this.mover}`;
  }

  /** What the pointer is over, or what has the focus. */
  get pointed(): string | null {
    return this.#pointed;
  }

  isLit(key: string): boolean {
    return this.isStill && this.lit.has(key);
  }

  label(site: Site): string {
    const isLit = this.lit.has(site.key);
    return siteLabel(this.#props().view, site, isLit, isLit ? this.#placesTo(site).length - 1 : 0);
  }

  pawnLabel(number: number): string {
    return pawnLabel(this.#props().view, number);
  }

  /** The pointer or the focus came to a place, or left it. */
  point(key: string | null): void {
    this.#pointed = key;
  }

  focus(key: string): void {
    this.#cursor = key;
    this.#pointed = key;
  }

  /** A click, a tap or Enter on a place: one click moves. */
  press(site: Site): void {
    const { busy, onaction, onsay, view, actions, seat } = this.#props();
    this.#film.finish();
    this.#cursor = site.key;
    if (busy) return;
    const action = this.lit.get(site.key);
    if (action) {
      this.#pointed = null;
      onsay('');
      onaction(action);
      return;
    }
    const reason = whyNotThere({ view, actions, seat, board: this.stage.board }, site);
    if (reason) onsay(reason, 'warn');
  }

  /** Moves the focus by a key; the key of the new stop, or null if the key is not the board's. */
  key(key: string): string | null {
    if (key === 'PageDown' || key === 'PageUp') {
      this.focus(nextOf(this.#litKeys(), this.cursor, key === 'PageDown') ?? this.cursor);
      return this.cursor;
    }
    const heading = HEADINGS[key];
    if (!heading) return null;
    const stops = this.#stops();
    const here = stops.find((stop) => stop.key === this.cursor);
    const next = here ? nextTowards(stops, here.at, heading) : null;
    this.focus(next?.key ?? this.cursor);
    return this.cursor;
  }

  /** Shows what happened since the view that was drawn before. */
  show({ before, fresh }: Batch<View, Sight>, time: (token: string) => number): void {
    this.#pointed = null;
    const times = { step: time('--piece-step'), slide: time('--move'), roll: time('--move') };
    this.#film.play(shotsOf(stepsOf(this.stage, before.view, fresh, times, small.current)));
  }

  /** The board is no longer seen, or what it showed no longer holds. */
  stop(): void {
    this.#film.finish();
  }

  #lit(): Map<string, Action> {
    const { actions, view } = this.#props();
    const lit = new Map<string, Action>();
    const here = roomOf(view.pieces[this.mover]);
    for (const move of movesOf(view, actions)) lit.set(keyOf(move.to), move);
    const passage = actions.find((action) => action.do === 'passage');
    if (passage && here) lit.set(`passage ${here}`, passage);
    this.#lightPassage(lit, here);
    return lit;
  }

  /** Where the passage is a move like any other, its stair leads to the room at its end. */
  #lightPassage(lit: Map<string, Action>, here: string | null): void {
    const site = this.stage.sites.find(({ key }) => key === `passage ${here}`);
    const end = site?.end;
    const action = end && lit.get(keyOf({ room: end }));
    if (site && action && this.#props().view.dice.length === 0) lit.set(site.key, action);
  }

  #litKeys(): string[] {
    return this.sites.flatMap(({ key }) => (this.lit.has(key) ? [key] : []));
  }

  #stops(): Stop[] {
    const sites = this.sites.map(({ key, box }) => ({ key, at: middleOf(box) }));
    const pawns = this.scene.pawns.map((at, number) => ({ key: `pawn ${number}`, at }));
    return [...sites, ...pawns];
  }

  #placesTo(site: Site): Place[] {
    const { view, setup } = this.#props();
    if (site.kind === 'passage') return [];
    return this.stage.way(view.pieces, this.mover, site.place, isExact(setup) ? sum(view.dice) : 0);
  }

  #way(): Footprint[] {
    const site = this.sites.find(({ key }) => key === this.#pointed);
    if (!site || !this.isLit(site.key)) return [];
    const places = this.#placesTo(site);
    return places.slice(1).map((place, index) => ({
      ...this.stage.stepAt(place, places[index] ?? place),
      number: index + 1,
    }));
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Whether a move along the corridors must use the whole roll. Clue-less has no dice, and its set-up does not say. */
const isExact = (setup: unknown): boolean => (setup as Partial<Setup> | undefined)?.exact === true;
