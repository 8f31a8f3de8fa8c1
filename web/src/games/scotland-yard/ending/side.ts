/** Who reads the end of a game, and where its graph stands. */

/** The side of this seat; null for those who watched. */
export const sideOf = (seat: number | null): 'x' | 'detectives' | null => (seat === null ? null : seat === 0 ? 'x' : 'detectives');

/** Under the map there is room for the graph; elsewhere it follows the verdict. */
export const GRAPH_UNDER_MAP = '(min-width: 48.01rem) and (min-height: 40rem)';
