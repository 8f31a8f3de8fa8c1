/** The game round by round, as everybody saw it, for the line at the foot of the map; one may look back. */
import { DETECTIVES } from '../names';
import type { Setup } from '../types.gen';
import type { Props } from './board.svelte';
import { roundsOf, shownWay, trailsOf, type Trail } from './rounds';
import { hisText, openOf, openText, theirText, type Open } from './summary';
import { text } from './text';

export class Looking {
  /** The round that is looked back at; null = the newest. */
  #back = $state<number | null>(null);
  readonly #props: () => Props;

  readonly #isOver = $derived.by(() => this.#props().view.ended !== null);
  readonly rounds = $derived.by(() => roundsOf(this.#props().sights, this.#props().view.log));
  readonly #at = $derived.by(() => Math.min(this.#back ?? Infinity, this.rounds.length - 1));
  /** How many stations are open is a proof: it is told where the house would tell it, and to all when nothing is hidden any more. */
  readonly open = $derived.by((): Open[] => {
    const { setup, helps, isPast, sights, view, turn } = this.#props();
    return setup !== undefined && (helps?.includes('proved') || isPast || this.#isOver) ? openOf(this.rounds, sights, view, setup as Setup, turn === 0) : [];
  });
  readonly line = $derived.by(() => (this.rounds[this.#at] ? this.#lineOf(this.#at) : null));
  /** Said once a round is over. */
  readonly said = $derived.by(() => {
    const { turn, view } = this.#props();
    const isDone = (index: number) => index < this.rounds.length - 1 || this.#isOver || (turn === 0 && !view.second_half);
    const last = this.rounds.findLastIndex((_, index) => isDone(index));
    if (last === -1) return '';
    const { number, his, theirs, open } = this.#lineOf(last);
    return [`${text.round.title(number)}.`, his, theirs, open && `${open}.`].filter(Boolean).join(' ');
  });
  /** How the pieces moved last; at the end his whole way is drawn instead, until somebody looks back. */
  readonly ways = $derived.by((): Trail[] => {
    if (this.#isOver && this.#back === null) return [];
    const his = this.#isOver ? null : shownWay(this.rounds, this.#at);
    return [...trailsOf(this.rounds, this.#at), ...(his ? [{ ...his, isOld: false }] : [])];
  });

  constructor(props: () => Props) {
    this.#props = props;
  }

  get isFirst(): boolean {
    return this.#at <= 0;
  }

  get isLast(): boolean {
    return this.#at >= this.rounds.length - 1;
  }

  step(by: 1 | -1): void {
    this.#back = this.#at + by;
  }

  /** To the newest round. */
  reset(): void {
    this.#back = null;
  }

  #lineOf(index: number) {
    const round = this.rounds[index]!;
    const open = this.open[index];
    return { number: round.number, his: hisText(round), theirs: theirText(round, (seat) => DETECTIVES[seat - 1]?.colour ?? ''), open: open ? openText(open) : '' };
  }
}
