/**
 * A finished match, looked at again moment by moment. Knows no DOM and no game: it fetches what a pair of eyes saw, page by
 * page and a little ahead, and says what is to be drawn. What is drawn changes when it has come, never in between.
 */
import type { Replay } from '$lib/table/wire.gen';
import type { Eyes, ReplayApi } from './api';

/** So many moments ahead are fetched before somebody gets there. */
const AHEAD = 12;
/** Whoever steps faster than this does not want to see pieces walk, in milliseconds. */
const HASTE = 350;

/** What one pair of eyes saw, as far as it has come. */
interface Shelf {
  eyes: Eyes;
  replay: Replay;
  views: unknown[];
}

/** What is drawn. */
export interface Shown {
  eyes: Eyes;
  replay: Replay;
  /** The number of the moment. */
  step: number;
  /** With everything revealed a list: the seats' in order, then the spectators'. */
  view: unknown;
  /** The same of the last moment; only with everything revealed. */
  end: unknown;
  /** Only one step further than what was drawn before, and not in haste: it can be shown moving. */
  isNext: boolean;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** What is stepped through, by hand or by itself. */
export interface Reel {
  /** The first step, if it is not 0. */
  readonly first?: number;
  readonly last: number;
  readonly step: number;
  readonly isPlaying: boolean;
  speed: number;
  jump(step: number): void;
  toggle(): void;
}

export class Projector implements Reel {
  /** Null until the first view has come. */
  shown = $state.raw<Shown | null>(null);
  isPlaying = $state(false);
  speed = $state<number>(1);
  /** Why what is wanted does not come. */
  fault = $state<string | null>(null);
  /** The last moment that anybody has looked at here: what comes after it is not given away. */
  furthest = $state(0);
  /** What is wanted: where the slider stands. */
  step = $state(0);
  eyes = $state<Eyes>('all');

  readonly last: number;
  readonly #api: ReplayApi;
  readonly #table: string;
  readonly #shelves = new Map<Eyes, Shelf>();
  #isFetching = false;
  #steppedAt = -Infinity;

  constructor(api: ReplayApi, first: Replay, eyes: Eyes, step: number) {
    this.#api = api;
    this.#table = first.table.id;
    this.last = first.moments.length - 1;
    this.#shelves.set(eyes, { eyes, replay: first, views: [] });
    this.eyes = eyes;
    this.step = this.#within(step);
    this.furthest = this.step;
    void this.#settle();
  }

  /** To the moment with this number, or the nearest there is. */
  go(step: number): void {
    this.step = this.#within(step);
    this.#want();
  }

  /** By hand: whoever takes over is not played past. */
  jump(step: number): void {
    this.isPlaying = false;
    this.go(step);
  }

  /** To the moment after which the event with this number had happened. */
  jumpToEvent(event: number): void {
    const moments = this.#shelves.get(this.eyes)?.replay.moments ?? [];
    this.jump(moments.findIndex(({ seq }) => seq > event));
  }

  look(eyes: Eyes): void {
    this.eyes = eyes;
    this.#want();
  }

  /** From the end it begins anew. */
  toggle(): void {
    this.isPlaying = !this.isPlaying;
    if (this.isPlaying && this.step === this.last) this.go(0);
  }

  /** The time for the moment that is drawn is over. */
  advance(): void {
    if (this.step < this.last) this.go(this.step + 1);
    if (this.step === this.last) this.isPlaying = false;
  }

  retry(): void {
    void this.#settle();
  }

  #within(step: number): number {
    return Number.isFinite(step) ? Math.min(Math.max(Math.round(step), 0), this.last) : 0;
  }

  #want(): void {
    this.furthest = Math.max(this.furthest, this.step);
    this.#show();
    void this.#settle();
  }

  /** Draws what is wanted, if it has come. */
  #show(): void {
    const { eyes, step, shown } = this;
    const shelf = this.#shelves.get(eyes);
    if (shelf?.views[step] === undefined || (shown?.eyes === eyes && shown.step === step)) return;
    const now = performance.now();
    const isHasty = !this.isPlaying && now - this.#steppedAt < HASTE;
    this.#steppedAt = now;
    const isNext = shown?.eyes === eyes && step === shown.step + 1 && !isHasty;
    this.shown = { eyes, replay: shelf.replay, step, view: shelf.views[step], end: shelf.views[this.last], isNext };
  }

  /** Fetches what is wanted and what comes after it, one answer at a time. */
  async #settle(): Promise<void> {
    if (this.#isFetching) return;
    this.#isFetching = true;
    this.fault = null;
    try {
      for (let missing = this.#missing(); missing !== null; missing = this.#missing()) {
        const { eyes } = this;
        const shelf = this.#shelves.get(eyes) ?? { eyes, replay: await this.#api.replay(this.#table, eyes), views: [] };
        this.#shelves.set(eyes, shelf);
        const { from, views } = await this.#api.views(this.#table, eyes, missing);
        views.forEach((view, number) => (shelf.views[from + number] = view));
        this.#show();
      }
    } catch (error) {
      this.isPlaying = false;
      this.fault = (error as Error).message;
    } finally {
      this.#isFetching = false;
    }
  }

  /** The number of the first moment that is to be fetched; null if nothing is. */
  #missing(): number | null {
    const views = this.#shelves.get(this.eyes)?.views ?? [];
    // What lies behind every secret is told by the end.
    if (this.eyes === 'all' && views[this.last] === undefined) return this.last;
    for (let step = this.step; step <= Math.min(this.step + AHEAD, this.last); step++) if (views[step] === undefined) return step;
    return null;
  }
}
