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
  logLabel: 'Was geschehen ist',
  round: (number) => `Runde ${number}`,
  cards: 'Karten',
  notes: 'Notizen',
  nothingYet: 'Noch ist nichts geschehen.',
  close: 'Schließen',

  setup: {
    cast: 'Wer spielt mit',
    seats: (seats) => `${seats} Plätze.`,
    atLeast: (fewest, isRefused) => `Mindestens ${fewest} müssen mitspielen${isRefused ? ': Nimm jemand anderen dazu, bevor einer geht' : ''}.`,
    others: 'Die anderen stehen auf dem Brett und können auch genannt werden.',
    leftovers: 'Übrige Karten',
    leftoverOptions: { dealt: 'Auch verteilt', open: 'Offen' },
    even: (each) => `Jeder hat ${count(each)} Karten; keine bleibt übrig.`,
    open: (each, left) => `Jeder hat ${count(each)} Karten; ${left === 1 ? 'eine liegt' : `${count(left)} liegen`} offen für alle.`,
    dealt: (each, left) => `${left === 1 ? 'Der Erste hat' : `Die ersten ${count(left)} haben`} ${count(each + 1)} Karten, die anderen ${count(each)}.`,
    dice: 'Würfel',
    diceOptions: ['Einer', 'Zwei'],
    movesEnd: 'Ein Zug endet',
    any: { label: 'Überall', about: 'Eine Figur darf auf jedem Feld halten, das sie mit dem Wurf erreicht.' },
    exact: { label: 'Nach dem ganzen Wurf', about: 'Ein Zug, der auf den Gängen endet, braucht den ganzen Wurf auf. Ein Zimmer darf man auch mit weniger Schritten betreten.' },
  },

  acts: {
    region: 'Was du tun kannst',
    move: 'Gehen',
    roll: 'Würfeln',
    rolled: 'Gewürfelt',
    passage: 'Geheimgang',
    suggest: 'Vermuten',
    accuse: 'Anklagen',
    end: 'Zug beenden',
    diceReady: 'Die Würfel liegen bereit',
    diceFalling: 'Die Würfel rollen',
    dice: (dice) => `Gewürfelt: ${list(dice.map((side) => (side === 1 ? 'eins' : count(side))))}${dice.length > 1 ? `, ${count(dice.reduce((a, b) => a + b, 0))} Schritte` : ''}`,
    diceRoll: (dice) => `${dice}: würfeln`,
  },

  inHand: (held) => `${several(held)} auf der Hand`,
  yourCards: (held) => (held === 1 ? 'Deine Karte' : `Deine ${several(held)}`),
  faceUp: 'Offen',
  faceUpLabel: 'Karten, die offen liegen',
  noCards: 'Wer zuschaut, sieht niemandes Karten, solange gespielt wird.',
  cardsFigure: (shown, hasFile) => `${hasFile ? 'Die Fallakte und die' : 'Die'} Karten ${list(shown.map((card) => cards[card]))}`,

  known: { mine: 'deine', open: 'offen', of: (name) => `bei ${name}` },

  out: 'Du bist ausgeschieden und zeigst nur noch Karten.',
  finish: 'Die Computer zu Ende spielen lassen',
  caseFile: 'Die Fallakte',
  caseFileButton: 'Fallakte',
  caseClosed: 'Der Fall ist abgeschlossen.',
  caseSecret: 'Nur wer falsch angeklagt hat, kennt sie.',
  notSo: 'Nicht ganz',
  notSoText: 'Nur du siehst die Fallakte. Du bist ausgeschieden und zeigst weiter Karten, wenn du gefragt wirst.',
  watchOn: 'Weiter zuschauen',
  solved: 'Gelöst',
  over: (ended, winner, round) => {
    if (ended === 'solved') return winner.isReader ? `Du nennst alle drei und gewinnst in Runde ${round}.` : `${winner.name} nennt alle drei und gewinnt in Runde ${round}.`;
    if (ended === 'last-standing') return `Alle anderen haben falsch angeklagt: ${winner.isReader ? 'Du gewinnst' : `${winner.name} gewinnt`} in Runde ${round}.`;
    return 'Zu viele Runden sind vergangen, und niemand hat den Fall gelöst.';
  },
  home: 'Startseite',
  look: 'Den Tisch ansehen',
  again: 'Noch einmal spielen',
  isRight: (card, isRight) => `${cards[card]}: ${isRight ? 'richtig genannt' : 'nicht genannt'}`,

  disprove: {
    title: (asker) => `${asker} fragt dich`,
    about: (held, asker) => `Du hast ${held === 1 ? 'eine der drei' : held === 3 ? 'alle drei' : `${count(held)} der drei`}. Zeig eine; nur ${asker} sieht sie.`,
    three: 'Die drei Karten',
    neverShown: 'nie gezeigt',
    seenBy: (names) => `${list(names)} ${names.length === 1 ? 'hat' : 'haben'} sie gesehen`,
    notMine: 'nicht auf deiner Hand',
    show: (card) => (card ? `${cards[card]} zeigen` : 'Wähle eine Karte'),
    announced: (asker, asked) => `${asker} fragt nach ${list(asked.map((card) => cards[card]))}.`,
  },
  shown: {
    title: (shower, card) => `${shower} zeigt dir ${game.theCard(card)}`,
    about: 'Die anderen sehen, dass eine Karte gezeigt wurde, aber nicht, welche.',
    away: 'Weglegen',
  },
  unanswered: { title: 'Niemand kann es widerlegen', goOn: 'Weiter' },

  theory: {
    accuse: 'Anklagen',
    suggest: 'Vermuten',
    accuseText: 'Ist eine Karte falsch, scheidest du aus und zeigst von da an nur noch Karten.',
    suggestText: (room) => `Du stehst ${game.inThe(room)}, also gehört das Zimmer dazu.`,
    who: 'Wer?',
    withWhat: 'Womit?',
    where: 'Wo?',
    fixed: 'Steht fest',
    quote: (what) => ['„Es war ', ...theory(what), '.“'],
    choose: (who, withWhat, where) => `Wähle ${[who ? 'wer' : '', withWhat ? 'womit' : '', where ? 'wo' : ''].filter(Boolean).join(', ')}.`,
    notNow: 'Jetzt nicht',
    open: 'Fallakte öffnen',
  },

  checklist: {
    region: 'Liste',
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
    impossible: 'unmöglich',
    chance: (percent) => `${percent} von 100`,
    own: (ink, mark) => `dein ${INKS[ink - 1]}${MARKS[mark][1]} ${MARKS[mark][0]}`,
    why: 'Warum?',
    whyHint: 'Drück dann auf ein Feld, um den Beweis zu sehen',
    proved: 'Bewiesen',
    provedName: 'Bewiesenes eintragen',
    looking: 'Das Haus sucht den Beweis.',
    otherAnswer: 'Das Haus hat etwas anderes geantwortet.',
  },
};
