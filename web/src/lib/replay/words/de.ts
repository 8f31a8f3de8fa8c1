// Alle Sätze über beendete Spiele, die man sich noch einmal ansieht.

import type { en } from './en';

const mal = (count: number) => (count === 1 ? 'einmal' : `${count}-mal`);

export const de: typeof en = {
  title: 'Wiederholung',
  backToTable: 'Zum Tisch',
  running: 'Dieses Spiel ist noch nicht zu Ende',
  runningText: 'Sobald es vorbei ist, kannst du es noch einmal ansehen, mit den Augen aller.',
  eyes: 'Gesehen von',
  all: 'Alles aufgedeckt',
  watch: 'Zuschauern',
  first: 'Zum Anfang',
  back: 'Einen Schritt zurück',
  play: 'Abspielen',
  pause: 'Anhalten',
  next: 'Einen Schritt weiter',
  last: 'Zum Ende',
  slider: 'Schritt',
  place: (step, last) => `Schritt ${step} von ${last}`,
  speed: 'Tempo',
  speeds: { 0.5: '½×', 1: '1×', 2: '2×', 4: '4×' },
  keys: 'Pfeiltasten gehen schrittweise, die Leertaste spielt ab und hält an, Pos1 und Ende springen an Anfang und Ende.',
  log: 'Was geschah',
  begins: 'Das Spiel beginnt.',
  quiet: 'Nichts, was diese Augen sehen konnten.',
  share: 'Link kopieren',
  shared: 'Der Link ist kopiert. Wer ihn hat, sieht das Spiel so, wie du es gerade siehst.',
  notShared: 'Der Link ließ sich nicht kopieren. Kopiere ihn aus der Adresszeile.',
  record: 'Aufzeichnung',
  recordLabel: 'Aufzeichnung herunterladen',
  recordHint: 'Eine Datei zum Aufheben, die man überall mit „parlour replay --verify“ prüfen kann.',
  check: 'Austeilen prüfen',
  checking: 'Wird geprüft …',
  fair: 'Es ging ehrlich zu',
  agrees: 'Alles stimmt überein',
  unfair: 'Etwas stimmt nicht überein',
  hashRight: 'Dein Browser hat den Hash aus Startwert und Einstellungen berechnet: Er ist genau der, der zu diesem Spiel gehört.',
  hashWrong: 'Dein Browser hat den Hash aus Startwert und Einstellungen berechnet: Er ist nicht der, den das Haus zu diesem Spiel zeigt.',
  promised: 'Es ist derselbe Hash, den dein Browser zu Beginn des Spiels gesehen hat: Es wurde nichts neu ausgeteilt.',
  notPromised: 'Es ist nicht der Hash, den dein Browser zu Beginn des Spiels gesehen hat.',
  notThere: 'Dein Browser war beim Beginn des Spiels nicht dabei. Ob der Hash damals derselbe war, weiß, wer dabei war.',
  drawnRight: (guests) =>
    `Dein Browser hat den Teil des Hauses und ${guests === 1 ? 'den Teil eines Gastes' : `die Teile von ${guests} Gästen`} gehasht: Jeder ist der versprochene, und zusammen ergeben sie den Startwert.`,
  drawnWrong: 'Dein Browser hat die Teile des Startwerts gehasht: Sie sind nicht die versprochenen, oder sie ergeben den Startwert nicht.',
  partIn: 'Der Teil deines Browsers steckt im Startwert, und alle Versprechen sind die, die er sah, bevor er seinen Teil verriet.',
  partMissing: 'Dein Browser hat zum Startwert beigetragen, aber sein Teil steckt nicht darin.',
  otherPromises: 'Der Teil deines Browsers steckt im Startwert, aber die Versprechen sind nicht die, die er sah, bevor er seinen Teil verriet.',
  noPart: 'Dein Browser hat zum Startwert nichts beigetragen. Wer es tat, kann prüfen, ob sein Teil darin steckt.',
  replayed: (events, drawn) =>
    drawn === 0
      ? `Das Haus hat alle ${events} Ereignisse nach den Regeln noch einmal gespielt. Der Zufall hatte nichts zu entscheiden.`
      : `Das Haus hat alle ${events} Ereignisse nach den Regeln noch einmal gespielt, und der Zufall hat ${mal(drawn)} genau so entschieden, wie der Startwert es sagt.`,
  brought: (events) =>
    events === 1
      ? 'Das erste Ereignis kam aus einer Datei ohne Startwert: Was darin gezogen wurde, lässt sich nicht vergleichen.'
      : `Die ersten ${events} Ereignisse kamen aus einer Datei ohne Startwert: Was darin gezogen wurde, lässt sich nicht vergleichen.`,
  close: 'Schließen',
  commitment: 'Hash',
  seed: 'Startwert',
};
