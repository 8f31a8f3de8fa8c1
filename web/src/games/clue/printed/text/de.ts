/** What German editions print on the cards. */
import type { en } from './en';

const TITLE = /^(Fräulein|Frau|Herr|Oberst|Baronin|Professor|Reverend|Doktor|Dr)\.?\s+/i;

export const de: typeof en = {
  cards: {
    scarlet: 'Fräulein Gloria',
    mustard: 'Oberst von Gatow',
    white: 'Frau Weiß',
    green: 'Reverend Grün',
    peacock: 'Baronin von Porz',
    plum: 'Professor Bloom',
    candlestick: 'Leuchter',
    knife: 'Dolch',
    'lead-pipe': 'Heizungsrohr',
    revolver: 'Pistole',
    rope: 'Seil',
    wrench: 'Rohrzange',
    study: 'Arbeitszimmer',
    hall: 'Halle',
    lounge: 'Salon',
    library: 'Bibliothek',
    'billiard-room': 'Billardzimmer',
    conservatory: 'Wintergarten',
    ballroom: 'Musikzimmer',
    kitchen: 'Küche',
    'dining-room': 'Speisezimmer',
  },
  also: { scarlet: 'Fräulein Ming', knife: 'Messer', 'lead-pipe': 'Bleirohr', wrench: 'Schraubenschlüssel' },
  short: (kind, name) => (kind === 'suspect' ? name.replace(TITLE, '') : name),
  breaks: /(Heizungs|Winter|Arbeits|Billard|Musik|Speise)(?=rohr|garten|zimmer)/,
};
