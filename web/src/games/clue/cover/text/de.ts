/** What the home page says of Clue and Clue-less, and the names of its levels, in German. */
import type { en } from './en';

export const de: typeof en = {
  clue: { name: 'Clue', blurb: 'Neun Zimmer, sechs Verdächtige, ein Umschlag.', players: '2–6 Spieler' },
  clueLess: { name: 'Clue-less', blurb: 'Der kurze Krimi: ohne Würfel, mit zwölf Fluren.', players: '3–6 Spieler' },
  levels: {
    random: { title: 'Zufällig', about: 'Tut irgendetwas Erlaubtes, ohne nachzudenken.' },
    forgetful: { title: 'Vergesslich', about: 'Führt eine Liste, verpasst aber die Hälfte von dem, was gefragt und gezeigt wird.' },
    classic: { title: 'Klassisch', about: 'Führt eine Liste und fragt nach dem, was er nicht gesehen hat.' },
    careful: { title: 'Sorgfältig', about: 'Zieht jeden Schluss und fragt, was am meisten verrät, deutet aber die anderen nicht.' },
    'master-sure': { title: 'Meister, sicher', about: 'Wie Meister, klagt aber nur an, wenn kein Zweifel bleibt.' },
    master: { title: 'Meister', about: 'Wägt jede noch mögliche Verteilung ab und verrät wenig.' },
  },
  assistant: {
    name: 'Clue-Assistent',
    blurb: 'Für ein Spiel am echten Tisch. Gib ein, was du siehst; er sagt, was daraus folgt, und warum.',
    call: 'Notizbuch öffnen',
  },
};
