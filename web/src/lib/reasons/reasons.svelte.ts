/**
 * Why computers did what they did, event by event, as far as the house tells it: after the end to everybody, before it to
 * whoever practises. Who that is, the house alone decides: once it has refused, it is asked again only when the game is over.
 */
import { again } from '$lib/again';
import { ApiError, ask, mayPass, type Fetch } from '$lib/api';
import type { Thoughts, ToldThought } from '$lib/table/wire.gen';

type Fetched = (table: string, from: number) => Promise<Thoughts>;

export const thoughtsOf =
  (fetcher: Fetch = (...args) => fetch(...args)): Fetched =>
  (table, from) =>
    ask<Thoughts>(fetcher, 'GET', `/api/tables/${encodeURIComponent(table)}/thoughts?from=${from}`);

export class Reasons {
  #told = $state.raw<ReadonlyMap<number, ToldThought>>(new Map());
  readonly #table: string;
  readonly #fetched: Fetched;
  readonly #speaker: (thought: ToldThought) => string;
  /** The first event that was not asked about yet. */
  #next = 0;
  #isRefused = false;
  #isFetching = false;

  /** @param speaker Who speaks: whoever holds the seat, or who played for them. */
  constructor(table: string, speaker: (thought: ToldThought) => string, fetched: Fetched = thoughtsOf()) {
    this.#table = table;
    this.#speaker = speaker;
    this.#fetched = fetched;
  }

  /** Loads them; after the end, when nothing more happens that would ask again, until they are here. The answer calls that off. */
  keep(seq: number, isOver: boolean): () => void {
    let isStopped = false;
    let stop = () => {};
    void this.load(seq, isOver).then((lacks) => {
      if (!lacks || !isOver || isStopped) return;
      stop = again(async () => {
        if (!(await this.load(seq, isOver))) stop();
      });
    });
    return () => {
      isStopped = true;
      stop();
    };
  }

  /** Asks for those of the first `seq` events that are not here yet. Says whether some are still lacking that may yet be told. */
  async load(seq: number, isOver: boolean): Promise<boolean> {
    if (this.#isFetching) return true;
    if (this.#next >= seq || (this.#isRefused && !isOver)) return false;
    this.#isFetching = true;
    this.#isRefused = false;
    try {
      let from: number | null = this.#next;
      while (from !== null) {
        const { thoughts, next }: Thoughts = await this.#fetched(this.#table, from);
        this.#told = new Map([...this.#told, ...thoughts.map((thought) => [thought.event, thought] as const)]);
        from = next;
      }
      // Meanwhile more may have happened, and may have been told already.
      this.#next = Math.max(seq, ...[...this.#told.keys()].slice(-1).map((event) => event + 1));
    } catch (error) {
      // What fails otherwise is tried again when something happens.
      this.#isRefused = !(error instanceof ApiError && mayPass(error.status));
    } finally {
      this.#isFetching = false;
    }
    return this.#next < seq && !this.#isRefused;
  }

  has(event: number): boolean {
    return this.#told.has(event);
  }

  /** Those of these events that have a reason. */
  within(first: number, last: number): number[] {
    return Array.from({ length: last - first + 1 }, (_, nth) => first + nth).filter((event) => this.has(event));
  }

  speaker(event: number): string {
    const thought = this.#told.get(event);
    return thought ? this.#speaker(thought) : '';
  }

  /** The sentence; in English where this page has no words for it. Its words are fetched when somebody first asks. */
  async say(event: number): Promise<string> {
    const thought = this.#told.get(event);
    if (!thought) return '';
    const { say } = await import('$lib/voice');
    return (await say(thought.said.space, thought.said)) ?? thought.text;
  }
}
