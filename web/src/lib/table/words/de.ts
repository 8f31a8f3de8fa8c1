import { count, dative, de as shell, paces, places } from '$lib/words/de';
import { capital } from '$lib/words/plain';
import type { Help, Pace, Rest } from '../wire.gen';
import type { en } from './en';

const { list, span } = shell;

export const de: typeof en = {
  show: 'Chat anzeigen',
  switch: 'Chat anzeigen',
  off: 'Der Chat ist aus. Was jetzt geschrieben wird, siehst du auch später nicht.',
  empty: 'Schreib erst eine Nachricht.',
  tooLong: (length: number, most: number) => `Zu lang: ${length} von ${most} Zeichen.`,
  sendAwayText: (name: string) => `${name} kann hier nur zuschauen und schreiben, wenn du ${name} wieder hereinlässt.`,

  level: (level) => `Stufe: ${level}`,
  remarks: 'Sprüche',
  remarksSwitch: 'Sprüche der Computer zeigen',
  hearings: { all: 'Alle Sprüche', plans: 'Nur Pläne', off: 'Keine Sprüche' },
  said: (text) => `„${text}“`,

  goThere: 'Zum Tisch',
  rests(rest: Rest): string {
    switch (rest.why) {
      case 'played-at':
        return 'Dieses Spiel wird gerade an einem anderen Tisch gespielt. Hier ist es pausiert.';
      case 'finished':
        return 'Dieses Spiel wurde an einem anderen Tisch beendet.';
      case 'awaits':
        return `${rest.name} spielt dieses Spiel an einem anderen Tisch. Hier ist es pausiert, bis ${rest.name} dort aufhört.`;
      case 'restarted':
        return 'Dieses Spiel hat an einem anderen Tisch von vorn angefangen.';
      case 'knows-more':
        return `${rest.name} hat an einem anderen Tisch schon mehr von diesem Spiel gesehen, darum kann es hier nicht weitergehen.`;
    }
  },
  savedAs: (name) => `Du hast es als „${name}“ gespeichert.`,
  broughtBy: (name: string) => `${name} hat dieses Spiel aus einer Datei geladen. Dateien lassen sich ändern.`,

  restart: 'Von vorn anfangen',
  restartTitle: 'Von vorn anfangen?',
  restartAlone: 'Dieses Spiel wird verworfen, und ein neues mit denselben Einstellungen beginnt.',
  restartText: 'Dieses Spiel endet für alle. Ein neues mit denselben Leuten und Einstellungen wird eröffnet.',

  restarted: 'Der Gastgeber hat das Spiel von vorn angefangen.',
  downloadLog: 'Verlauf herunterladen',
  /** The first line of a log’s file. */
  logTitle: (game: string, names: string[]) => `${game}: ${list(names)}`,

  allLevels: 'Alle Computer',
  mixedLevels: 'Verschiedene Stufen',

  whoPlays: 'Wer spielt hier?',
  whoPlaysHint: 'Wer sich ein Gerät teilt, kann einen eigenen Namen haben.',
  passTo: (who) => `Gib das Gerät an ${who} weiter`,

  rename: 'Namen ändern',
  recast: 'Figur wechseln',
  recastTitle: 'Wen möchtest du spielen?',

  /** The speed as it is, on the button that changes it. */
  tempo: (pace: string) => `Tempo der Computer: ${pace}`,
  skip: 'Weiter bis zu deinem Zug',
  skipShort: 'Weiter',

  filter: 'Gezeigte Zeilen',
  filters: { all: 'Alles', moves: 'Züge', talk: 'Chat' },
  openLog: 'Verlauf öffnen',

  menu: 'Menü',
  /** The tab that leads back to the board. */
  board: 'Brett',

  link: {
    connecting: 'Auf dem Weg zum Tisch …',
    away: 'Verbindung verloren. Neuer Versuch …',
    pending: 'Dein Zug wird gesendet, sobald die Verbindung wieder da ist.',
    closed: 'Du kannst nicht an diesen Tisch',
    sentAway: 'Du wurdest entfernt',
    sentAwayText: 'Der Gastgeber hat dich von diesem Tisch entfernt. Wenn er dich wieder hereinlässt, klopf noch einmal an.',
    knock: 'Noch einmal anklopfen',
    tooLate: 'Das Spiel hat schon begonnen, du schaust zu.',
  },

  wait: {
    title: (host: string) => `Tisch von ${host}`,
    room: 'Warteraum',
    seated: (taken: number, free: number) => `${capital(places(taken))} besetzt, ${free === 0 ? 'keiner' : free === 1 ? 'einer' : count(free)} frei.`,
    invite: 'Einladen',
    open: 'Freier Platz',
    sit: 'Hier setzen',
    sitAs: (seat: string) => `Als ${seat} mitspielen`,
    name: 'Dein Name',
    you: 'du',
    youHost: 'du, Gastgeber',
    hosts: 'Gastgeber',
    ready: 'bereit',
    notReady: 'nicht bereit',
    away: 'weg',
    iAmReady: 'Ich bin bereit',
    addComputer: 'Computer dazusetzen',
    addShort: 'Computer',
    remove: (name: string) => `${name} entfernen`,
    sendAway: (name: string) => `${name} entfernen`,
    sendAwayTitle: (name: string) => `${name} vom Tisch entfernen?`,
    sendAwayText: (name: string) => `${name} verliert den Platz und kann nur zurück, wenn du ${name} wieder hereinlässt.`,
    sendAwayAway: (name: string) => `${name} ist weg. Du kannst den Platz freigeben, dann kann ${name} noch wiederkommen. Oder du entfernst ${name} vom Tisch.`,
    sendAwayDo: 'Entfernen',
    freeSeat: 'Platz freigeben',
    seatFreed: 'Der Gastgeber hat deinen Platz freigegeben. Du kannst dich auf jeden freien Platz setzen.',
    sentAwayList: 'Entfernt',
    letIn: 'Wieder hereinlassen',
    letInThis: (name: string) => `${name} wieder hereinlassen`,
    standUp: 'Diesen Platz aufgeben',
    level: (seat: string) => `Stufe für ${seat}`,
    absent: (names: string[]) => `${list(names)} ${names.length === 1 ? 'ist' : 'sind'} weg.`,
    whenHere: 'Das Spiel beginnt, wenn alle da und bereit sind.',
    everyone: 'Alle sind bereit',
    startsIn: (seconds: number) => `Das Spiel beginnt in ${dative(seconds)}.`,
    startNow: 'Jetzt beginnen',
    waitingFor: (names: string[]) => `Warten auf ${list(names)}`,
    waitingForYou: 'Alle warten auf dich',
    andYou: 'dich',
    sayReady: 'Drück auf „Ich bin bereit“.',
    toReady: 'Noch nicht bereit.',
    waitingForSeats: (free: number) => `${capital(places(free))} ${free === 1 ? 'ist' : 'sind'} frei`,
    fillSeats: 'Lade jemanden ein oder setz einen Computer dazu.',
    takeSeat: 'Setz dich auf einen freien Platz, um mitzuspielen.',
    allTaken: 'Alle Plätze sind besetzt. Du kannst von hier aus zuschauen.',
    onlyWatch: 'Um mitzuspielen, frag den Gastgeber nach dem Code.',
    change: 'Ändern',
    resumed: (moves: number) => `Gespeichertes Spiel, weiter nach ${moves === 1 ? 'einem Zug' : `${moves} Zügen`}.`,
    changeTitle: 'Spieleinstellungen',
    save: 'Änderungen speichern',
  },

  invite: {
    title: 'Einladen',
    code: 'Code',
    hint: 'Scann den QR-Code, öffne den Link oder gib den Code auf der Startseite ein.',
    hintNoQr: 'Gib den Code auf der Startseite ein oder öffne den Link.',
    qr: 'QR-Code des Einladungslinks',
    copy: 'Kopieren',
    copied: 'Kopiert',
    notCopied: 'Dein Browser erlaubt das Kopieren nicht. Markiere den Text und kopiere ihn selbst.',
    watch: 'Link zum Zuschauen',
    copyLink: (address: string) => `Den Link ${address} kopieren`,
    copyWatch: 'Den Link zum Zuschauen kopieren',
    copyCommand: 'Den Befehl kopieren',
    loopback: 'Nur dieser Computer erreicht das Haus. Damit andere mitspielen können, starte es mit',
  },

  options: {
    untimed: 'Ohne Zeitlimit.',
    timed: (seconds: number) => `${capital(span(seconds))} pro Zug.`,
    pace: (pace: Pace) => (pace === 'normal' ? '' : `Tempo der Computer: ${paces[pace].toLowerCase()}.`),
    standIn: (seconds: number) => `Ist jemand weg, übernimmt nach ${dative(seconds)} ein Computer.`,
    help: (given: readonly Help[]) => `Hilfe: ${list(given.map((help) => shell.setup.helps[help]))}.`,
    noHelp: 'Ohne Hilfe.',
  },

  notes: {
    satDown: (name: string, seat: string) => `${name} spielt als ${seat} mit.`,
    leftSeat: (name: string) => `${name} hat den Platz aufgegeben.`,
    seatFreed: (name: string) => `Der Gastgeber hat den Platz von ${name} freigegeben.`,
    sentAway: (name: string) => `Der Gastgeber hat ${name} entfernt.`,
    letIn: (name: string) => `Der Gastgeber hat ${name} wieder hereingelassen.`,
    goesOn: 'Dieses gespeicherte Spiel wird an einem anderen Tisch gespielt. Hier ist es pausiert.',
    goesOnHere: 'Das Spiel geht hier weiter.',
    rests: 'Das Spiel ist hier pausiert.',
    hosts: (name: string) => `${name} ist jetzt Gastgeber.`,
    counting: (seconds: number) => `Alle sind bereit. Das Spiel beginnt in ${dative(seconds)}.`,
    stopped: (name: string | null) => (name === null ? 'Countdown angehalten.' : `Countdown angehalten: Warten auf ${name}.`),
    partMissing: (names: string[]) => `Countdown angehalten: keine Antwort von ${list(names)}.`,
    standsIn: (brain: string, name: string) => `${brain} spielt jetzt für ${name}.`,
    cameBack: (name: string) => `${name} ist wieder da.`,
    timedOut: (name: string) => `${name} hat die Zeit überschritten.`,
    renamed: (from: string, name: string) => `${from} heißt jetzt ${name}.`,
    restarted: 'Das Spiel beginnt an einem anderen Tisch von vorn.',
    paused: (isPaused: boolean): string => (isPaused ? 'Die Computer machen Pause.' : 'Die Computer spielen weiter.'),
    started: 'Das Spiel hat begonnen.',
  },

  leave: {
    kept: 'Dein Platz bleibt dir. Du findest das Spiel auf der Startseite.',
    waits: 'Es wartet auf dich.',
    standIn: (seconds: number) => `Nach ${dative(seconds)} spielt ein Computer für dich.`,
    clock: (seconds: number) => `Die Uhr läuft weiter: ${span(seconds)} pro Zug.`,
  },
};
