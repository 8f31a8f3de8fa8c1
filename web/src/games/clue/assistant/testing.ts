// An evening at a real table, for tests.

import type { Case, Info, Page, Sheet } from './types.gen';

export const classic = {
  name: 'Clue',
  suspects: ['Miss Scarlet', 'Colonel Mustard', 'Mrs. White', 'Mr. Green', 'Mrs. Peacock', 'Professor Plum'],
  weapons: ['Candlestick', 'Knife', 'Lead Pipe', 'Revolver', 'Rope', 'Wrench'],
  rooms: ['Study', 'Hall', 'Lounge', 'Library', 'Billiard Room', 'Conservatory', 'Ballroom', 'Kitchen', 'Dining Room'],
};

export const info: Info = { editions: [{ id: 'classic', cards: classic }], most_cards: 30 };

const asked = (by: string, cards: string[], shown_by: string | null, card?: string) => ({
  kind: 'suggestion' as const,
  by,
  cards,
  shown_by,
  ...(card ? { card } : {}),
});

/** Four players, eight suggestions; the notebook is Ann's. */
export const evening: Case = {
  edition: 'classic',
  players: [
    { name: 'Ann', cards: 5 },
    { name: 'Ben', cards: 5 },
    { name: 'Cid', cards: 4 },
    { name: 'Dee', cards: 4 },
  ],
  me: 'Ann',
  hand: ['Colonel Mustard', 'Knife', 'Wrench', 'Hall', 'Kitchen'],
  open: [],
  aside: 0,
  entries: [
    asked('Ann', ['Miss Scarlet', 'Rope', 'Lounge'], 'Cid', 'Rope'),
    asked('Ben', ['Mrs. White', 'Revolver', 'Library'], 'Dee'),
    asked('Cid', ['Professor Plum', 'Candlestick', 'Ballroom'], 'Ben'),
    asked('Dee', ['Mr. Green', 'Lead Pipe', 'Study'], 'Ben'),
    asked('Ann', ['Mr. Green', 'Revolver', 'Conservatory'], 'Dee', 'Revolver'),
    asked('Ben', ['Miss Scarlet', 'Candlestick', 'Dining Room'], 'Cid'),
    asked('Cid', ['Mrs. White', 'Lead Pipe', 'Library'], 'Dee'),
    asked('Dee', ['Miss Scarlet', 'Candlestick', 'Billiard Room'], null),
  ],
};

/** A small sheet: two players, three cards. */
export const sheet: Sheet = {
  weighting: 'shown',
  worlds: '1234',
  holders: ['Ann', 'Ben', 'envelope'],
  cards: [
    { card: 'Mr. Green', kind: 'suspect', marks: [{ mark: 'has' }, { mark: 'has-not' }, { mark: 'has-not' }] },
    { card: 'Rope', kind: 'weapon', marks: [{ mark: 'has-not' }, { mark: 'may', chance: 0.625 }, { mark: 'may', chance: 0.375 }] },
    { card: 'Hall', kind: 'room', marks: [{ mark: 'has-not' }, { mark: 'may', chance: 0.002 }, { mark: 'may', chance: 0.998 }] },
  ],
  cases: 4,
  accusation: { cards: ['Mr. Green', 'Rope', 'Hall'], chance: 0.25, is_certain: false },
};

export const page: Page = { case: evening, edition: 'Clue', entries: evening.entries.map((_, number) => `Entry ${number + 1}.`), can_undo: 8, can_redo: 0, sheet };
