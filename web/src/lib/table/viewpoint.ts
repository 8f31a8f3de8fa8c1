/** A seat picked by hand, and how many events had happened then. */
export interface Pick {
  seat: number;
  seq: number;
}

interface Situation {
  /** My seats, in order. */
  mine: number[];
  /** Whom the match waits for. */
  turnSeat: number | null;
  seq: number;
  pick: Pick | null;
  /** Nothing is hidden between my seats, so the page may change eyes by itself. */
  hidesNothing: boolean;
}

/** Through whose eyes to show the match; null = a spectator's. */
export function viewpoint({ mine, turnSeat, seq, pick, hidesNothing }: Situation): number | null {
  const picked = pick && mine.includes(pick.seat) ? pick : null;
  if (picked && (!hidesNothing || picked.seq === seq)) return picked.seat;
  if (hidesNothing && turnSeat !== null && mine.includes(turnSeat)) return turnSeat;
  return picked?.seat ?? mine[0] ?? null;
}
