/** What the keys do here, beside what they do everywhere. */
import type { KeyUse } from '$lib/game';
import { inLanguage } from '$lib/language';

const en: KeyUse[] = [
  { keys: ['0', '…', '9'], does: 'the number of a station; Enter if a longer one is lit as well' },
  { keys: ['↑', '↓', '←', '→'], does: 'from one lit station to the next' },
  { keys: ['T', 'B', 'U', 'K'], does: 'taxi, bus, underground or black ticket, when you are asked how to go' },
  { keys: ['+', '−', 'Home'], does: 'a closer look, a wider one, the whole map' },
];

const de: KeyUse[] = [
  { keys: ['0', '…', '9'], does: 'die Nummer einer Station; Eingabe, wenn auch eine längere leuchtet' },
  { keys: ['↑', '↓', '←', '→'], does: 'von einer leuchtenden Station zur nächsten' },
  { keys: ['T', 'B', 'U', 'K'], does: 'Taxi, Bus, U-Bahn oder schwarzes Ticket, wenn du danach gefragt wirst' },
  { keys: ['+', '−', 'Pos1'], does: 'näher, weiter, die ganze Karte' },
];

export const keys = inLanguage({ en, de });
