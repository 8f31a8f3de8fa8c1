/** What the keys do here, beside what they do everywhere. */
import type { KeyUse } from '$lib/game';
import { inLanguage } from '$lib/language';

const en: KeyUse[] = [
  { keys: ['Page Down', 'Page Up'], does: 'round the places you can go to' },
  { keys: ['Enter'], does: 'goes there' },
  { keys: ['X', 'O', '*'], does: 'in the notes: a cross, a ring or a star' },
  { keys: ['Delete'], does: 'in the notes: rubs it out' },
  { keys: ['?'], does: 'in the notes: why it is proved' },
];

const de: KeyUse[] = [
  { keys: ['Bild ab', 'Bild auf'], does: 'reihum durch die Orte, an die du gehen kannst' },
  { keys: ['Eingabe'], does: 'geht dorthin' },
  { keys: ['X', 'O', '*'], does: 'in den Notizen: ein Kreuz, ein Kreis oder ein Stern' },
  { keys: ['Entf'], does: 'in den Notizen: radiert es aus' },
  { keys: ['?'], does: 'in den Notizen: warum es bewiesen ist' },
];

export const keys = inLanguage({ en, de });
