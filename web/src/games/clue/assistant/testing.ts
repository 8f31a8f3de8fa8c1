// An evening at a real table, for tests.

import { namesOf } from './cards';
import type { Case, Info, Page, SaidCard, SaidHolder, Sheet, Told } from './types.gen';

export const classic = {
  name: 'Clue',
  suspects: ['Miss Scarlet', 'Colonel Mustard', 'Mrs. White', 'Mr. Green', 'Mrs. Peacock', 'Professor Plum'],
  weapons: ['Candlestick', 'Knife', 'Lead Pipe', 'Revolver', 'Rope', 'Wrench'],
  rooms: ['Study', 'Hall', 'Lounge', 'Library', 'Billiard Room', 'Conservatory', 'Ballroom', 'Kitchen', 'Dining Room'],
};

export const german = {
  name: 'Cluedo (deutsch)',
  suspects: ['Fräulein Gloria', 'Oberst von Gatow', 'Frau Weiß', 'Reverend Grün', 'Baronin von Porz', 'Professor Bloom'],
  weapons: ['Leuchter', 'Dolch', 'Heizungsrohr', 'Pistole', 'Seil', 'Rohrzange'],
  rooms: ['Arbeitszimmer', 'Halle', 'Salon', 'Bibliothek', 'Billardzimmer', 'Wintergarten', 'Musikzimmer', 'Küche', 'Speisezimmer'],
};

export const info: Info = { editions: [{ id: 'classic', cards: classic }], most_cards: 30 };

const asked = (by: string, cards: string[], shown_by: string | null, card?: string) => ({
  kind: 'suggestion' as const,
  by,
  cards,
  shown_by,
  ...(card ? { card } : {}),
});

const suggestions = [
  asked('Ann', ['Miss Scarlet', 'Rope', 'Lounge'], 'Cid', 'Rope'),
  asked('Ben', ['Mrs. White', 'Revolver', 'Library'], 'Dee'),
  asked('Cid', ['Professor Plum', 'Candlestick', 'Ballroom'], 'Ben'),
  asked('Dee', ['Mr. Green', 'Lead Pipe', 'Study'], 'Ben'),
  asked('Ann', ['Mr. Green', 'Revolver', 'Conservatory'], 'Dee', 'Revolver'),
  asked('Ben', ['Miss Scarlet', 'Candlestick', 'Dining Room'], 'Cid'),
  asked('Cid', ['Mrs. White', 'Lead Pipe', 'Library'], 'Dee'),
  asked('Dee', ['Miss Scarlet', 'Candlestick', 'Billiard Room'], null),
];

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
  entries: suggestions,
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

/** The cards as they are printed. */
export const printed = namesOf('own', { suspect: [], weapon: [], room: [] });

const player = (name: string): SaidHolder => (name === evening.me ? { code: 'you' } : { code: 'player', name });
const card = (name: string): SaidCard => ({ code: 'named', name });

/** A suggestion as the house tells it. */
function told({ by, cards, shown_by, card: seen }: (typeof suggestions)[number], at: number): Told {
  const [suspect = '', weapon = '', room = ''] = cards;
  const three = { suspect: card(suspect), weapon: card(weapon), room: card(room) };
  const named = { entry: at + 1, depth: 0, by: player(by), three, text: '' };
  if (shown_by === null) return { ...named, code: 'no-one-showed', left: [] };
  return { ...named, code: 'showed', passers: [], with_you: false, shower: player(shown_by), shown: seen ? { code: 'this-card', card: card(seen) } : { code: 'one-of-them' } };
}

export const page: Page = { case: evening, edition: 'Clue', entries: suggestions.map(told), can_undo: 8, can_redo: 0, sheet };
