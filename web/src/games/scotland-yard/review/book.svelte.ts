/** What the house says about a finished chase, asked once each while the page lives. Knows no DOM. */
import type { AidAnswer, AidQuestion, ChaseReview, ReviewChoice } from '../types.gen';
import type { Eyes } from './position';
import { text } from './text';

/** Asks the house as it would answer this seat; null = those who watch, who know as much as the detectives. */
export type Ask = (seat: number | null, question: AidQuestion) => Promise<AidAnswer>;

const seatOf = (eyes: Eyes): number | null => (eyes === 'x' ? 0 : null);

/** On its way, here, or why it is not. */
export type Found<T> = T | 'asked' | Error;

export class Book {
  #reviews = $state.raw<ReadonlyMap<Eyes, Found<ChaseReview>>>(new Map());
  #choices = $state.raw<ReadonlyMap<number, Found<ReviewChoice>>>(new Map());
  readonly #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  review(eyes: Eyes): Found<ChaseReview> | undefined {
    return this.#reviews.get(eyes);
  }

  choice(seq: number): Found<ReviewChoice> | undefined {
    return this.#choices.get(seq);
  }

  /** Has the review of this side, unless it is here or on its way. */
  async open(eyes: Eyes): Promise<void> {
    if (isKnown(this.review(eyes))) return;
    const put = (found: Found<ChaseReview>) => (this.#reviews = new Map(this.#reviews).set(eyes, found));
    put('asked');
    put(await this.#found(seatOf(eyes), { ask: 'review' }, (answer) => (answer.answer === 'review' ? answer : null)));
  }

  /** Has the ways there were instead of this event. His own are judged from where he was. */
  async weigh(seq: number, isHis: boolean): Promise<void> {
    if (isKnown(this.choice(seq))) return;
    const put = (found: Found<ReviewChoice>) => (this.#choices = new Map(this.#choices).set(seq, found));
    put('asked');
    put(await this.#found(isHis ? 0 : null, { ask: 'choice', seq }, (answer) => (answer.answer === 'choice' ? answer : null)));
  }

  async #found<T>(seat: number | null, question: AidQuestion, take: (answer: AidAnswer) => T | null): Promise<T | Error> {
    try {
      return take(await this.#ask(seat, question)) ?? new Error(text.missing);
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }
}

const isKnown = (found: Found<unknown> | undefined): boolean => found !== undefined && !(found instanceof Error);

/** What has come; null while it has not. */
export const here = <T extends object>(found: Found<T> | undefined): T | null => (found === undefined || found === 'asked' || found instanceof Error ? null : found);
