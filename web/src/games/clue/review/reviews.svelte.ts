/** The reviews of a finished match, seat after seat. Knows no DOM. */
import { askAbout } from '$lib/replay/api';
import { text } from './text';
import type { Answer, Better, Question, Review } from '../types.gen';

/** Asks what the house answers about a finished match, as it would answer that seat. */
export type AskSeat = (seat: number, question: Question) => Promise<Answer>;

export const askHouse =
  (table: string): AskSeat =>
  (seat, question) =>
    askAbout(table, seat, question) as Promise<Answer>;

export class Reviews {
  /** By seat; undefined until it has come. */
  of = $state.raw<readonly (Review | undefined)[]>([]);
  /** Why no more come. */
  fault = $state<string | null>(null);
  isWhole = $state(false);
  readonly #ask: AskSeat;
  readonly #order: readonly number[];
  #isLoading = false;
  #isClosed = false;

  /** `first` = the seats that are wanted before all others, in that order. */
  constructor(ask: AskSeat, seats: number, first: readonly (number | null)[]) {
    this.#ask = ask;
    const wanted = first.filter((seat) => seat !== null);
    this.#order = [...new Set([...wanted, ...Array(seats).keys()])];
    this.of = Array<undefined>(seats).fill(undefined);
  }

  /** Asks for those that are missing, one after another: a guest has few places in the house's workshop. */
  async load(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    this.fault = null;
    try {
      for (const seat of this.#order) {
        if (this.of[seat]) continue;
        const answer = await this.#ask(seat, { ask: 'review' });
        if (this.#isClosed) return;
        if (answer.answer !== 'review') throw new Error(text.missing);
        this.of = this.of.map((known, each) => (each === seat ? answer : known));
      }
      this.isWhole = true;
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error);
    } finally {
      this.#isLoading = false;
    }
  }

  /** What else a seat could have asked instead of its suggestion with this number. */
  async better(seat: number, suggestion: number): Promise<Better> {
    const answer = await this.#ask(seat, { ask: 'better', suggestion });
    if (answer.answer !== 'better') throw new Error(text.missing);
    return answer;
  }

  close(): void {
    this.#isClosed = true;
  }
}
