import type { en } from './en';

const people = (n: number) => (n === 1 ? 'Jemand' : `${n} Leute`);
const seconds = (n: number) => `${n} Sekunde${n === 1 ? '' : 'n'}`;

export const de: typeof en = {
  title: 'Schnelles Spiel',
  lead: 'Warte hier mit anderen, die jetzt spielen möchten. Das Spiel beginnt von selbst, die Plätze sind zufällig.',
  find: 'Mitspieler suchen',
  waiting: (n: number) => (n === 0 ? 'Noch wartet niemand.' : `${people(n)} ${n === 1 ? 'wartet' : 'warten'}.`),
  needed: (n: number) => (n === 1 ? 'Noch ein Mitspieler fehlt' : `Noch ${n} Mitspieler fehlen`),
  neededText: (least: number, most: number) =>
    least === most ? `Das Spiel beginnt, sobald ${least} da sind.` : `Ab ${least} wird heruntergezählt, mit ${most} geht es sofort los.`,
  soon: 'Gleich geht es los',
  starts: (n: number) => `Das Spiel beginnt in ${seconds(n)}.`,
  mayJoin: (most: number) => `Es können noch andere dazukommen (bis zu ${most}).`,
  stopped: 'Countdown angehalten.',
  chairs: 'Wer wartet',
  you: 'du',
  wanted: 'fehlt noch',
  free: 'frei',
  came: (name: string) => `${name} wartet jetzt auch.`,
  went: (name: string) => `${name} wartet nicht mehr.`,
  leave: 'Warteschlange verlassen',
  aloneTitle: 'Noch ist sonst niemand da',
  aloneText: 'Lass die Seite offen, dann hörst du, wenn jemand kommt. Oder fang ohne die anderen an.',
  computer: 'Lieber gegen den Computer',
  host: 'Freunde einladen',
  seated: 'Dein Spiel beginnt',
  seatedText: 'Auf dem Weg zum Tisch …',
  lost: 'Du wartest hier nicht mehr. Die Seite war zu lange offline, oder du wartest auf ein anderes Spiel.',
  closed: 'Du kannst hier nicht warten',
  connecting: 'Mal sehen, wer da ist …',
};
