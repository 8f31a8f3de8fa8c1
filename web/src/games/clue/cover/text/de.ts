/** What the home page says of Clue and Clue-less, and the names of its levels, in German. */
import type { en } from './en';

export const de: typeof en = {
  clue: { name: 'Cluedo', blurb: 'Neun Zimmer, sechs Verdächtige, eine Fallakte.', players: '2–6 Spieler' },
  clueLess: { name: 'Clue-less', blurb: 'Der kurze Krimi: ohne Würfel, mit zwölf Fluren.', players: '3–6 Spieler' },
  levels: {
    random: { title: 'Glücksritter', about: 'Macht zufällig irgendeinen erlaubten Zug.' },
    forgetful: { title: 'Träumer', about: 'Macht Notizen, verpasst aber die Hälfte.' },
    classic: { title: 'Stammgast', about: 'Macht Notizen und fragt nach Karten, die er nicht gesehen hat.' },
    careful: { title: 'Grübler', about: 'Zieht jeden Schluss und fragt, was am meisten verrät, durchschaut aber die anderen nicht.' },
    'master-sure': { title: 'Vorsichtiger Meister', about: 'Wie der Meister, klagt aber nur an, wenn er sicher ist.' },
    master: { title: 'Meister', about: 'Wägt jede mögliche Verteilung ab und verrät wenig.' },
  },
  assistant: {
    name: 'Cluedo-Assistent',
    blurb: 'Für ein Spiel mit echten Karten. Gib ein, was du siehst. Er erschließt den Rest und zeigt, warum.',
    call: 'Notizbuch öffnen',
  },
};
