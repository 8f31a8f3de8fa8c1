/** What the home page says of checkers, and the names of its levels, in German. */
import type { en } from './en';

export const de: typeof en = {
  name: 'Dame',
  blurb: 'Auf 32 Feldern, mit Schlagzwang.',
  players: '2 Spieler',
  levels: {
    'very-easy': { title: 'Sehr leicht', about: 'Verschenkt seine Steine: für das erste Spiel.' },
    random: { title: 'Zufällig', about: 'Macht irgendeinen erlaubten Zug, ohne nachzudenken.' },
    easy: { title: 'Leicht', about: 'Zieht ohne Plan.' },
    medium: { title: 'Mittel', about: 'Denkt ein paar Züge voraus, traut dir aber alles zu.' },
    hard: { title: 'Schwer', about: 'Denkt doppelt so weit voraus wie Mittel.' },
    skilled: { title: 'Geübt', about: 'Sieht kurze Kombinationen und weiß, was eine gute Stellung ist.' },
    expert: { title: 'Könner', about: 'Sieht lange Kombinationen: ein Gegner für den Vereinsabend.' },
    master: { title: 'Meister', about: 'Denkt so weit voraus, wie die Zeit reicht, und kennt die Endspiele.' },
  },
  tool: {
    name: 'Dame-Auswertung',
    blurb: 'Schau in ein beendetes Spiel: wo es gekippt ist und was besser gewesen wäre.',
    call: 'Spiel öffnen',
    words: {
      title: 'Spiele',
      mine: 'Meine Spiele',
      new: 'Spiel öffnen',
      emptyTitle: 'Noch kein Spiel',
      empty: 'Öffne ein beendetes Spiel von seinem Tisch aus oder eines aus einer PDN-Datei. Das Haus bewahrt es auf diesem Gerät für dich auf.',
    },
  },
};
