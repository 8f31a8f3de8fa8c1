interface Situation {
  /** My seats, in order. */
  mine: readonly number[];
  /** Seats that know the same; a seat in none of them knows things of its own. */
  teams: readonly (readonly number[])[];
  /** Whom the match waits for. */
  turnSeat: number | null;
  /** Seats that may move now beside that one. */
  mayMove?: readonly number[];
  /** The seat chosen by hand. */
  chosen: number | null;
  /** The seat for which this screen was last uncovered. */
  opened: number | null;
  /** Nothing is hidden any more. */
  isOver: boolean;
}

export interface Viewpoint {
  /** Through whose eyes to show the match; null = a spectator's. */
  seat: number | null;
  /** The screen must be passed on first: what it shows is not for whoever looked last. */
  isCovered: boolean;
}

/** My seats by what they know: each group sees the same. */
export function groupsOf(mine: readonly number[], teams: readonly (readonly number[])[]): number[][] {
  const groups = new Map<string, number[]>();
  for (const seat of mine) {
    const team = teams.findIndex((seats) => seats.includes(seat));
    const key = team === -1 ? `seat ${seat}` : `team ${team}`;
    groups.set(key, [...(groups.get(key) ?? []), seat]);
  }
  return [...groups.values()];
}

/**
 * Through whose eyes to show the match. Within a group the eyes follow the turn. Between groups, too, but only behind a
 * cover: the views of two groups never follow each other without somebody saying that the right one is looking now.
 */
export function viewpoint({ mine, teams, turnSeat, mayMove = [], chosen, opened, isOver }: Situation): Viewpoint {
  const groups = groupsOf(mine, teams);
  const groupOf = (seat: number | null) => groups.find((group) => seat !== null && group.includes(seat)) ?? null;
  const group = groupOf(chosen) ?? groupOf(isOver ? opened : turnSeat) ?? groupOf(opened) ?? groups[0];
  if (!group) return { seat: null, isCovered: false };
  // Where the order is free, one's own next piece is taken up as soon as one has moved.
  const next = turnSeat !== null && group.includes(turnSeat) ? turnSeat : (mayMove.find((each) => group.includes(each)) ?? null);
  const wanted = [isChoice(chosen, turnSeat, mayMove, group) ? chosen : null, next, opened];
  const seat = wanted.find((each) => each !== null && group.includes(each)) ?? group[0]!;
  return { seat, isCovered: groups.length > 1 && !isOver && groupOf(opened) !== group };
}

/** Within a group a chosen seat counts only where there is a choice: nothing stands between the seat to move and its move. */
function isChoice(chosen: number | null, turnSeat: number | null, mayMove: readonly number[], group: readonly number[]): boolean {
  if (chosen === null) return false;
  return turnSeat === null || !group.includes(turnSeat) || mayMove.includes(chosen);
}
