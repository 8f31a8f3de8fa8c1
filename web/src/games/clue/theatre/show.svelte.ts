/**
 * Runs the show of a suggestion: which one is on, and which beat of it. It draws nothing, asks nothing of the rules and
 * holds up nobody: the match goes on while it runs. What must be read or answered stays until that is done.
 */
import { untrack } from 'svelte';
import type { Sight, View } from '../types.gen';
import { askingAt, frameOf, isLatest, isOut, isRest, lastAsking, LEAST_READ, storyboard, type Asking, type Beat, type Frame, type Tempo } from './storyboard';

export interface Seen {
  view: Pick<View, 'suspects' | 'suggestion' | 'ended'>;
  /** All so far. */
  sights: readonly Sight[];
  seat: number | null;
  /** The suggestion that I must answer, or of which I have not read the answer: the number of its sight. */
  calls: number | null;
}

interface Theatre {
  seen(): Seen;
  /** Asked whenever a show begins. */
  tempo(): Tempo;
  /** Shows are not wanted: a finished game is looked at, or the rest is to be over soon. */
  isClosed(): boolean;
  /** Nothing moves on the board: a show begins when it lies still. */
  isFree(): boolean;
  /** Calls back after so many milliseconds; the answer calls it off. */
  after(ms: number, then: () => void): () => void;
  /** Nothing is left to be found out of what these tell. */
  onout(told: readonly Sight[]): void;
  /** A beat begins. */
  onbeat(beat: Beat, asking: Asking, isAtOnce: boolean): void;
}

const AT_ONCE: Tempo = { pace: 0, isReduced: true };

export class Show {
  readonly #in: Theatre;
  /** The suggestion that is on: the number of its sight. */
  #at = $state<number | null>(null);
  #number = $state(0);
  #tempo = $state.raw<Tempo>(AT_ONCE);
  /** The curtain may open. */
  #isUp = $state(false);
  /** The card to me has been seen long enough to be put away. */
  isReadable = $state(false);
  /** Sights before this one have been looked at. */
  #seenTo: number;
  /** Sights before this one may be told by everything around. */
  #outTo: number;
  #hasLooked = false;
  /** Begins when this one is over. */
  #next: number | null = null;
  /** For this one everything around waits already: it is shown, whatever has happened since. */
  #promised: number | null = null;

