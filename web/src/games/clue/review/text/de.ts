/** What the ending and the review of both games say, in German. */
import { figures } from '$lib/words/figures';
import { de as game } from '../../text/de';
import type { Person } from '../../text/kinds';
import type { en } from './en';

const { list, theory, cards } = game;
const { average, percent } = figures('de-DE');
const subject = (who: Person): string => (who.isReader ? 'Du' : who.name);
/** "Du hast", "Ann hat" */
const has = (who: Person): string => (who.isReader ? 'Du hast' : `${who.name} hat`);
const left = (cases: number): string => (cases === 1 ? 'eine Lösung' : `${cases} Lösungen`);
const were = (cases: number): string => (cases === 1 ? 'eine Lösung war' : `${cases} Lösungen waren`);

export const de: typeof en = {
  solved: (who) => `${has(who)} den Fall gelöst`,
  lastStanding: (who) => (who.isReader ? 'Du gewinnst' : `${who.name} gewinnt`),
  unsolved: 'Niemand hat den Fall gelöst',
  withProof: (round) => `In Runde ${round}, mit vollem Beweis.`,
  byGuess: (round) => `In Runde ${round}, geraten.`,
  inRound: (round) => `In Runde ${round}.`,
  othersOut: 'Alle anderen haben falsch angeklagt.',
  roundLimit: 'Die letzte Runde ist gespielt.',
  youAreOut: (round) => `Du warst seit Runde ${round} ausgeschieden.`,

  howKnew: (who) => (who.isReader ? 'Woher du es wusstest' : `Woher ${who.name} es wusste`),
  lead: (ids) => `${list(ids.map((id) => cards[id]))}.`,
  guess: (cases) => `Es war geraten: Noch ${were(cases)} möglich.`,
  uncounted: 'Wie viele Lösungen noch möglich waren, lässt sich nicht sagen.',
  passed: (turns) =>
    turns.length === 1 && turns[0]?.isRest
      ? `In Runde ${turns[0].round} mussten alle anderen passen.`
      : `Passen mussten ${turns.map(({ round, people, isRest }) => `${isRest ? 'alle anderen' : list(people.map((who) => (who.isReader ? 'du' : who.name)))} in Runde ${round}`).join(', ')}.`,
  others: (who, kind) =>
    `${subject(who)} ${who.isReader ? 'wusstest' : 'wusste'} von ${{ suspect: 'jeder anderen verdächtigen Person', weapon: 'jeder anderen Waffe', room: 'jedem anderen Zimmer' }[kind]}, wo die Karte ist.`,
  deduced: (steps) => `Es folgt in ${steps} Schritten.`,
  so: 'Also',
  inFile: (what) => ['war es ', ...theory(what), '.'],

  allHands: 'Alle Karten',
  you: (who) => `${who} (du)`,
  as: (who) => `als ${who}`,
  faceUp: 'Offen',
  myNotes: 'Deine Notizen, ergänzt',
  theirNotes: 'Wo die Karten waren',
  framed: 'Umrandet: was du nicht bewiesen hattest',
  holds: (card, holder, isNew) => `${cards[card]}: ${holder}${isNew ? ', von dir nicht bewiesen' : ''}`,
  file: 'die Fallakte',

  cases: 'Noch mögliche Lösungen',
  casesHint: 'Für jeden Platz, Runde für Runde.',
  nobodySooner: 'Niemand wusste es früher',
  sooner: (who) => `${who} wusste es früher`,
  soonerText: (who, round) => `${who} hätte den Fall ab Runde ${round} nennen können.`,
  youKnew: (round) => `In Runde ${round} war für dich nur noch eine Lösung möglich.`,
  couldAccuse: (round) => `In Runde ${round} hättest du anklagen können`,
  couldAccuseText: 'Für dich war nur noch eine Lösung möglich. Der Rückblick zeigt den Beweis.',
  noTurn: (round) => `Du wusstest es in Runde ${round}`,
  noTurnText: 'Aber du warst danach nicht mehr am Zug.',
  notYet: 'Du warst noch nicht so weit',
  notYetText: (cases) => `Für dich ${cases === 1 ? 'war noch eine Lösung' : `waren noch ${cases} Lösungen`} möglich.`,
  line: (who, cases, proved) => `${subject(who)}: ${proved === null ? `am Ende ${left(cases)} möglich` : `ab Runde ${proved} nur eine Lösung möglich`}.`,
  deal: 'Start',

  rematch: 'Revanche',
  watchAgain: 'Noch einmal ansehen',
  review: 'Rückblick',
  look: 'Zum Brett',
  theEnding: 'Das Ende',
  home: 'Startseite',
  waiting: 'Wird ausgerechnet …',
  missing: 'Der Rückblick fehlt.',
  retry: 'Noch einmal versuchen',

  page: {
    title: 'Rückblick',
    about: 'Was sich Runde für Runde wissen ließ, aus dem, was man an diesem Platz gesehen hat.',
    seat: 'Platz',
    rounds: 'Runde für Runde',
    start: 'Nach dem Verteilen',
    round: (round) => `Runde ${round}`,
    standing: (cases, chance) => (cases === 1 ? 'Nur noch eine Lösung.' : `${left(cases)} möglich. Die beste Anklage: ${percent(chance)}.`),
    uncounted: 'Nicht gezählt: Das würde zu lange dauern.',
    same: (from, to) => `Runden ${from} bis ${to}: nichts Neues.`,
    looked: (who) => `${has(who)} in die Fallakte gesehen. Herauszufinden gab es nichts mehr.`,
    asked: (who, what) => [`${has(who)} verdächtigt: `, ...theory(what), '.'],
    noOne: 'Niemand hatte eine davon.',
    showed: (who, card) => (card ? [`${has(who)} `, { card: cards[card] }, ' gezeigt.'] : [`${has(who)} eine Karte gezeigt.`]),
    told: (before, after) =>
      before === after
        ? `Das schloss nichts aus: Noch ${were(after)} möglich.`
        : `Von ${before} ${before === 1 ? 'Lösung' : 'Lösungen'} ${after === 1 ? 'blieb eine' : `blieben ${after}`}.`,
    better: 'Gab es eine bessere Frage?',
    best: 'In diesem Zimmer hätte keine andere Frage deutlich mehr verraten.',
    bestWas: (what, after, asked) => ['Besser: ', ...theory(what), `. Das lässt im Schnitt ${average(after)} Lösungen übrig, diese Frage ${average(asked)}.`],
    accused: (who, what, right) => [`${has(who)} angeklagt: `, ...theory(what), right ? '. Das war richtig.' : '. Das war falsch.'],
    accusedWith: (cases) => (cases === 1 ? 'Es war bewiesen.' : `Noch ${were(cases)} möglich.`),
    proved: (who, round) => `${subject(who)} ${who.isReader ? 'wusstest' : 'wusste'} es in Runde ${round}`,
    because: (who, round) => `In Runde ${round} ${who.isReader ? 'hättest du' : `hätte ${who.name}`} anklagen können, denn:`,
    becauseWon: (who, round) => `In Runde ${round} ${who.isReader ? 'konntest du' : `konnte ${who.name}`} anklagen, denn:`,
    neverTurn: (who) => `${subject(who)} ${who.isReader ? 'warst' : 'war'} danach nicht mehr am Zug.`,
    proof: 'Der ganze Beweis',
    notProved: (who) => `Für ${who.isReader ? 'dich' : who.name} war nie nur eine Lösung möglich.`,
    copy: 'Link kopieren',
    copied: 'Link kopiert. Er öffnet diesen Rückblick.',
    notCopied: 'Der Link ließ sich nicht kopieren. Kopiere ihn aus der Adresszeile.',
    replay: 'Wiederholung',
  },
};
