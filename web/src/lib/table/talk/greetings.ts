/** Guests of the house answer a greeting in the chat. Everybody reads the same notes, so every page has the same answer. */
import type { Character } from '$lib/game';
import type { Note } from '../wire.gen';
import { dice } from './dice';
import { Speech, type Remarks } from './talk';

/** An answer to a message. */
export interface Reply {
  /** The note that it answers. */
  n: number;
  seat: number;
  text: string;
}

/** What is said of it in the lists of remarks. */
export const GREETED = 'greeted';
/** So long a person has been greeted, in milliseconds. */
const WHILE = 20 * 60_000;
/** A message that begins so, and is no longer, greets. In every language of the house: people write as they like. */
const GREETING =
  /^\s*(hello|hallo|hullo|hi|hey|hiya|howdy|greetings|good (evening|day|morning|afternoon)|guten (abend|tag|morgen)|schönen (abend|guten abend)|grüß (gott|dich|euch)|servus|moin( moin)?|tach|abend)(?!\p{L})/iu;
/** In letters: whoever writes more has more to say than a greeting. */
const MOST = 60;

export const isGreeting = (text: string): boolean => text.length <= MOST && GREETING.test(text);

/** The answers to what people wrote since the match began. */
export function repliesTo(notes: readonly Note[], table: string, guests: readonly (Character | null)[], remarks: Remarks): Reply[] {
  const seats = guests.flatMap((guest, seat) => (guest ? [seat] : []));
  if (seats.length === 0) return [];
  const start = notes.findLastIndex(({ body }) => body.kind === 'started');
  const greeted = new Map<string, number>();
  const speech = new Speech(remarks);
  return notes.slice(start + 1).flatMap(({ n, at, body }) => {
    if (body.kind !== 'said' || !isGreeting(body.text)) return [];
    const before = greeted.get(body.guest.id);
    if (before !== undefined && at - before < WHILE) return [];
    greeted.set(body.guest.id, at);
    const roll = dice(`greeting ${table} ${n}`);
    const seat = seats[roll(seats.length)]!;
    return [{ n, seat, text: speech.say(guests[seat]!.id, GREETED, roll) }];
  });
}
