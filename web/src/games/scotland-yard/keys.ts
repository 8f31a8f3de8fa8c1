/** What the keys do here, beside what they do everywhere. */
import type { KeyUse } from '$lib/game';
import { inLanguage } from '$lib/language';

const en: KeyUse[] = [
  { keys: ['0', '…', '9'], does: 'type a station number; Enter if a longer one is highlighted too' },
  { keys: ['↑', '↓', '←', '→'], does: 'move between highlighted stations' },
  { keys: ['T', 'B', 'U', 'K'], does: 'choose taxi, bus, underground or black ticket when asked' },
  { keys: ['+', '−', 'Home'], does: 'zoom in, zoom out, show the whole map' },
];

const de: KeyUse[] = [
  { keys: ['0', '…', '9'], does: 'Stationsnummer tippen; Eingabe, wenn auch eine längere markiert ist' },
  { keys: ['↑', '↓', '←', '→'], does: 'von einer markierten Station zur nächsten' },
  { keys: ['T', 'B', 'U', 'K'], does: 'Taxi, Bus, U-Bahn oder Black Ticket wählen, wenn du gefragt wirst' },
  { keys: ['+', '−', 'Pos1'], does: 'näher, weiter, ganzer Plan' },
];

export const keys = inLanguage({ en, de });
