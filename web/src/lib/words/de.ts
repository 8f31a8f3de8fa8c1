// Every sentence of the shell in German: „du“, short and plain.

import type { Mode } from '../lobby/setup.svelte';
import type { Help, Pace } from '../table/wire.gen';
import type { en } from './en';
import { measures } from './measures';
import { capital } from './plain';

const numbers = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];

/** "zwei", "12"; "kein" and "ein" fit before a noun like „Platz“ only. */
export function count(n: number): string {
  return numbers[n] ?? String(n);
}

/** "ein Platz", "zwei Plätze" */
export const places = (n: number): string => `${count(n)} ${n < 2 ? 'Platz' : 'Plätze'}`;

const { list, any, span, ago: since } = measures('de-DE');

/** After „nach“, „in“ and „seit“: "3 Tagen" */
export const dative = (seconds: number): string => span(seconds).replace(/Tage$/, 'Tagen');

/** "gerade eben", "vor 5 Minuten", "vor 3 Tagen" */
const ago = (ms: number): string => since(ms) ?? 'gerade eben';

export const paces: Record<Pace, string> = { slow: 'Langsam', normal: 'Normal', fast: 'Schnell', instant: 'Sofort' };
const helps: Record<Help, string> = { hint: 'Tipps', chances: 'Chancen', proved: 'Beweise' };

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
    leave: 'Verlassen',
    leaveTable: 'Den Tisch verlassen',
    help: 'Hilfe',
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
    untold: 'Das Haus hat das abgelehnt. Lade die Seite neu, um zu sehen, warum.',
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
    noneTitle: 'Gerade läuft kein Spiel',
    none: 'Spiele, die du beginnst oder bei denen du mitspielst, stehen hier, bis sie zu Ende sind.',
    openTable: 'Öffnen',
    showAll: (n: number) => `Alle ${n} anzeigen`,
    play: 'Spielen',
    withNobody: (game: string) => game,
    with: (game: string, names: string[]) => `${game} mit ${list(names)}`,
    against: (game: string, levels: string[]) => `${game} gegen den Computer (${list(levels)})`,
    waitingRoom: (free: number) => (free > 0 ? `Warteraum, ${places(free)} frei` : 'Warteraum'),
    yourTurn: 'Du bist am Zug',
    theirTurn: (name: string) => `${name} ist am Zug`,
    when: (text: string, age: string) => (text === '' ? capital(age) : `${text} · ${age}`),
    result: {
      won: (age: string) => `${capital(age)} gewonnen`,
      lost: (age: string) => `${capital(age)} verloren`,
      drawn: (age: string) => `${capital(age)} unentschieden gespielt`,
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
      computer: 'Wähle, wen du spielst und wie stark die Computer sind.',
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
    anySeat: any,
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
    standInAfter: (seconds: number) => `Nach ${dative(seconds)} übernimmt ein Computer`,
    help: 'Hilfe',
    helpHint: 'Für alle gleich. Wer spielt, darf weniger davon nutzen, aber nicht mehr.',
    helps,
    helpHints: {
      hint: 'Ein Satz auf Wunsch, einmal pro Zug: was als Nächstes zu tun ist.',
      chances: 'Zahlen, die sagen, wie wahrscheinlich etwas ist. Sicher ist damit noch nichts.',
      proved: 'Was nach allem, was du gesehen hast, sicher ist, und warum.',
    },
    start: 'Spiel beginnen',
    open: 'Tisch eröffnen',
  },

  code: { title: 'Tisch nicht gefunden', unknown: 'Unter dieser Adresse gibt es keinen Tisch. Frag deinen Gastgeber nach dem Link.' },

  chat: {
    title: 'Chat',
    message: 'Nachricht',
    placeholder: 'Sag etwas',
    send: 'Senden',
    tellName: 'Name speichern',
    empty: 'Noch keine Nachrichten.',
    again: (code: string) => `Nächstes Spiel: /j/${code}`,
  },

  table: {
    vsComputer: 'gegen den Computer',
    aComputer: 'Computer',
    with: (names: string[]) => `mit ${list(names)}`,
    turnBoard: 'Brett drehen',
    passOn: 'Gib das Gerät weiter',
    passOnText: (who: string) => `Was jetzt kommt, ist nur für ${who}.`,
    passOnOpen: (who: string) => `Weiter als ${who}`,
    pawns: { may: 'noch am Zug', moved: 'gezogen', picked: (turn, seat) => `${turn}, ${seat} gewählt`, pick: (seat) => `${seat} wählen` },
    hotSeat: 'an einem Bildschirm',
    watching: 'du schaust zu',
    youWatch: 'Du schaust zu.',
    yourTurn: 'Du bist am Zug.',
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
    held: 'Die Computer machen Pause.',
    clock: (name: string, face: string) => `${name} hat noch ${face}`,
    seats: 'Deine Plätze',
    tabs: { moves: 'Züge', log: 'Verlauf', chat: 'Chat', rules: 'Regeln', table: 'Tisch' },
    unread: (n: number) => `${n} neu`,
    nothingYet: 'Noch ist nichts passiert.',
    actions: 'Was du sonst tun kannst',
    fairness: 'Faires Spiel',
    fairnessText: 'Die Prüfsumme legt vor dem ersten Zug allen Zufall fest. Der Startwert dahinter bleibt bis zum Ende des Spiels geheim.',
    seed: 'Startwert',
    endHome: 'Startseite',
    endAgain: 'Noch einmal spielen',
    endSwap: 'Seiten tauschen und spielen',
    endSwapped: (side) => `Mit getauschten Seiten spielst du ${side}.`,
    review: 'Auswerten',
    lookBack: 'Rückblick',
    reviewLater: 'Den Rückblick gibt es, wenn es aus ist.',
    noReview: 'Für dieses Spiel gibt es keinen Rückblick.',
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
    leaveKeep: 'Verlassen und den Platz behalten',
    leaveComputer: 'Meinen Platz einem Computer geben',
    stay: 'Bleiben',
  },

  rules: { title: (game: string) => `Regeln: ${game}`, all: 'Regeln', contents: 'Inhalt', play: 'Spielen' },
};
