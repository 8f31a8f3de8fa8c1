// Every sentence of the shell in German: „du“, short and plain.

import type { Mode } from '../lobby/setup.svelte';
import type { Pace } from '../table/wire.gen';
import type { en } from './en';
import { capital } from './plain';

const numbers = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];

/** "zwei", "12"; "kein" and "ein" fit before a noun like „Platz“ only. */
function count(n: number): string {
  return numbers[n] ?? String(n);
}

/** "ein Platz", "zwei Plätze" */
const places = (n: number): string => `${count(n)} ${n < 2 ? 'Platz' : 'Plätze'}`;

/** "Ann", "Ann und Ben", "Ann, Ben und Cleo" */
function list(names: string[]): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`;
}

type Noun = [one: string, many: string];

function spanOf(seconds: number, day: Noun): string {
  const units: [number, Noun][] = [
    [86_400, day],
    [3600, ['Stunde', 'Stunden']],
    [60, ['Minute', 'Minuten']],
  ];
  for (const [size, unit] of units) {
    if (seconds >= size && seconds % size === 0) {
      const n = seconds / size;
      return `${n} ${unit[n === 1 ? 0 : 1]}`;
    }
  }
  return `${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'}`;
}

/** "90 Sekunden", "2 Minuten", "3 Tage" */
const span = (seconds: number): string => spanOf(seconds, ['Tag', 'Tage']);
/** The same after „nach“, „seit“ and „vor“: "3 Tagen" */
const dative = (seconds: number): string => spanOf(seconds, ['Tag', 'Tagen']);

/** "gerade eben", "vor 5 Minuten", "vor 3 Tagen" */
function ago(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return 'gerade eben';
  if (minutes < 60) return `vor ${dative(minutes * 60)}`;
  if (minutes < 60 * 24) return `vor ${dative(Math.floor(minutes / 60) * 3600)}`;
  return `vor ${dative(Math.floor(minutes / 1440) * 86_400)}`;
}

const paces: Record<Pace, string> = { slow: 'Langsam', normal: 'Normal', fast: 'Schnell', instant: 'Sofort' };

