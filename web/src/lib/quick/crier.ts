// What a screen reader is told of a queue: who comes and goes, and the countdown at its start, at ten and at five.

import type { Guest } from '$lib/table/wire.gen';
import type { quickWords } from './words';

/** A queue as somebody sees it. */
export interface Sight {
  waiting: Guest[];
  /** Whole seconds to the start; null while there are too few. */
  seconds: number | null;
}

const MARKS = [10, 5];

/** What is to be said now, as sentences; none if nothing worth a word has happened. */
export function news(before: Sight | null, now: Sight, me: string, words: typeof quickWords): string[] {
  if (before === null) return now.seconds === null ? [] : [words.starts(now.seconds)];
  const isNew = (there: Guest[]) => (guest: Guest) => guest.id !== me && !there.some(({ id }) => id === guest.id);
  const came = now.waiting.filter(isNew(before.waiting)).map(({ name }) => words.came(name));
  const went = before.waiting.filter(isNew(now.waiting)).map(({ name }) => words.went(name));
  return [...came, ...went, ...countdown(before.seconds, now.seconds, words)];
}

function countdown(before: number | null, now: number | null, words: typeof quickWords): string[] {
  if (now === null) return before === null ? [] : [words.stopped];
  if (before === null) return [words.starts(now)];
  // A page that slept may have missed the very second.
  const isCrossed = MARKS.some((mark) => before > mark && now <= mark && now > 0);
  return isCrossed ? [words.starts(now)] : [];
}
