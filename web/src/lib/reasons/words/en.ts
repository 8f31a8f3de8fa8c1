// Every sentence around the reasons of computers; the reasons themselves are said by the house.

export const en = {
  why: 'Why?',
  /** Read out after it: whose reason that is. */
  whose: (name: string) => `${name} explains`,
  /** “Fenwick: I could prove it.” */
  says: (name: string) => `${name}:`,
  lost: 'Couldn’t load the reason.',
};
