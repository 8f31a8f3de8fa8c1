/**
 * The switch that hides the chat in this browser, at all tables. Messages sent while it is off stay hidden later; earlier
 * ones stay visible. So the spans of time are kept in which it was off.
 */
import { keep, kept } from '../storage';
import type { Note } from './wire.gen';
import { roomWords } from './words';

/** Off from here to there, by the house's clock; null = until it is switched on again. */
type Span = [from: number, to: number | null];

const KEY = 'parlour-chat-off';
/** The most spans kept; the oldest are dropped. */
const SPANS = 200;

/** The longest message, in characters. Must agree with the house, which refuses longer ones. */
export const MOST = 300;

/** What is wrong with a message, as far as it can be told without asking the house. */
export function faultOf(text: string): string | null {
  if (text.trim() === '') return roomWords.empty;
  const length = [...text.trim()].length;
  return length > MOST ? roomWords.tooLong(length, MOST) : null;
}

function isSpan(span: unknown): span is Span {
  return Array.isArray(span) && span.length === 2 && typeof span[0] === 'number' && (span[1] === null || typeof span[1] === 'number');
}

export class ChatSwitch {
  #off = $state.raw<Span[]>([]);

  constructor() {
    this.read();
  }

  get isOn(): boolean {
    return this.#off.at(-1)?.[1] !== null;
  }

  set(isOn: boolean, now: number): void {
    if (isOn === this.isOn) return;
    const last = this.#off.at(-1);
    this.#off = isOn && last ? [...this.#off.slice(0, -1), [last[0], now]] : [...this.#off, [now, null] satisfies Span].slice(-SPANS);
    keep('device', KEY, this.#off);
  }

  /** Whether the note is a message sent while the chat was off. Notes of the house are always shown. */
  hides({ at, body }: Pick<Note, 'at' | 'body'>): boolean {
    return body.kind === 'said' && this.#off.some(([from, to]) => at >= from && (to === null || at < to));
  }

  /** Reads what was kept, also by another page of this browser. */
  read(): void {
    const spans = kept<unknown>('device', KEY) ?? [];
    if (Array.isArray(spans) && spans.every(isSpan)) this.#off = spans;
  }
}

export const chat = new ChatSwitch();
if (typeof window !== 'undefined') window.addEventListener('storage', ({ key }) => key === KEY && chat.read());
