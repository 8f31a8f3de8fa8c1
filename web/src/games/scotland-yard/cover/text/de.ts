/** What the home page says of Scotland Yard, and the names of its levels, in German. */
import type { en } from './en';

export const de: typeof en = {
  name: 'Scotland Yard',
  blurb: 'Fünf Detektive und ein Mann im Nebel.',
  players: '2–6 Spieler',
  levels: {
    random: { title: 'Zufällig', about: 'Fährt irgendwohin, wo es erlaubt ist, ohne nachzudenken.' },
    novice: { title: 'Neuling', about: 'Überlässt viel dem Zufall: für das erste Spiel.' },
    classic: { title: 'Klassisch', about: 'Denkt einen Zug voraus: flieht, wenn jemand nah ist, fährt dorthin, wo Mister X sein kann.' },
    steady: { title: 'Solide', about: 'Plant voraus und patzt ab und zu: gute Gesellschaft für einen Abend.' },
    master: { title: 'Meister', about: 'Plant für alle Detektive zusammen, und als Mister X damit, was sie glauben müssen.' },
  },
};
