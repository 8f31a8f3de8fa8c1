/**
 * Computers among the detectives plan aloud: where each of them would go now, as the house works it out from what my own
 * seat knows. Only detectives ask, and only they are answered.
 */
import { dice } from '$lib/table/talk/dice';
import type { Props } from '../board/board.svelte';
import { standsAt } from '../board/ways';
import type { Aim, Intent } from '../types.gen';
import type { Plan } from './plans';
import { text } from './text';

/** What is answered, if that is an answer. */
function intentsIn(answer: unknown): Intent[] {
  const plans = (answer as { plans?: unknown } | null)?.plans;
  return Array.isArray(plans) ? (plans as Intent[]) : [];
}

export class Colleagues {
  /** By seat, those who have not moved yet. */
  plans = $state.raw<readonly Plan[]>([]);
  /** The table and the round in which one of them spoke last, and what was said of each aim last. */
  #spoke = '';
  readonly #last = new Map<Aim, number>();

  /** Asks anew after every event; the answer calls that off. */
  listen({ ask, helps = [], sketching, brains = [], view, turn, seq, pace, seat, table = '', guests = [], onaside }: Props): () => void {
    const waiting = brains.flatMap((brain, each) => (brain && view.detectives[each - 1]?.moved === false ? [[each, brain] as const] : []));
    if (!ask || !helps.includes('hint') || !sketching || seat === null || turn === 0 || typeof turn !== 'number' || view.ended || pace === 0 || waiting.length === 0) {
      this.plans = [];
      return () => {};
    }
    let isStale = false;
    // Where there is no answer nobody says anything.
    ask({ ask: 'plans', brains: waiting }).then(
      (answer) => {
        if (isStale) return;
        const intents = intentsIn(answer);
        this.plans = intents.flatMap(({ seat, to }) => {
          const from = standsAt(view, seat);
          return from === null ? [] : [{ seat, arrow: { from, to }, marks: [] }];
        });
        const speaker = this.#speaker(
          intents.filter((intent) => guests[intent.seat]),
          `${table} ${view.log.length}`,
        );
        if (speaker) onaside?.({ seq, seat: speaker.seat, text: this.#words(speaker, `${table} ${seq}`) });
      },
      () => {
        if (!isStale) this.plans = [];
      },
    );
    return () => (isStale = true);
  }

  /** Nobody looks at this table any more: another has other plans. */
  forget(): void {
    this.plans = [];
  }

  /** One of them speaks in every round: all at once would be a noise. */
  #speaker(intents: readonly Intent[], round: string): Intent | null {
    if (intents.length === 0 || this.#spoke === round) return null;
    this.#spoke = round;
    return intents[dice(`plan ${round}`)(intents.length)]!;
  }

  /** Never the same twice running. */
  #words({ aim, to }: Intent, event: string): string {
    const all = text.aloud[aim];
    const last = this.#last.get(aim);
    const left = all.map((_, nth) => nth).filter((nth) => nth !== last);
    const nth = left[dice(`words ${event}`)(left.length)]!;
    this.#last.set(aim, nth);
    return all[nth]!(to);
  }
}

/** Those at the table that is on the page: the map asks them, and the list shows what they say, too. */
export const colleagues = new Colleagues();
