import type { en } from './en';

export const de: typeof en = {
  title: 'Tasten',
  lead: 'Alles geht auch ohne Maus.',
  everywhere: 'Überall',
  uses: [
    { keys: ['Tab', 'Umschalt Tab'], does: 'zum Nächsten und zurück; das Erste auf jeder Seite springt zum Inhalt oder zum Brett' },
    { keys: ['Eingabe', 'Leertaste'], does: 'drückt es' },
    { keys: ['↑', '↓', '←', '→'], does: 'von einer Auswahl, einem Reiter oder einem Feld zum nächsten' },
    { keys: ['Esc'], does: 'schließt, was offen ist' },
  ],
};
