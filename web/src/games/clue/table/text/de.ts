/** What the table of both games says in its dialogs, on the checklist and when it is set up, in German. */
import type { Mark } from '../../notes/pencil.svelte';
import { de as game } from '../../text/de';
import type { en } from './en';

const { count, list, cards, theory } = game;
/** "eine Karte", "fünf Karten" */
const several = (number: number): string => (number === 1 ? 'eine Karte' : `${number === 0 ? 'keine' : count(number)} Karten`);
/** Ink and mark agree in gender: "rotes Kreuz", "roter Kreis". */
const MARKS: Record<Mark, [name: string, ending: string]> = { x: ['Kreuz', 'es'], o: ['Kreis', 'er'], star: ['Stern', 'er'] };
const INKS = ['schwarz', 'rot', 'blau', 'grün', 'orange', 'violett', 'grau'];

export const de: typeof en = {
  log: 'Verlauf',
  logLabel: 'Was passiert ist',
  round: (number) => `Runde ${number}`,
  cards: 'Karten',
  notes: 'Notizen',
  nothingYet: 'Noch ist nichts passiert.',
  close: 'Schließen',

  setup: {
    cast: 'Verdächtige im Spiel',
    seats: (seats) => `${seats} ${seats === 1 ? 'Platz' : 'Plätze'}.`,
    atLeast: (fewest, isRefused) => `Mindestens ${fewest} müssen mitspielen.${isRefused ? ' Nimm jemanden dazu, bevor du jemanden entfernst.' : ''}`,
    others: 'Die anderen stehen auf dem Brett und können trotzdem genannt werden.',
    leftovers: 'Übrige Karten',
    leftoverOptions: { dealt: 'Verteilt', open: 'Offen' },
    even: (each) => `Alle bekommen je ${count(each)} Karten.`,
    open: (each, left) => `Alle bekommen je ${count(each)} Karten, ${left === 1 ? 'eine liegt' : `${count(left)} liegen`} offen.`,
    dealt: (each, left) => `${left === 1 ? 'Der Erste bekommt' : `Die ersten ${count(left)} bekommen`} ${count(each + 1)} Karten, die anderen ${count(each)}.`,
    dice: 'Würfel',
    diceOptions: ['Einer', 'Zwei'],
    movesEnd: 'Gehen',
    any: { label: 'Auch weniger Schritte', about: 'Du darfst anhalten, bevor der Wurf verbraucht ist.' },
    exact: { label: 'Ganzer Wurf', about: 'Auf den Gängen musst du den ganzen Wurf verbrauchen. Ein Zimmer darfst du auch mit weniger Schritten betreten.' },
  },

  acts: {
    region: 'Was du tun kannst',
    move: 'Gehen',
    roll: 'Würfeln',
    rolled: 'Gewürfelt',
    passage: 'Geheimgang',
    suggest: 'Verdächtigen',
    accuse: 'Anklagen',
    end: 'Zug beenden',
    diceReady: 'Würfel bereit',
    diceFalling: 'Die Würfel rollen',
    dice: (dice) => `Gewürfelt: ${list(dice.map((side) => (side === 1 ? 'eins' : count(side))))}${dice.length > 1 ? `, ${count(dice.reduce((a, b) => a + b, 0))} Schritte` : ''}`,
    diceRoll: (dice) => `${dice}: würfeln`,
  },

  inHand: (held) => `${several(held)} auf der Hand`,
  yourCards: (held) => (held === 1 ? 'Deine Karte' : `Deine ${several(held)}`),
  faceUp: 'Offen',
  faceUpLabel: 'Offene Karten',
  noCards: 'Zuschauer sehen während des Spiels keine Handkarten.',
  cardsFigure: (shown, hasFile) => `${hasFile ? 'Die Fallakte und die' : 'Die'} Karten ${list(shown.map((card) => cards[card]))}`,

  known: { mine: 'deine', open: 'offen', of: (name) => `bei ${name}` },

  out: 'Du bist ausgeschieden und zeigst nur noch Karten.',
  finish: 'Die Computer zu Ende spielen lassen',
  caseFile: 'Die Fallakte',
  caseFileButton: 'Fallakte',
  caseClosed: 'Der Fall ist abgeschlossen.',
  caseSecret: 'Nur wer falsch angeklagt hat, kennt sie.',
  notSo: 'Falsche Anklage',
  notSoText: 'Nur du siehst die Fallakte. Du bist ausgeschieden, zeigst aber weiter Karten, wenn du gefragt wirst.',
  watchOn: 'Weiter zuschauen',
  isRight: (card, isRight) => `${cards[card]}: ${isRight ? 'richtig' : 'falsch'}`,

  disprove: {
    title: (asker) => `${asker} äußert einen Verdacht`,
    about: (held, asker) =>
      `Du hast ${held === 1 ? 'eine der drei' : held === 3 ? 'alle drei' : `${count(held)} der drei`}. Zeig ${held === 1 ? 'sie' : 'eine'}. Nur ${asker} sieht sie.`,
    three: 'Die drei Karten',
    neverShown: 'nie gezeigt',
    seenBy: (names) => `${list(names)} ${names.length === 1 ? 'hat' : 'haben'} sie gesehen`,
    notMine: 'nicht auf deiner Hand',
    show: (card) => (card ? `${cards[card]} zeigen` : 'Wähle eine Karte'),
    announced: (asker, asked) => `${asker} verdächtigt: ${list(asked.map((card) => cards[card]))}.`,
  },
  shown: {
    title: (shower, card) => `${shower} zeigt dir ${game.theCard(card)}`,
    about: 'Die anderen sehen, dass eine Karte gezeigt wurde, aber nicht, welche.',
    away: 'Fertig',
  },
  unanswered: { title: 'Niemand kann das widerlegen', goOn: 'Weiter' },

  theory: {
    accuse: 'Anklagen',
    suggest: 'Verdächtigen',
    accuseText: 'Ist eine Karte falsch, scheidest du aus und zeigst von da an nur noch Karten.',
    suggestText: (room) => `Du bist ${game.inThe(room)}, also ist das der Tatort.`,
    who: 'Wer?',
    withWhat: 'Womit?',
    where: 'Wo?',
    fixed: 'Steht fest',
    quote: (what) => ['„Es war ', ...theory(what), '.“'],
    choose: (who, withWhat, where) => `Noch offen: ${[who ? 'wer' : '', withWhat ? 'womit' : '', where ? 'wo' : ''].filter(Boolean).join(', ')}.`,
    notNow: 'Jetzt nicht',
    open: 'Fallakte öffnen',
  },

  checklist: {
    region: 'Notizen',
    groups: { suspects: 'Verdächtige', weapons: 'Waffen', rooms: 'Zimmer' },
    marks: { x: MARKS.x[0], o: MARKS.o[0], star: MARKS.star[0] },
    inks: INKS,
    mark: 'Zeichen',
    ink: 'Farbe',
    file: 'die Fallakte',
    fileShort: 'Akte',
    you: 'du',
    youShort: 'Du',
    certain: 'sicher',
    impossible: 'ausgeschlossen',
    chance: (percent) => `${percent}\u00a0%`,
    own: (ink, mark) => `dein ${INKS[ink - 1]}${MARKS[mark][1]} ${MARKS[mark][0]}`,
    why: 'Warum?',
    whyHint: 'Wähle dann ein Feld, um den Beweis zu sehen',
    proved: 'Bewiesenes zeigen',
    provedName: 'Bewiesenes eintragen',
    looking: 'Suche nach einem Beweis …',
    otherAnswer: 'Es kam kein Beweis zurück. Versuch es noch einmal.',
  },
};