export const de: typeof en = {
  list,
  span,
  ago,

  house: 'Parlour',
  rail: {
    skip: 'Zum Inhalt springen',
    skipToBoard: 'Zum Brett springen',
    home: 'Parlour, Startseite',
    main: 'Hauptmenü',
    rules: 'Regeln',
    sound: 'Ton',
    theme: 'Farben',
    day: 'Helle Farben',
    language: 'Sprache',
    leave: 'Gehen',
    leaveTable: 'Den Tisch verlassen',
  },
  sound: {
    settings: 'Lautstärke, Musik und Sprache',
    volume: 'Lautstärke',
    music: 'Musik',
    all: 'Alle Klänge anhören',
  },
  guests: ['Anton', 'Berta', 'Clara', 'Detlef', 'Edith', 'Felix', 'Greta', 'Hugo', 'Ida', 'Jakob', 'Lotte', 'Moritz'],
  close: 'Schließen',
  cancel: 'Abbrechen',

  problem: {
    unreachable: 'Das Haus ist nicht zu erreichen. Schau nach, ob es läuft, und versuch es noch einmal.',
    status: (status: number) => `Im Haus ist etwas schiefgegangen (Fehler ${status}). Versuch es gleich noch einmal.`,
    closed: 'Das Haus ist nicht zu erreichen. Vielleicht ist es geschlossen. Lade die Seite neu, um es noch einmal zu versuchen.',
    title: 'Etwas ist schiefgegangen',
    lost: 'Seite nicht gefunden',
    lostText: 'Unter dieser Adresse gibt es nichts. Fang auf der Startseite an.',
    home: 'Zur Startseite',
    again: 'Noch einmal versuchen',
    noGame: 'Dieses Spiel gibt es hier nicht.',
    unknownGame: (id: string) => `Diese Version der Seite kennt „${id}“ nicht. Lade sie neu, um sie zu aktualisieren.`,
    wrong: (text: string) => `Das Haus hat diese Seite nicht verstanden: ${text} Lade sie neu und versuch es noch einmal.`,
  },

  home: {
    title: 'Was spielen wir?',
    lead: 'Gegen den Computer, an einem Bildschirm oder mit Freunden am Handy.',
    game: 'Spiel',
    code: 'Hast du einen Code?',
    join: 'Mitspielen',
    emptyCode: 'Gib zuerst den Code ein.',
    badCode: 'Ein Code besteht nur aus Buchstaben und Ziffern. Frag deinen Gastgeber.',
    noCode: (code: string) => `Kein Tisch hat den Code ${code}. Frag deinen Gastgeber. Ein Code gilt nur, bis das Spiel zu Ende ist.`,
    computer: 'Gegen den Computer',
    computerHint: 'Plätze und Stufen nach Wahl',
    host: 'Tisch eröffnen',
    hostHint: 'Freunde kommen per Link dazu',
    quick: 'Schnelles Spiel',
    quickHint: 'mit allen, die jetzt spielen möchten',
    quickWaiting: (n: number) => (n === 1 ? 'jemand wartet schon' : `${n} Leute warten schon`),
    screen: 'Zu zweit an einem Bildschirm',
    screenHint: 'abwechselnd an diesem Gerät',
    minutes: (n: number) => `${n} Min.`,
    running: 'Laufende Spiele',
    finished: 'Beendete Spiele',
    noneTitle: 'Kein Spiel läuft',
    none: 'Spiele, die du beginnst oder bei denen du mitspielst, stehen hier, bis sie zu Ende sind.',
    openTable: 'Öffnen',
    play: 'Spielen',
    withNobody: (game: string) => game,
    with: (game: string, names: string[]) => `${game} mit ${list(names)}`,
    against: (game: string, levels: string[]) => `${game} gegen den Computer (${list(levels)})`,
    waitingRoom: (free: number) => (free > 0 ? `Warteraum, ${places(free)} frei` : 'Warteraum'),
    yourTurn: 'Du bist dran',
    theirTurn: (name: string) => `${name} ist dran`,
    when: (text: string, age: string) => (text === '' ? capital(age) : `${text} · ${age}`),
    result: {
      won: (age: string) => `${capital(age)} gewonnen`,
      lost: (age: string) => `${capital(age)} verloren`,
      drawn: (age: string) => `${capital(age)} unentschieden beendet`,
      nobody: (age: string) => `${capital(age)} ohne Sieger beendet`,
      theyWon: (names: string[], age: string) => `${list(names)} ${names.length === 1 ? 'hat' : 'haben'} ${age} gewonnen`,
      over: (age: string) => `${capital(age)} beendet`,
    },
    saved: 'Gespeicherte Spiele',
    remove: (table: string) => `${table} entfernen`,
    allRules: 'Regeln',
    me: 'Du und deine Geräte',
    about: 'Über dieses Haus',
    empty: 'Noch keine Spiele',
    emptyText: 'In diesem Haus sind keine Spiele installiert.',
  },

  setup: {
    title: (game: string, mode: Mode) => ({ computer: `${game} spielen`, host: `Tisch für ${game} eröffnen`, screen: `${game} an einem Bildschirm` })[mode],
    lead: {
      computer: 'Wähle deine Seite und die Stufe des Computers.',
      host: 'Deine Freunde setzen sich mit Link oder Code auf die freien Plätze.',
      screen: 'Alle spielen abwechselnd an diesem Gerät.',
    } satisfies Record<Mode, string>,
    name: 'Dein Name',
    nameHint: 'So sehen dich die anderen.',
    noName: 'Gib einen Namen ein, damit die anderen wissen, wer du bist.',
    longName: 'Ein Name hat höchstens 24 Zeichen.',
    players: 'Mitspieler',
    side: 'Deine Seite',
    either: 'Egal',
    byLot: 'zufällig',
    anySeat: (seats: string[]) => `${seats.slice(0, -1).join(', ')} oder ${seats.at(-1)}`,
    seat: 'Platz',
    me: 'Ich',
    friend: 'Freund',
    computer: 'Computer',
    level: 'Stufe',
    watching: 'Du hast keinen Platz. Die Computer spielen, und du schaust zu.',
    game: 'Spiel',
    more: 'Weitere Einstellungen',
    time: 'Zeit pro Zug',
    untimed: 'Ohne Limit',
    pace: 'Tempo der Computer',
    paceHint: 'Wie schnell die Züge der Computer gezeigt werden. Wie gut sie spielen, ändert sich dadurch nicht.',
    paces,
    standIn: 'Wenn jemand geht',
    standInNever: 'Warten',
    standInAfter: (seconds: number) => `Nach ${dative(seconds)} spielt ein Computer`,
    help: 'Tipps',
    helpHint: 'Wer spielt, kann das Haus um Tipps und Beweise bitten.',
    start: 'Spiel beginnen',
    open: 'Tisch eröffnen',
  },

  code: { title: 'Tisch nicht gefunden', unknown: 'Unter dieser Adresse gibt es keinen Tisch. Frag deinen Gastgeber nach dem Link.' },

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
    seated: (taken: number, free: number) =>
      `${taken === 0 ? 'Niemand sitzt' : taken === 1 ? 'Einer sitzt' : `${capital(count(taken))} sitzen`}, ${places(free)} ${free > 1 ? 'sind' : 'ist'} frei.`,
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
    notCopied: 'Dein Browser lässt das Kopieren nicht zu. Markiere den Text und kopiere ihn selbst.',
    watch: 'Link zum Zuschauen',
    copyLink: (address: string) => `Den Link ${address} kopieren`,
    copyWatch: 'Den Link zum Zuschauen kopieren',
    copyCommand: 'Den Befehl kopieren',
    loopback: 'Nur dieser Computer erreicht das Haus. Damit andere mitspielen können, starte es mit',
  },

  chat: {
    title: 'Chat',
    message: 'Nachricht',
    placeholder: 'Sag etwas',
    send: 'Senden',
    tellName: 'Name speichern',
    empty: 'Noch keine Nachrichten.',
    again: (code: string) => `Nächstes Spiel: /j/${code}`,
  },

  options: {
    untimed: 'Ohne Zeitlimit.',
    timed: (seconds: number) => `${capital(span(seconds))} pro Zug.`,
    pace: (pace: Pace) => (pace === 'normal' ? '' : `Tempo der Computer: ${paces[pace].toLowerCase()}.`),
    standIn: (seconds: number) => `Ist jemand weg, übernimmt nach ${dative(seconds)} ein Computer.`,
    noHelp: 'Keine Tipps.',
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
    waits: 'Das Spiel wartet auf dich.',
    standIn: (seconds: number) => `Nach ${dative(seconds)} spielt ein Computer für dich.`,
    clock: (seconds: number) => `Die Uhr läuft weiter: ${span(seconds)} pro Zug.`,
  },

  table: {
    vsComputer: 'gegen den Computer',
    aComputer: 'Computer',
    with: (names: string[]) => `mit ${list(names)}`,
    turnBoard: 'Brett drehen',
    passOn: 'Gib das Gerät weiter',
    passOnText: (who: string) => `Was jetzt kommt, ist nur für ${who}.`,
    passOnOpen: (who: string) => `Weiter als ${who}`,
    next: 'Als Nächstes am Zug',
    hotSeat: 'an einem Bildschirm',
    watching: 'du schaust zu',
    youWatch: 'Du schaust zu.',
    yourTurn: 'Du bist dran.',
    turn: 'am Zug',
    theirTurn: (name: string) => `Warten auf ${name}.`,
    thinking: (name: string) => `${name} denkt nach.`,
    away: 'weg',
    standsIn: (brain: string) => `weg, ${brain} spielt`,
    letPlay: 'Einen Computer spielen lassen',
    hold: 'Pause',
    goOn: 'Weiter',
    step: 'Nächster Zug',
    stepHint: 'Spielt einen Zug eines Computers, dann ist wieder Pause.',
    held: 'Die Computer sind pausiert.',
    clock: (name: string, face: string) => `${name} hat noch ${face}`,
    seats: 'Deine Plätze',
    tabs: { moves: 'Züge', log: 'Verlauf', chat: 'Chat', rules: 'Regeln', table: 'Tisch' },
    unread: (n: number) => `${n} neu`,
    nothingYet: 'Noch ist nichts geschehen.',
    actions: 'Was du sonst tun kannst',
    fairness: 'Ehrliches Spiel',
    fairnessText: 'Die Prüfsumme legt Karten und Würfel vor dem ersten Zug fest. Der Startwert dahinter wird gezeigt, wenn das Spiel zu Ende ist.',
    seed: 'Startwert',
    endHome: 'Startseite',
    endAgain: 'Noch einmal spielen',
    review: 'Auswerten',
    replay: 'Wiederholung',
    nextOpened: (name: string) => `${name} hat das nächste Spiel eröffnet.`,
    won: 'Du gewinnst',
    lost: 'Du verlierst',
    lostTo: (names: string[]) => `Du verlierst gegen ${list(names)}`,
    drawn: 'Unentschieden',
    nobody: 'Niemand gewinnt',
    theyWin: (names: string[]) => `${list(names)} ${names.length === 1 ? 'gewinnt' : 'gewinnen'}`,
    ended: 'Das Spiel ist zu Ende',
    leaveTitle: 'Den Tisch verlassen?',
    leaveComputerText: 'Wenn du deinen Platz einem Computer gibst, bekommst du ihn nicht zurück.',
    leaveKeep: 'Gehen und den Platz behalten',
    leaveComputer: 'Meinen Platz einem Computer geben',
    stay: 'Bleiben',
  },

  about: {
    title: 'Über dieses Haus',
    version: 'Version',
    play: 'So wird gespielt',
    playText: [
      'Such dir auf der Startseite ein Spiel aus. Gegen den Computer wählst du deine Seite und seine Stufe, und schon spielst du.',
      'Um mit Freunden zu spielen, eröffne einen Tisch und gib den Code, den Link oder den QR-Code weiter. Niemand braucht ein Konto. Leere Plätze können Computer übernehmen.',
      'Du kannst die Seite jederzeit schließen. Dein Platz bleibt dir, und das Spiel wartet auf der Startseite. Du kannst auch auf deinen anderen Geräten spielen.',
    ],
    fair: 'Ehrliches Spiel',
    fairText:
      'Das Haus hütet jedes Geheimnis. Jede Seite erfährt nur, was ihr Platz wissen darf, und ein Computer sieht nicht mehr als du an seiner Stelle. Würfel und Karten kommen aus einem Startwert. Dessen Prüfsumme zeigt das Haus vor dem ersten Zug, den Startwert selbst nach dem letzten. So kann jeder prüfen, dass nichts geändert wurde.',
    soundText: 'Der Schalter für den Ton ist oben auf jeder Seite, Lautstärke und Musik sind daneben. Die Musik ist aus, bis du sie einschaltest.',
    credits: 'Wer das gemacht hat',
    creditsText:
      'Regeltexte, Computerspieler, Zeichnungen und Seiten sind unsere eigene Arbeit. Die Schriften sind Playfair Display und Source Sans 3, beide unter der SIL Open Font License.',
    licence: 'Lizenz',
    licenceText: 'MIT oder Apache 2.0, wie du magst.',
    rules: 'Die Regeln aller Spiele',
  },

  sounds: {
    title: 'Klänge',
    link: 'Alle Klänge anhören',
    lead: (count: number) => `Die ${count} Klänge des Hauses und die Musik seiner Spiele. Alles entsteht in deinem Browser, nichts ist eine Aufnahme.`,
    house: 'Das Haus',
    music: 'Musik',
    measure: 'Messen',
    measureText:
      'Berechnet jeden Klang, ohne ihn abzuspielen, und zeigt seine größte Lautstärke (1 ist zu laut) und den Abstand zum ähnlichsten Klang (0 gleich, 1 völlig verschieden).',
    worst: 'Größte Lautstärke mit allen Klängen zugleich:',
    found: ({ peak, distance, nearest }: { peak: number; distance: number; nearest: string }) => `Spitze ${comma(peak)}, Abstand ${comma(distance)} zu: ${nearest}`,
  },

  notebooks: {
    title: 'Notizbücher',
    mine: 'Meine Notizbücher',
    new: 'Neues Notizbuch',
    load: 'Datei laden',
    drop: 'Oder zieh eine Datei hierher.',
    help: 'Hilfe',
    tooLarge: 'Diese Datei ist zu groß für ein Notizbuch.',
    notAFile: (name: string) => `„${name}“ ist kein gespeichertes Notizbuch.`,
    open: 'Öffnen',
    openThis: (name: string) => `${name} öffnen`,
    renameThis: (name: string) => `${name} umbenennen`,
    removeThis: (name: string) => `${name} löschen`,
    changed: (age: string) => `geändert ${age}`,
    emptyTitle: 'Noch keine Notizbücher',
    empty: 'Fang eines an, wenn die Karten ausgeteilt sind. Das Haus bewahrt es für dich auf.',
    renameTitle: 'Notizbuch umbenennen',
    name: 'Name',
    noName: 'Gib dem Notizbuch einen Namen.',
    save: 'Umbenennen',
    removeTitle: (name: string) => `„${name}“ löschen?`,
    removeText: 'Alles darin geht verloren. Um eine Kopie zu behalten, speichere es zuerst als Datei.',
    removeDo: 'Löschen',
    removed: (name: string) => `„${name}“ gelöscht.`,
    unknownTool: 'Dieses Werkzeug gibt es hier nicht.',
  },

  rules: { title: (game: string) => `Regeln: ${game}`, all: 'Regeln', contents: 'Inhalt', play: 'Spielen' },
};

/** "0,25" */
function comma(n: number): string {
  return n.toFixed(2).replace('.', ',');
}
