/** What the table of both games says in its dialogs, on the checklist and when it is set up, in German. */
import { capital } from '$lib/words/plain';
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
    asked: 'Gefragt',
    accuse: 'Anklagen',
    end: 'Zug beenden',
    key: (key) => `Taste ${key.toUpperCase()}`,
    diceReady: 'Würfel bereit',
    diceFalling: 'Die Würfel rollen',
    dice: (dice) => `Gewürfelt: ${list(dice.map((side) => (side === 1 ? 'eins' : count(side))))}${dice.length > 1 ? `, ${count(dice.reduce((a, b) => a + b, 0))} Schritte` : ''}`,
    diceRoll: (dice) => `${dice}: würfeln`,
  },

  lose: {
    suggestion: {
      title: 'Den Zug ohne Verdacht beenden?',
      about: (room) => `Du bist ${game.inThe(room)} und darfst noch fragen. Ein Verdacht, den du nicht aussprichst, verfällt.`,
      back: 'Verdächtigen',
    },
    move: {
      title: 'Den Zug beenden, ohne zu gehen?',
      about: (steps, rooms) => `Du hast ${steps === 1 ? 'eins' : count(steps)} gewürfelt und bist noch nicht gegangen. In Reichweite: ${list(rooms.map((room) => cards[room]))}.`,
      back: 'Weitergehen',
    },
    roll: { title: 'Den Zug beenden, ohne zu würfeln?', about: 'Du hast noch nicht gewürfelt.', back: 'Weiter' },
    end: 'Zug beenden',
  },
  habits: {
    title: 'Dein Zug',
    endsItself: 'Meinen Zug beenden, wenn nichts mehr zu tun ist',
    endsItselfAbout: 'Nach 2,5 Sekunden; jede Taste und jedes Tippen hält es an. Nie nach einem Verdacht, den niemand widerlegen kann.',
    asksBack: 'Nachfragen, bevor etwas verfällt',
    asksBackAbout: 'Wenn ein Zug endet und noch ein Verdacht oder ein Zimmer offen ist.',
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

  theory: {
    accuse: 'Anklagen',
    suggest: 'Verdächtigen',
    accuseText: 'Ist eine Karte falsch, scheidest du aus und zeigst von da an nur noch Karten.',
    suggestText: (room) => `Du bist ${game.inThe(room)}, also ist das der Tatort.`,
    who: 'Wer?',
    withWhat: 'Womit?',
    where: 'Wo?',
    answer: 'Es antworten',
    notes: 'Meine Notizen',
    known: { open: 'ungeklärt', mine: 'deine', 'face-up': 'liegt offen', file: 'in der Akte', held: (name) => `hat ${name}` },
    doubt: {
      title: (card) => `${capital(cards[card])} kann nicht in der Fallakte sein.`,
      mine: 'Du hast die Karte selbst auf der Hand.',
      faceUp: 'Die Karte liegt offen.',
      shown: (name, round) => `${name} hat dir die Karte in Runde ${round} gezeigt.`,
      proved: (name) => `Bewiesen ist: ${name} hat die Karte.`,
      so: 'Diese Anklage wäre falsch.',
      never: 'Doch nicht',
      change: { suspect: 'Person ändern', weapon: 'Waffe ändern', room: 'Zimmer ändern' },
      anyway: 'Trotzdem anklagen',
    },
    first: { suggest: 'Sprich erst deinen Verdacht aus oder schließe ihn.', accuse: 'Sprich erst deine Anklage aus oder schließe sie.' },
    quote: (what) => ['„Es war ', ...theory(what), '.“'],
    choose: (who, withWhat, where) => `Noch offen: ${[who ? 'wer' : '', withWhat ? 'womit' : '', where ? 'wo' : ''].filter(Boolean).join(', ')}.`,
    notNow: 'Jetzt nicht',
    open: 'Fallakte öffnen',
  },

  record: {
    open: (name) => `Was ${name} gefragt und gezeigt hat`,
    about: (suspect, held) => `Als ${cards[suspect]}, ${several(held)}`,
    filter: 'Was gezeigt wird',
    filters: { all: 'Alles', asked: 'Gefragt', passed: 'Gepasst', showed: 'Gezeigt' },
    did: { asked: 'gefragt', passed: 'gepasst', showed: 'gezeigt', accused: 'angeklagt' },
    by: (who) => (who.isReader ? 'du' : who.name),
    none: 'hat keine',
    to: (who) => (who.isReader ? 'dir' : `an ${who.name}`),
    shower: (who) => (who.isReader ? 'du hast gezeigt' : `${who.name} zeigte`),
    nobody: 'niemand konnte',
    accused: (isRight) => (isRight ? 'richtig' : 'falsch'),
    nothing: 'Noch nichts.',
    has: 'Hat',
    may: 'Vielleicht',
    not: 'Hat nicht',
    many: several,
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
