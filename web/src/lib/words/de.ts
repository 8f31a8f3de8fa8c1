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
    music: 'Musik am Tisch',
    all: 'Alle Klänge anhören',
  },
  guests: ['Anton', 'Berta', 'Clara', 'Detlef', 'Edith', 'Felix', 'Greta', 'Hugo', 'Ida', 'Jakob', 'Lotte', 'Moritz'],
  close: 'Schließen',
  cancel: 'Abbrechen',

  problem: {
    unreachable: 'Das Haus ist nicht zu erreichen. Schau nach, ob es läuft, und versuch es noch einmal.',
    status: (status: number) => `Das Haus hat mit ${status} geantwortet. Versuch es gleich noch einmal.`,
    closed: 'Das Haus ist nicht zu erreichen. Vielleicht ist es geschlossen; lade die Seite neu, um es wieder zu versuchen.',
    title: 'Etwas ist schiefgegangen',
    lost: 'Diese Seite gibt es nicht',
    lostText: 'Unter dieser Adresse liegt nichts. Von der Startseite aus findest du alles.',
    home: 'Zur Startseite',
    again: 'Noch einmal versuchen',
    noGame: 'Dieses Spiel gibt es hier nicht.',
    unknownGame: (id: string) => `Diese Seite kann das Spiel „${id}“ nicht zeigen. Lade sie neu, um die neueste zu bekommen.`,
    wrong: (text: string) => `Das Haus konnte eine Nachricht dieser Seite nicht lesen: ${text}`,
  },

  home: {
    title: 'Was spielen wir?',
    lead: 'Gegen den Computer, an einem Bildschirm oder mit Freunden an jedem Handy.',
    game: 'Spiel',
    code: 'Ein Code?',
    join: 'Mitspielen',
    emptyCode: 'Gib zuerst den Code ein.',
    badCode: 'Ein Code besteht nur aus Buchstaben und Ziffern. Frag deinen Gastgeber.',
    noCode: (code: string) => `Kein Tisch hat den Code ${code}. Frag deinen Gastgeber. Ein Code endet mit seinem Spiel.`,
    computer: 'Gegen den Computer',
    computerHint: 'mit Plätzen und Stufen nach Wahl',
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
    none: 'Spiele, die du beginnst oder bei denen du mitspielst, bleiben auf diesem Gerät hier, bis sie zu Ende sind.',
    openTable: 'Öffnen',
    play: 'Spielen',
    withNobody: (game: string) => game,
    with: (game: string, names: string[]) => `${game} mit ${list(names)}`,
    against: (game: string, levels: string[]) => `${game} gegen Computer (${list(levels)})`,
    waitingRoom: (free: number) => (free > 0 ? `Warteraum, ${places(free)} frei` : 'Warteraum'),
    yourTurn: 'Du bist dran',
    theirTurn: (name: string) => `${name} ist dran`,
    when: (text: string, age: string) => `${text}, ${age}`,
    saved: 'Gespeicherte Spiele',
    remove: (table: string) => `${table} entfernen`,
    allRules: 'Regeln',
    me: 'Du und deine anderen Geräte',
    about: 'Über dieses Haus',
    empty: 'Keine Spiele hier',
    emptyText: 'Diese Seite hat noch kein Spiel.',
  },

  setup: {
    title: (game: string, mode: Mode) => ({ computer: `${game} spielen`, host: `Tisch für ${game} eröffnen`, screen: `${game} an einem Bildschirm` })[mode],
    lead: {
      computer: 'Wähle deine Seite und wie stark der Computer spielt.',
      host: 'Deine Freunde bekommen einen Link und einen Code für die Plätze, die du frei lässt.',
      screen: 'Alle Seiten werden abwechselnd an diesem Gerät gespielt.',
    } satisfies Record<Mode, string>,
    name: 'Dein Name',
    nameHint: 'So sehen dich die anderen.',
    noName: 'Die anderen müssen dich irgendwie nennen. Gib einen Namen ein.',
    longName: 'Ein Name hat höchstens 24 Buchstaben.',
    players: 'Mitspieler',
    side: 'Du spielst',
    either: 'Egal',
    byLot: 'das Los entscheidet',
    anySeat: (seats: string[]) => `${seats.slice(0, -1).join(', ')} oder ${seats.at(-1)}`,
    seat: 'Wer sitzt hier',
    me: 'Ich',
    friend: 'Freund',
    computer: 'Computer',
    level: 'Stufe',
    watching: 'Du hast keinen Platz: Die Computer spielen, und du schaust zu.',
    game: 'Das Spiel',
    more: 'Weitere Einstellungen',
    time: 'Zeit für eine Entscheidung',
    untimed: 'So lange man will',
    pace: 'Computer antworten',
    paceHint: 'Wie schnell ein Computer zeigt, was er tut, so schnell er auch denkt.',
    paces,
    standIn: 'Wenn jemand weg ist',
    standInNever: 'Warten',
    standInAfter: (seconds: number) => `Nach ${dative(seconds)} spielt ein Computer`,
    help: 'Das Haus hilft',
    helpHint: 'Wer spielt, darf fragen, was aus dem folgt, was er gesehen hat.',
    start: 'Spiel beginnen',
    open: 'Tisch eröffnen',
  },

  code: { title: 'Diesen Tisch gibt es nicht', unknown: 'Unter dieser Adresse ist kein Tisch. Frag deinen Gastgeber nach dem Link.' },

  link: {
    connecting: 'Auf dem Weg zum Tisch',
    away: 'Verbindung weg. Neuer Versuch …',
    pending: 'Dein Zug wird gesendet, sobald die Verbindung wieder da ist.',
    closed: 'Dieser Tisch ist für dich geschlossen',
    sentAway: 'Du wurdest weggeschickt',
    sentAwayText: 'Der Gastgeber hat dich von diesem Tisch weggeschickt. Nur er kann dich wieder hereinlassen: Klopf dann noch einmal an.',
    knock: 'Noch einmal anklopfen',
    tooLate: 'Das Spiel hat schon begonnen. Du schaust zu.',
  },

  wait: {
    title: (host: string) => `Tisch von ${host}`,
    room: 'Warteraum',
    seated: (taken: number, free: number) =>
      `${taken === 0 ? 'Niemand sitzt' : taken === 1 ? 'Einer sitzt' : `${capital(count(taken))} sitzen`}, ${places(free)} ${free > 1 ? 'sind' : 'ist'} frei.`,
    invite: 'Einladen',
    open: 'Freier Platz',
    sit: 'Hier setzen',
    sitAs: (seat: string) => `Als ${seat} setzen`,
    name: 'Dein Name',
    you: 'du',
    youHost: 'du bist Gastgeber',
    hosts: 'Gastgeber',
    ready: 'bereit',
    notReady: 'nicht bereit',
    away: 'weg',
    iAmReady: 'Ich bin bereit',
    addComputer: 'Computer dazusetzen',
    addShort: 'Dazu',
    remove: (name: string) => `${name} entfernen`,
    sendAway: (name: string) => `${name} bitten zu gehen`,
    sendAwayTitle: (name: string) => `${name} wegschicken?`,
    sendAwayText: (name: string) => `${name} verliert den Platz und kann nicht an diesen Tisch zurück, außer du lässt ${name} wieder herein.`,
    sendAwayAway: (name: string) =>
      `${name} ist weg. Du kannst den Platz für andere freigeben, dann darf ${name} noch wiederkommen; oder du schickst ${name} von diesem Tisch weg.`,
    sendAwayDo: 'Wegschicken',
    freeSeat: 'Platz freigeben',
    seatFreed: 'Der Gastgeber hat deinen Platz freigegeben. Du darfst dich auf einen freien setzen.',
    sentAwayList: 'Weggeschickt',
    letIn: 'Wieder hereinlassen',
    letInThis: (name: string) => `${name} wieder hereinlassen`,
    standUp: 'Diesen Platz aufgeben',
    level: (seat: string) => `Stufe von ${seat}`,
    absent: (names: string[]) => `${list(names)} ${names.length === 1 ? 'ist' : 'sind'} weg.`,
    whenHere: 'Das Spiel beginnt, wenn alle da und bereit sind.',
    everyone: 'Alle sind bereit',
    startsIn: (seconds: number) => `Das Spiel beginnt in ${dative(seconds)}.`,
    startNow: 'Jetzt beginnen',
    waitingFor: (names: string[]) => `Warten auf ${list(names)}`,
    waitingForYou: 'Alle warten auf dich',
    andYou: 'dich',
    sayReady: 'Sag, dass du bereit bist.',
    toReady: 'Sie haben noch nicht gesagt, dass sie bereit sind.',
    waitingForSeats: (free: number) => `${capital(places(free))} ${free === 1 ? 'ist' : 'sind'} frei`,
    fillSeats: 'Lade jemanden ein oder setz einen Computer dazu.',
    takeSeat: 'Setz dich auf einen freien Platz, um mitzuspielen.',
    allTaken: 'Alle Plätze sind besetzt. Du siehst das Spiel von hier aus.',
    onlyWatch: 'Du schaust zu. Um mitzuspielen, frag den Gastgeber nach dem Code.',
    change: 'Ändern',
    resumed: (moves: number) => `Ein gespeichertes Spiel: Es geht nach ${moves === 1 ? 'einem Zug' : `${moves} Zügen`} weiter.`,
    changeTitle: 'Wie gespielt wird',
    save: 'Ändern',
  },

  invite: {
    title: 'Einladen',
    code: 'Code',
    hint: 'Scann das Bild, öffne den Link oder gib den Code auf der Startseite ein.',
    hintNoQr: 'Gib den Code auf der Startseite ein oder öffne den Link.',
    qr: 'QR-Code des Einladungslinks',
    copy: 'Kopieren',
    copied: 'Kopiert',
    notCopied: 'Der Browser erlaubt das Kopieren nicht. Markiere den Text und kopiere ihn selbst.',
    watch: 'Link zum Zuschauen',
    copyLink: (address: string) => `Den Link ${address} kopieren`,
    copyWatch: 'Den Link zum Zuschauen kopieren',
    copyCommand: 'Den Befehl kopieren',
    loopback: 'Nur dieser Computer erreicht das Haus. Um andere hereinzulassen, starte es mit',
  },

  chat: {
    title: 'Chat',
    message: 'Nachricht',
    placeholder: 'Sag etwas',
    send: 'Senden',
    tellName: 'Sagen',
    empty: 'Noch hat niemand etwas gesagt.',
    again: (code: string) => `Das nächste Spiel an diesem Tisch: /j/${code}`,
  },

  options: {
    untimed: 'Ohne Zeitgrenze.',
    timed: (seconds: number) => `${capital(span(seconds))} für eine Entscheidung.`,
    pace: (pace: Pace) => (pace === 'normal' ? '' : `Computer antworten ${paces[pace].toLowerCase()}.`),
    standIn: (seconds: number) => `Ist jemand weg, übernimmt nach ${dative(seconds)} ein Computer.`,
    noHelp: 'Das Haus hilft nicht.',
  },

  notes: {
    satDown: (name: string, seat: string) => `${name} spielt als ${seat} mit.`,
    leftSeat: (name: string) => `${name} ist aufgestanden.`,
    seatFreed: (name: string) => `Der Gastgeber hat den Platz von ${name} freigegeben.`,
    sentAway: (name: string) => `Der Gastgeber hat ${name} weggeschickt.`,
    letIn: (name: string) => `Der Gastgeber lässt ${name} wieder herein.`,
    goesOn: 'Das gespeicherte Spiel wird an einem anderen Tisch gespielt. Hier ruht es so lange.',
    goesOnHere: 'Das Spiel geht hier weiter.',
    rests: 'Das Spiel ruht hier.',
    hosts: (name: string) => `${name} ist jetzt Gastgeber.`,
    counting: (seconds: number) => `Alle sind bereit: Das Spiel beginnt in ${dative(seconds)}.`,
    stopped: (name: string | null) => (name === null ? 'Der Countdown ist angehalten.' : `Der Countdown ist angehalten: Er wartet auf ${name}.`),
    partMissing: (names: string[]) => `Der Countdown ist angehalten: Von ${list(names)} kam kein Teil des Startwerts.`,
    standsIn: (brain: string, name: string) => `${brain} spielt für ${name}.`,
    cameBack: (name: string) => `${name} ist wieder da.`,
    timedOut: (name: string) => `${name} hat die Zeit überschritten.`,
    started: 'Das Spiel hat begonnen.',
  },

  leave: {
    kept: 'Dein Platz bleibt dir, und die Startseite führt dich zu ihm zurück.',
    waits: 'Das Spiel wartet auf dich.',
    standIn: (seconds: number) => `Bist du länger als ${span(seconds)} weg, spielt ein Computer für dich.`,
    clock: (seconds: number) => `Die Uhr läuft weiter: Du hast ${span(seconds)} für eine Entscheidung.`,
  },

  table: {
    vsComputer: 'gegen den Computer',
    aComputer: 'Computer',
    with: (names: string[]) => `mit ${list(names)}`,
    turnBoard: 'Brett drehen',
    passOn: 'Gib das Gerät weiter',
    passOnText: (who: string) => `Was jetzt kommt, ist nur für ${who}. Sonst schaut niemand hin.`,
    passOnOpen: (who: string) => `Anzeigen für ${who}`,
    next: 'Zieht als Nächstes',
    hotSeat: 'alle an einem Brett',
    watching: 'du schaust zu',
    youWatch: 'Du schaust zu.',
    yourTurn: 'Du bist dran.',
    turn: 'am Zug',
    theirTurn: (name: string) => `Warten auf ${name}.`,
    thinking: (name: string) => `${name} denkt nach.`,
    away: 'weg',
    standsIn: (brain: string) => `weg, ${brain} spielt`,
    letPlay: 'Einen Computer spielen lassen',
    hold: 'Anhalten',
    goOn: 'Weiter',
    step: 'Ein Schritt',
    stepHint: 'Solange die Computer stillhalten, spielt der nächste von ihnen einmal.',
    held: 'Die Computer halten still.',
    clock: (name: string, face: string) => `${name} hat noch ${face}`,
    seats: 'Deine Plätze',
    tabs: { moves: 'Züge', log: 'Verlauf', chat: 'Chat', rules: 'Regeln', table: 'Tisch' },
    unread: (n: number) => `${n} neu`,
    nothingYet: 'Noch ist nichts geschehen.',
    actions: 'Was du sonst tun kannst',
    fairness: 'Ehrliches Spiel',
    fairnessText: 'Prüfsumme des Zufalls und der Einstellungen, vor dem ersten Zug gebildet. Der Startwert wird gezeigt, wenn das Spiel zu Ende ist.',
    seed: 'Startwert',
    endHome: 'Startseite',
    endAgain: 'Noch ein Spiel, gleich eingestellt',
    review: 'Auswerten',
    replay: 'Noch einmal ansehen',
    nextOpened: (name: string) => `${name} hat das nächste Spiel eröffnet.`,
    won: 'Du gewinnst',
    lost: 'Du verlierst',
    lostTo: (names: string[]) => `Du verlierst gegen ${list(names)}`,
    drawn: 'Unentschieden',
    nobody: 'Niemand gewinnt',
    theyWin: (names: string[]) => `${list(names)} ${names.length === 1 ? 'gewinnt' : 'gewinnen'}`,
    ended: 'Das Spiel ist zu Ende',
    leaveTitle: 'Den Tisch verlassen?',
    leaveComputerText: 'Gibst du deinen Platz einem Computer, ist das endgültig: Du bekommst ihn nicht zurück.',
    leaveKeep: 'Gehen und den Platz behalten',
    leaveComputer: 'Meinen Platz einem Computer geben',
    stay: 'Bleiben',
  },

  about: {
    title: 'Über dieses Haus',
    version: 'Version',
    play: 'So wird gespielt',
    playText: [
      'Such dir auf der Startseite ein Spiel aus. Gegen den Computer wählst du deine Seite und seine Stufe; zwei Klicks, und du spielst.',
      'Um mit Freunden zu spielen, eröffne einen Tisch und gib ihnen den Code, den Link oder das Bild. Niemand braucht ein Konto. Plätze, die leer bleiben, können Computer bekommen.',
      'Du kannst die Seite jederzeit schließen: Dein Platz bleibt dir, und die Startseite führt dich zu ihm zurück. Auch ein anderes Gerät kann deines sein.',
    ],
    fair: 'Ehrliches Spiel',
    fairText:
      'Das Haus hütet jedes Geheimnis; eine Seite erfährt nur, was ihr Platz wissen darf, und ein Computer bekommt nicht mehr zu sehen als du an seiner Stelle. Wo ein Spiel Würfel oder Karten hat, wird die Prüfsumme ihres Startwerts vor dem ersten Zug gezeigt und der Startwert selbst nach dem letzten.',
    soundText:
      'Der Schalter ist oben auf jeder Seite; die Lautstärke und die Musik, die aus ist, bis du sie willst, sind daneben und am Tisch. Jeden Klang macht dein Browser selbst.',
    credits: 'Wer das gemacht hat',
    creditsText:
      'Regeln, Computerspieler, Zeichnungen und Seiten sind unsere eigene Arbeit. Die Schriften sind Playfair Display und Source Sans 3, beide unter der SIL Open Font License.',
    licence: 'Lizenz',
    licenceText: 'MIT oder Apache 2.0, wie du magst.',
    rules: 'Die Regeln aller Spiele',
  },

  sounds: {
    title: 'Klänge',
    link: 'Alle Klänge des Hauses anhören',
    lead: (count: number) => `Die ${count} Klänge dieses Hauses und die Musik seiner Spiele. Alles entsteht in deinem Browser; nichts ist aufgenommen.`,
    house: 'Das Haus',
    music: 'Musik',
    measure: 'Messen',
    measureText:
      'Berechnet jeden Klang, ohne ihn abzuspielen, und sagt, wie laut er höchstens ist (1 wäre zu laut) und wie weit der Klang entfernt ist, der ihm am ähnlichsten ist (0 = derselbe, 1 = nichts gemeinsam).',
    worst: 'Höchste Spitze mit allen Klängen zugleich:',
    found: ({ peak, distance, nearest }: { peak: number; distance: number; nearest: string }) => `Spitze ${comma(peak)}, ${comma(distance)} entfernt von: ${nearest}`,
  },

  notebooks: {
    title: 'Notizbücher',
    mine: 'Meine Notizbücher',
    new: 'Neues Notizbuch',
    load: 'Datei laden',
    drop: 'Oder zieh eine Datei hierher.',
    help: 'Hilfe',
    tooLarge: 'Diese Datei ist zu groß für ein Notizbuch.',
    notAFile: (name: string) => `„${name}“ ist kein gespeichertes Notizbuch: Es lässt sich nicht als JSON lesen.`,
    open: 'Öffnen',
    openThis: (name: string) => `${name} öffnen`,
    renameThis: (name: string) => `${name} umbenennen`,
    removeThis: (name: string) => `${name} löschen`,
    changed: (age: string) => `geändert ${age}`,
    emptyTitle: 'Noch kein Notizbuch',
    empty: 'Beginne eines, wenn die Karten ausgeteilt sind. Das Haus bewahrt es auf diesem Gerät für dich auf.',
    renameTitle: 'Notizbuch umbenennen',
    name: 'Name',
    noName: 'Ein Notizbuch braucht einen Namen. Gib einen ein.',
    save: 'Umbenennen',
    removeTitle: (name: string) => `„${name}“ löschen?`,
    removeText: 'Alles darin geht verloren. Um eine Kopie zu behalten, speichere es zuerst als Datei.',
    removeDo: 'Löschen',
    removed: (name: string) => `„${name}“ ist gelöscht.`,
    unknownTool: 'Dieses Werkzeug gibt es hier nicht.',
  },

  rules: { title: (game: string) => `Regeln: ${game}`, all: 'Regeln', contents: 'Inhalt', play: 'Spielen' },
};

/** "0,25" */
function comma(n: number): string {
  return n.toFixed(2).replace('.', ',');
}
