// Who is away: what is told when it changes, and what can be done about it.

import type { TableView } from '../wire.gen';
import { presenceWords } from './words';

/** Somebody has gone, or has come back. */
export interface Change {
  kind: 'left' | 'back';
  /** Their id, and what they are called. */
  guest: string;
  name: string;
}

/** Tells who has come and gone since the last look, but for `me`, who knows. Nobody has gone before the first look, and nobody comes back who was not here. */
export class Roll {
  #away: ReadonlySet<string> | null = null;
  /** Who has been here since the first look. */
  #seen = new Set<string>();

  call(table: TableView, me: string): Change[] {
    const seated = new Map(table.seats.flatMap(({ guest, away }) => (guest && guest.id !== me ? [[guest.id, { ...guest, away }] as const] : [])));
    const before = this.#away;
    this.#away = new Set([...seated.values()].filter(({ away }) => away).map(({ id }) => id));
    // Whoever gave the seat up while away has not come back; nor have the last to open the page of a game that begins.
    const changes = before === null ? [] : [...seated.values()].filter(({ id, away }) => away !== before.has(id) && this.#seen.has(id));
    for (const { id, away } of seated.values()) if (!away) this.#seen.add(id);
    return changes.map(({ id, name, away }) => ({ kind: away ? 'left' : 'back', guest: id, name }));
  }
}

/** The match waits for somebody who is away, and no computer plays for them yet. */
export interface Missing {
  seat: number;
  strong: string;
  text: string;
  /** When a computer takes over by itself. */
  standInAt: number | null;
  /** I may put a computer in, once its time has come. */
  mayHelp: boolean;
}

/** From when on the host may put a computer in for whoever is away at this seat; `null` if nobody is, or a computer plays already. */
export function replaceableAt(table: TableView, seat: number): number | null {
  const chair = table.seats[seat];
  return table.phase.at === 'playing' && chair?.guest && chair.away && !chair.brain ? (chair.replaceable_at ?? null) : null;
}

export function missing(table: TableView, turnSeat: number | null, me: string): Missing | null {
  const chair = turnSeat === null ? undefined : table.seats[turnSeat];
  if (turnSeat === null || table.phase.at !== 'playing' || !chair?.guest || !chair.away || chair.brain) return null;
  const mayHelp = table.host.id === me;
  const standInAt = chair.stand_in_at ?? null;
  const waits = mayHelp ? presenceWords.mayHelp : presenceWords.waits(table.host.name);
  return {
    seat: turnSeat,
    strong: presenceWords.awaited(chair.guest.name),
    text: standInAt === null ? waits : presenceWords.soon,
    standInAt,
    mayHelp,
  };
}

/** Whether a game among people rests because all of them are away: nothing is played until one is back. */
export function rests(table: TableView): boolean {
  const held = table.seats.filter(({ guest }) => guest !== null);
  return table.phase.at === 'playing' && new Set(held.map(({ guest }) => guest?.id)).size > 1 && held.every(({ away }) => away);
}

/** So many seconds before the end a decision is called in; of a short time the last half. */
const WARNING = 10;

/** Whether whoever is to decide must be warned now. */
export function isLate(seconds: number | null, limit: number | null): boolean {
  return seconds !== null && limit !== null && seconds > 0 && seconds <= Math.min(WARNING, limit / 2);
}
