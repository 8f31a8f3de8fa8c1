/**
 * What the computers say to begin with, to their moves, to offers and to the end. It asks once for each, and an answer
 * that comes too late is not heard.
 */
import { keep, kept } from '$lib/storage';
import { remarkQuestion, type Remarked } from './advice';
import type { Remark, Sentence, Sight } from './types.gen';
import { say } from './voice';

/** What this needs of the table. */
export interface Heard {
  seq: number;
  sights: readonly Sight[];
  computers: readonly number[];
  isOver: boolean;
  /** Left out where nobody can be asked, or nobody wants to listen. */
  ask: ((question: unknown) => Promise<unknown>) | undefined;
  /** Nothing is said that would help whoever plays. */
  plain: boolean;
}

/** Which computer may have something to say to what was seen last; null if it is to think first. */
function speaker(newest: Sight | undefined, computers: readonly number[], isOver: boolean): number | null {
  const [first] = computers;
  if (first === undefined) return null;
  // Nothing has happened: it is time for a greeting.
  if (!newest) return first;
  if ('seat' in newest && computers.includes(newest.seat)) return newest.seat;
  return newest.saw !== 'moved' || isOver ? first : null;
}

/** Where a browser keeps what it was greeted with, so that the next game begins with other words. */
const GREETING = 'parlour-checkers-greeting';

export class Remarks {
  /** What is said to the moment, and by whom. */
  now = $state.raw<{ by: number; text: string } | null>(null);
  /** The last thing that was said, even if more has happened since. */
  latest = $state.raw<{ by: number; text: string } | null>(null);

  #last = new Map<number, Sentence>();
  #asked = -1;

  /** Something happened, or the page was opened: asks if a computer has just moved. */
  async hear({ seq, sights, computers, isOver, ask, plain }: Heard): Promise<void> {
    if (!ask) {
      this.now = null;
      this.latest = null;
      this.#asked = -1;
      return;
    }
    if (seq === this.#asked) return;
    const by = speaker(sights[sights.length - 1], computers, isOver);
    if (by === null) return;
    this.#asked = seq;
    const isGreeting = sights.length === 0;
    const last = this.#last.get(by) ?? (isGreeting ? kept<Sentence>('device', GREETING) : null);
    let said: Remark | null;
    try {
      said = ((await ask(remarkQuestion(by, last, plain))) as Remarked).remark;
    } catch {
      // A remark is no news: a house that has no time for one is simply silent.
      said = null;
    }
    // Another move has come meanwhile, or nobody listens any more.
    if (this.#asked !== seq) return;
    this.now = said ? { by, text: say(said) } : null;
    if (!said) return;
    this.latest = this.now;
    this.#last.set(by, said.sentence);
    if (isGreeting) keep('device', GREETING, said.sentence);
  }
}