  readonly asking = $derived.by((): Asking | null => (this.#at === null ? null : askingAt(this.#in.seen().sights, this.#at)));
  readonly #beats = $derived.by((): Beat[] => (this.asking ? storyboard(this.asking, this.#in.seen().seat, this.#tempo) : []));
  readonly beat = $derived.by((): Beat | null => this.#beats[this.#number] ?? null);
  readonly frame = $derived.by((): Frame | null => {
    const { view, seat } = this.#in.seen();
    return this.#isUp && this.asking && this.beat ? frameOf(this.asking, seat, view.suspects.length, this.beat) : null;
  });
  // Values of their own: sights that come during a beat do not begin it anew.
  readonly #step = $derived.by(() => this.beat?.step ?? null);
  readonly #length = $derived.by(() => this.beat?.length ?? null);

  /** To be made with a component. */
  constructor(theatre: Theatre) {
    this.#in = theatre;
    this.#seenTo = theatre.seen().sights.length;
    this.#outTo = this.#seenTo;
    $effect.pre(() => {
      const [seen, isClosed] = [theatre.seen(), theatre.isClosed()];
      untrack(() => this.#look(seen, isClosed));
    });
    $effect.pre(() => {
      // Somebody is in a hurry from now on.
      if (theatre.tempo().pace === 0) untrack(() => this.#tempo.pace > 0 && this.cutShort());
    });
    $effect(() => {
      if (this.#at !== null && theatre.isFree()) this.#isUp = true;
    });
    $effect(() => {
      const [at, step, length] = [this.#at, this.#step, this.#length];
      void this.#number;
      if (at === null || step === null || !this.#isUp) return;
      untrack(() => this.#begin(step));
      if (step === 'reads') return theatre.after(LEAST_READ, () => (this.isReadable = true));
      return length === null ? undefined : theatre.after(length, () => this.#goOn());
    });
  }

  /** Whether something new is shown here before anything around tells of it. */
  shows(before: readonly Sight[], after: readonly Sight[]): boolean {
    const { seen, isClosed, tempo } = this.#in;
    if (isClosed() || seen().view.ended || tempo().pace === 0) return false;
    // Whoever has to read or to choose may take as long as they like: nothing waits for that.
    const isResting = this.#step !== null && isRest(this.#step) && this.#step !== 'waits';
    const first = Math.max(before.length, this.#outTo);
    const last = lastAsking(after);
    if (last >= first) {
      if (isResting || last < (this.#next ?? last) || !this.#isWorthwhile(after, last)) return false;
      this.#promised = last;
      return true;
    }
    return !isResting && last === this.#at && after[last + 1]?.saw === 'showed' && last + 1 >= first;
  }

  /** A click, or the space bar: the next beat. */
  step(): void {
    if (this.#step && !isRest(this.#step)) this.#goOn();
  }

  /** To the end, but not past what must be read or answered. */
  cutShort(): void {
    if (!this.#step || this.#step === 'reads' || this.#step === 'chooses') return;
    const stop = this.#beats.findIndex(({ step }, number) => number > this.#number && (step === 'reads' || step === 'chooses'));
    if (stop < 0) this.#close();
    else this.#number = stop;
  }

  /** Of all that has happened nothing is held back any more. */
  tellAll(): void {
    this.#outTo = this.#in.seen().sights.length;
  }

  /** The card has been read. */
  putAway(): void {
    if (this.#step === 'reads' && this.isReadable) this.#goOn();
  }

  /** What is on for whoever comes only now: the last frame of what is not over yet. */
  #look({ sights, calls, view }: Seen, isClosed: boolean): void {
    const [from, isFirst] = [this.#seenTo, !this.#hasLooked];
    this.#hasLooked = true;
    this.#seenTo = sights.length;
    if (isClosed || sights.length < from) {
      // Moves were taken back, or nobody wants to look.
      this.#next = null;
      this.#outTo = Math.min(this.#outTo, sights.length);
      if (this.#at !== null) this.#close();
      return;
    }
    const last = lastAsking(sights);
    if (calls !== null && calls !== this.#at && (this.#at === null || calls !== last || last < from)) this.#open(calls, last < from || calls !== last);
    else if (isFirst && view.suggestion) this.#open(last, true);
    else if (last >= from && last !== this.#at && this.#isWorthwhile(sights, last)) {
      if (this.#at === null) this.#open(last);
      else this.#next = last;
    }
    // Of a game that is over nothing is kept back.
    if (view.ended && this.#at !== null && calls === null) this.#close();
  }

  #isWorthwhile(sights: readonly Sight[], at: number): boolean {
    const asking = askingAt(sights, at);
    return asking !== null && isLatest(sights, asking);
  }

  #open(at: number, isAtOnce = false): void {
    this.#next = null;
    this.#at = at;
    this.#number = 0;
    this.isReadable = false;
    this.#tempo = isAtOnce ? AT_ONCE : this.#in.tempo();
    this.#isUp = this.#tempo.pace === 0 || this.#in.isFree();
  }

  #begin(step: Beat['step']): void {
    const { asking, beat } = this;
    if (!asking || !beat) return;
    if (step !== 'reads') this.isReadable = false;
    this.#in.onbeat(beat, asking, this.#tempo.pace === 0);
    if (isOut(step)) this.#letOut(asking);
  }

  #goOn(): void {
    if (this.#number + 1 < this.#beats.length) this.#number += 1;
    else this.#close();
  }

  #close(): void {
    const { asking } = this;
    const { sights, calls, view } = this.#in.seen();
    const next = this.#next;
    this.#at = null;
    this.#next = null;
    if (asking) this.#letOut(asking);
    if (this.#in.isClosed() || view.ended) return;
    // What came meanwhile is shown if all waits for it, or if it is still going on.
    if (next !== null && (next === this.#promised || this.#isWorthwhile(sights, next))) this.#open(next);
    else if (calls !== null && calls !== asking?.at) this.#open(calls, true);
  }

  #letOut(asking: Asking): void {
    const to = asking.at + (asking.answer ? 2 : 1);
    if (to <= this.#outTo) return;
    const told = this.#in.seen().sights.slice(asking.at, to);
    this.#outTo = to;
    this.#in.onout(told);
  }
}
