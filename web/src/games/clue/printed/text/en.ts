/** What English editions print on the cards. */
import type { CardKind } from '../../assistant/types.gen';

const TITLE = /^(Miss|Mrs|Mr|Ms|Colonel|Professor|Reverend|Monsieur|Madame|Sergeant|Doctor|Dr)\.?\s+/i;
const NOUN = /\s+(Room|House)$/i;

export const en = {
  cards: {
    scarlet: 'Miss Scarlet',
    mustard: 'Colonel Mustard',
    white: 'Mrs. White',
    green: 'Mr. Green',
    peacock: 'Mrs. Peacock',
    plum: 'Professor Plum',
    candlestick: 'Candlestick',
    knife: 'Knife',
    'lead-pipe': 'Lead Pipe',
    revolver: 'Revolver',
    rope: 'Rope',
    wrench: 'Wrench',
    study: 'Study',
    hall: 'Hall',
    lounge: 'Lounge',
    library: 'Library',
    'billiard-room': 'Billiard Room',
    conservatory: 'Conservatory',
    ballroom: 'Ballroom',
    kitchen: 'Kitchen',
    'dining-room': 'Dining Room',
  },
  /** Other names of the same cards. */
  also: { scarlet: 'Miss Scarlett', knife: 'Dagger', 'lead-pipe': 'Lead Piping', wrench: 'Spanner' },
  /** Where there is little room: people drop titles, and say "Billiard". */
  short: (kind: CardKind, name: string): string => ({ suspect: name.replace(TITLE, ''), weapon: name, room: name.replace(NOUN, '') })[kind],
  /** What a long word may be broken after. */
  breaks: /Conser(?=vatory)|Candle(?=stick)/,
};
