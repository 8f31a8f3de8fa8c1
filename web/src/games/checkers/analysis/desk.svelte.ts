/**
 * One analysed game: which position is looked at, and what the engine has said so far. It asks for one verdict after
 * the other, that of the shown position first, and never for two at once. Knows no DOM and no rule.
 */
import { readFen } from '../fen';
import type { Arrow } from '../arrows';
import type { Side } from '../types.gen';
import { verdictQuestion, type Page, type Step, type Verdict } from './wire';

/** The best move and the answer to it are drawn; more arrows would hide the board and each other. */
const MOST_ARROWS = 2;

export class AnalysisDesk {
  /** So many moves have been made in the position that is shown. */
  ply = $state(0);
  /** So many moves further along the best line; 0 = the game itself. */
  ahead = $state(0);
  /** By position, from the start to the last; null until the engine has said it. */
  verdicts = $state.raw<readonly (Verdict | null)[]>([]);
  /** Why no more verdicts come. */
  trouble = $state<string | null>(null);
  isFlipped = $state(false);

  readonly page: Page;
  readonly #ask: (question: unknown) => Promise<Verdict>;
  #isAsking = false;
  #isClosed = false;

  /** The verdict on the shown position of the game and on the move that was made there. */
  readonly verdict = $derived.by(() => this.verdicts[this.ply] ?? null);
  /** The best line from there. */
  readonly line = $derived.by((): readonly Step[] => this.verdict?.line ?? []);
  /** The move that led to what is shown. */
  readonly last = $derived.by((): Step | null => (this.ahead > 0 ? this.line[this.ahead - 1] : this.page.plies[this.ply - 1]) ?? null);
  readonly fen = $derived.by(() => this.last?.fen ?? this.page.start);
  readonly toMove = $derived.by((): Side => readFen(this.fen)?.toMove ?? 'black');
  /** The shown position has no move, as far as is known: nobody is to play in it. */
  readonly isOver = $derived.by(() => this.ahead === 0 && this.verdict !== null && this.verdict.best === null);
  readonly arrows = $derived.by((): Arrow[] =>
    this.line.slice(this.ahead, this.ahead + MOST_ARROWS).map(({ path }, index) => ({
      path,
      label: String(this.ahead + index + 1),
      isFaint: index > 0,
    })),
  );
  readonly done = $derived.by(() => this.verdicts.filter((verdict) => verdict !== null).length);

  constructor(page: Page, ask: (question: unknown) => Promise<Verdict>) {
    this.page = page;
    this.#ask = ask;
    this.verdicts = Array.from({ length: page.plies.length + 1 }, () => null);
    this.ply = page.plies.length;
  }

  get length(): number {
    return this.page.plies.length;
  }

  /** Looks at the game after so many moves. */
  goTo(ply: number): void {
    this.ply = Math.min(Math.max(ply, 0), this.length);
    this.ahead = 0;
  }

  /** Looks so many moves along the best line. */
  follow(ahead: number): void {
    this.ahead = Math.min(Math.max(ahead, 0), this.line.length);
  }

  /** One forward or back: along the best line while one is on it, else along the game. */
  step(by: 1 | -1): void {
    if (this.ahead > 0) this.follow(this.ahead + by);
    else this.goTo(this.ply + by);
  }

  /** Turns the board to the side of whoever looks, if they have played Black. */
  lookFor(name: string): void {
    this.isFlipped = name !== '' && name === this.page.black && name !== this.page.white;
  }

  flip(): void {
    this.isFlipped = !this.isFlipped;
  }

  /** Handles a key; false if it is not the desk's. */
  key(key: string): boolean {
    const act = {
      ArrowLeft: () => this.step(-1),
      ArrowRight: () => this.step(1),
      Home: () => this.goTo(0),
      End: () => this.goTo(this.length),
      Escape: this.ahead === 0 ? undefined : () => this.follow(0),
    }[key];
    act?.();
    return act !== undefined;
  }

  /** Asks for all that is missing, until there is trouble or the desk is closed. */
  async gather(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    this.trouble = null;
    try {
      for (let ply = this.#next(); ply !== null && !this.#isClosed; ply = this.#next()) {
        const verdict = await this.#ask(verdictQuestion(ply));
        const at = ply;
        this.verdicts = this.verdicts.map((known, index) => (index === at ? verdict : known));
      }
    } catch (error) {
      if (!this.#isClosed) this.trouble = (error as Error).message;
    } finally {
      this.#isAsking = false;
    }
  }

  close(): void {
    this.#isClosed = true;
  }

  /** What is looked at comes first, then the game from its beginning. */
  #next(): number | null {
    if (this.verdicts[this.ply] === null) return this.ply;
    const first = this.verdicts.indexOf(null);
    return first === -1 ? null : first;
  }
}
