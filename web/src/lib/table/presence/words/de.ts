import type { en } from './en';

export const de: typeof en = {
  left: (name) => `${name} ist weg.`,
  back: (name) => `${name} ist wieder da.`,
  awaited: (name) => `${name} ist am Zug, aber gerade weg.`,
  soon: 'Bald übernimmt ein Computer.',
  mayHelp: 'Bis dahin kann ein Computer spielen.',
  helpIn: (seconds) => `Einen Computer spielen lassen (in ${seconds} s)`,
  waits: (host) => `${host} kann so lange einen Computer spielen lassen.`,
  rests: ['Alle, die mitspielen, sind gerade weg.', 'Das Spiel geht weiter, sobald jemand zurück ist.'],
  hurry: 'Deine Zeit ist gleich um.',
  late: 'Wenn die Zeit abläuft, zieht das Haus für dich.',
  moment: 'Das Haus startet neu. Neuer Versuch …',
};
