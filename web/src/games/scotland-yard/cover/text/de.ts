/** What the home page says of Scotland Yard, and the names of its levels, in German. */
import type { en } from './en';

export const de: typeof en = {
  name: 'Scotland Yard',
  blurb: 'Fünf Detektive und ein Mann im Nebel.',
  players: '2–6 Spieler',
  levels: {
    random: { title: 'Glücksritter', about: 'Macht zufällig irgendeinen erlaubten Zug.' },
    novice: { title: 'Neuling', about: 'Überlässt viel dem Zufall. Für dein erstes Spiel.' },
    classic: { title: 'Stammgast', about: 'Denkt einen Zug voraus: flieht vor dem nächsten Detektiv oder fährt dorthin, wo Mister X sein kann.' },
    steady: { title: 'Routinier', about: 'Plant voraus und patzt ab und zu. Gute Gesellschaft für einen Abend.' },
    master: { title: 'Meister', about: 'Plant für alle Detektive zusammen. Als Mister X nutzt er aus, was sie glauben.' },
  },
};
