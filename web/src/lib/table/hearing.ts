/** Which of the house's sounds belong to what happens at a table. Plays nothing itself. */
import type { HouseEffect } from '$lib/sound/house';
import type { NoteBody, Outcome } from './wire.gen';

/** How many new things are heard at once: after an absence only the last of them. */
export const MOST = 3;

/** The sound of a note; none for what I have said or done myself. */
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
    // These come with another sound, or none.
    case 'paused':
    case 'renamed':
    case 'counting':
    case 'countdown-stopped':
    case 'part-missing':
    case 'hosts':
    case 'let-in':
    case 'goes-on':
    case 'rests':
      return null;
  }
}

/** The sound of the end. Spectators, and those who played both sides, have neither won nor lost. */
export function endSound(outcome: Outcome, mine: readonly number[]): HouseEffect {
  if (outcome === 'drawn') return 'draw';
  if (outcome === 'nobody-won') return mine.length > 0 ? 'lose' : 'over';
  const won = mine.filter((seat) => outcome.won.includes(seat)).length;
  if (mine.length === 0 || (won > 0 && won < mine.length)) return 'over';
  return won > 0 ? 'win' : 'lose';
}

/** The turn is called after a wait of so many milliseconds: after a quick answer players still look at the board. */
const WAITED = 4000;

/** Decides when the player whose turn it is is called. */
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
