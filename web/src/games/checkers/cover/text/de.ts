/** What the home page says of checkers, and the names of its levels, in German. */
import type { en } from './en';

export const de: typeof en = {
  name: 'Dame',
  blurb: 'Englische Dame: zwölf Steine je Seite, mit Schlagzwang.',
  players: '2 Spieler',
  levels: {
    'very-easy': { title: 'Neuling', about: 'Verschenkt seine Steine. Für dein erstes Spiel.' },
    random: { title: 'Glücksritter', about: 'Macht zufällig irgendeinen erlaubten Zug.' },
    easy: { title: 'Anfänger', about: 'Zieht ohne Plan.' },
    medium: { title: 'Hobbyspieler', about: 'Denkt ein paar Züge voraus, rechnet aber nicht mit deiner besten Antwort.' },
    hard: { title: 'Stammgast', about: 'Denkt doppelt so weit voraus wie der Hobbyspieler.' },
    skilled: { title: 'Vereinsspieler', about: 'Sieht kurze Kombinationen und weiß, was eine gute Stellung ist.' },
    expert: { title: 'Könner', about: 'Sieht lange Kombinationen. Auf Vereinsniveau.' },
    master: { title: 'Meister', about: 'Denkt so weit voraus, wie die Zeit reicht, und kennt die Endspiele.' },
  },
  tool: {
    name: 'Dame-Auswertung',
    blurb: 'Sieh dir ein beendetes Spiel an: wo es gekippt ist und was besser gewesen wäre.',
    call: 'Spiel öffnen',
    words: {
      title: 'Spiele',
      mine: 'Meine Spiele',
      new: 'Spiel öffnen',
      emptyTitle: 'Noch keine Spiele',
      empty: 'Wähle „Auswerten“, wenn ein Spiel zu Ende ist, oder öffne eine PDN-Datei. Das Haus bewahrt das Spiel für dich auf.',
    },
  },
};
