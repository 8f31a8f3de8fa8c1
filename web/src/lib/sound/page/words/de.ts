// What the page of all sounds says in German.

import { figures } from '$lib/words/figures';
import type { en } from './en';

const { hundredths } = figures('de-DE');

export const de: typeof en = {
  title: 'Klänge',
  link: 'Alle Klänge anhören',
  lead: (count: number) => `Die ${count} Klänge des Hauses und die Musik seiner Spiele. Alles entsteht in deinem Browser, nichts ist eine Aufnahme.`,
  house: 'Das Haus',
  music: 'Musik',
  measure: 'Messen',
  measureText:
    'Berechnet jeden Klang, ohne ihn abzuspielen, und zeigt seine größte Lautstärke (1 ist zu laut) und den Abstand zum ähnlichsten Klang (0 gleich, 1 völlig verschieden).',
  worst: 'Größte Lautstärke mit allen Klängen zugleich:',
  level: hundredths,
  found: ({ peak, distance, nearest }: { peak: number; distance: number; nearest: string }) => `Spitze ${hundredths(peak)}, Abstand ${hundredths(distance)} zu: ${nearest}`,
};
