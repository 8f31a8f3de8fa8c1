// Alle Sätze über die Wiederholung beendeter Spiele.

import type { en } from './en';

/** "den einen Schritt", "alle 12 Schritte" */
const allSteps = (n: number) => (n === 1 ? 'den einen Schritt' : `alle ${n} Schritte`);

export const de: typeof en = {
  title: 'Wiederholung',
  lost: 'Wiederholung nicht gefunden',
  backToTable: 'Zurück zum Tisch',
  running: 'Dieses Spiel ist noch nicht zu Ende',
  runningText: 'Sobald es zu Ende ist, kannst du es von jedem Platz aus noch einmal ansehen.',
  eyes: 'Ansicht',
  all: 'Alles aufgedeckt',
  watch: 'Zuschauer',
  first: 'Zum Anfang',
  back: 'Einen Schritt zurück',
  play: 'Abspielen',
  pause: 'Pause',
  next: 'Einen Schritt weiter',
  last: 'Zum Ende',
  slider: 'Schritt',
  place: (step, last) => `Schritt ${step} von ${last}`,
  speed: 'Tempo',
  speeds: { 0.5: '½×', 1: '1×', 2: '2×', 4: '4×' },
  keys: 'Mit den Pfeiltasten gehst du Schritt für Schritt, mit der Leertaste spielst du ab oder machst Pause, mit Pos1 und Ende springst du zum Anfang oder zum Ende.',
  log: 'Was passiert ist',
  begins: 'Das Spiel beginnt.',
  quiet: 'Von diesem Platz aus war nichts zu sehen.',
  share: 'Link kopieren',
  shared: 'Link kopiert. Er öffnet dieses Spiel bei diesem Schritt, von diesem Platz aus.',
  notShared: 'Der Link ließ sich nicht kopieren. Kopiere ihn aus der Adresszeile.',
  record: 'Aufzeichnung',
  recordLabel: 'Aufzeichnung herunterladen',
  recordHint: 'Eine Datei zum Aufheben. Prüfen kannst du sie überall mit „parlour replay --verify“.',
  check: 'Fairness prüfen',
  checking: 'Wird geprüft …',
  fair: 'Es ging fair zu',
  agrees: 'Alles stimmt überein',
  unfair: 'Etwas stimmt nicht überein',
  hashRight: 'Dein Browser hat die Prüfsumme aus Startwert und Einstellungen berechnet. Es ist die Prüfsumme dieses Spiels.',
  hashWrong: 'Dein Browser hat die Prüfsumme aus Startwert und Einstellungen berechnet. Es ist nicht die, die das Haus zeigt.',
  promised: 'Es ist dieselbe Prüfsumme, die dein Browser zu Beginn bekommen hat. Danach wurde also nichts mehr geändert.',
  notPromised: 'Es ist nicht die Prüfsumme, die dein Browser zu Beginn bekommen hat.',
  notThere: 'Dieser Browser war zu Beginn nicht dabei und kann deshalb nicht vergleichen. Frag jemanden, der dabei war.',
  drawnRight: (guests) =>
    `Dein Browser hat den Teil des Hauses und ${guests === 1 ? 'den Teil eines Spielers' : `die Teile von ${guests} Spielern`} geprüft. Alle Teile sind so, wie sie zugesagt waren, und ergeben zusammen den Startwert.`,
  drawnWrong: 'Dein Browser hat die Teile des Startwerts geprüft. Sie sind nicht die zugesagten, oder sie ergeben den Startwert nicht.',
  partIn: 'Der Teil deines Browsers steckt im Startwert, und alle Zusagen sind die, die er gesehen hat, bevor er seinen Teil verriet.',
  partMissing: 'Dein Browser hat zum Startwert beigetragen, aber sein Teil steckt nicht darin.',
  otherPromises: 'Der Teil deines Browsers steckt im Startwert, aber die Zusagen sind nicht die, die er gesehen hat, bevor er seinen Teil verriet.',
  noPart: 'Dein Browser hat zum Startwert nichts beigetragen. Wer es getan hat, kann prüfen, ob sein Teil darin steckt.',
  replayed: (events, drawn) =>
    drawn === 0
      ? `Das Haus hat ${allSteps(events)} nach den Regeln nachgespielt. In diesem Spiel ist nichts zufällig.`
      : `Das Haus hat ${allSteps(events)} nach den Regeln nachgespielt, und alles Zufällige stimmt mit dem Startwert überein.`,
  brought: (events) =>
    events === 1
      ? 'Der erste Schritt kam aus einer Datei ohne Startwert. Was darin zufällig war, lässt sich nicht prüfen.'
      : `Die ersten ${events} Schritte kamen aus einer Datei ohne Startwert. Was darin zufällig war, lässt sich nicht prüfen.`,
  close: 'Schließen',
  commitment: 'Prüfsumme',
  seed: 'Startwert',
};
