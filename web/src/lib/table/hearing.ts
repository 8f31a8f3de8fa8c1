/** What the house itself sounds at a table. It plays nothing: it tells what is to be played. */
import type { HouseEffect } from '$lib/sound/house';
import type { NoteBody, Outcome } from './wire.gen';

/** How many new things are heard at once: after an absence only the last of them. */
export const MOST = 3;

/** Of a note; nobody hears what they have said or done themselves. */
export function noteSound(body: NoteBody, me: string, mine: readonly number[]): HouseEffect | null {
  switch (body.kind) {
    case 'said':
      return body.guest.id === me ? null : 'chat';
    case 'sat-down':
    case 'came-back':
      return mine.includes(body.seat) ? null : 'join';
    case 'left-seat':
    case 'seat-freed':
    case 'stands-in':
      return mine.includes(body.seat) ? null : 'leave';
    case 'sent-away':
      return 'leave';
    case 'timed-out':
      return 'timeUp';
    case 'started':
      return 'begin';
    case 'counting':
      return 'clock';
    // What one hears of these is that somebody is no longer ready, or has gone.
    case 'countdown-stopped':
    case 'part-missing':
    case 'hosts':
    case 'let-in':
    case 'goes-on':
    case 'rests':
      return null;
  }
}

/** Of the end. Whoever watches, or has played several sides, has neither won nor lost. */
export function endSound(outcome: Outcome, mine: readonly number[]): HouseEffect {
  if (outcome === 'drawn') return 'draw';
  if (outcome === 'nobody-won') return mine.length > 0 ? 'lose' : 'over';
  const won = mine.filter((seat) => outcome.won.includes(seat)).length;
  if (mine.length === 0 || (won > 0 && won < mine.length)) return 'over';
  return won > 0 ? 'win' : 'lose';
}

/** After a quick answer everyone still looks at the board; a call is for those who had to wait so many milliseconds. */
const WAITED = 4000;

/** Calls whoever is to move. */
export class TurnCall {
  #isMine: boolean | null = null;
  #since = 0;

  /** Whether to call now that it is, or is not, my turn. */
  hear(isMine: boolean, now: number, isHidden: boolean): boolean {
    const was = this.#isMine;
    if (was === isMine) return false;
    const waited = now - this.#since;
    this.#isMine = isMine;
    this.#since = now;
    return was === false && (isHidden || waited >= WAITED);
  }
}
