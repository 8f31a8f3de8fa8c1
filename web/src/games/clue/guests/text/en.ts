export const en = {
  /** Whom a guest of the house plays, where there is little room. */
  as: (suspect: string) => `as ${suspect}`,
};
