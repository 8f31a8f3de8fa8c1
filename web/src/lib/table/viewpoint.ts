interface Situation {
  /** My seats, in order. */
  mine: number[];
  /** Whom the match waits for. */
  turnSeat: number | null;
  /** The seat chosen by hand. */
  pick: number | null;
  /** Nothing is hidden between my seats, so that the page may change eyes by itself. */
  hidesNothing: boolean;
}

/** Through whose eyes to show the match; null = a spectator's. */
export function viewpoint({ mine, turnSeat, pick, hidesNothing }: Situation): number | null {
  const wanted = hidesNothing ? turnSeat : pick;
  return wanted !== null && mine.includes(wanted) ? wanted : (mine[0] ?? null);
}
