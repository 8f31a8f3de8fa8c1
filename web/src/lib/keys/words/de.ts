import type { en } from './en';

export const de: typeof en = {
  title: 'Tasten',
  lead: 'Alles geht auch mit der Tastatur.',
  everywhere: 'Überall',
  uses: [
    { keys: ['Tab', 'Umschalt Tab'], does: 'vor und zurück (als Erstes kommt auf jeder Seite der Link zum Inhalt oder zum Brett)' },
    { keys: ['Eingabe', 'Leertaste'], does: 'drücken' },
    { keys: ['↑', '↓', '←', '→'], does: 'zur nächsten Auswahl, zum nächsten Reiter oder Feld' },
    { keys: ['Esc'], does: 'schließen' },
    { keys: ['F'], does: 'an deinem Tisch: Tempo der Computer ändern' },
    { keys: ['S'], does: 'an deinem Tisch: weiter bis zu deinem Zug' },
  ],
};
