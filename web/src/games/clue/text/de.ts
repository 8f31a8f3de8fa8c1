/**
 * The sentences of Clue and Clue-less in German, with the names of the German Cluedo; rooms and
 * weapons have their gender.
 */
import { figures } from '$lib/words/figures';
import { capital } from '$lib/words/plain';
import { isSuspect } from '../cards';
import type { Named } from '../names';
import { de as printed } from '../printed/text/de';
import type { CardId, Place, Room, Weapon } from '../types.gen';
import type { en } from './en';
import { joined, type Person, type Text } from './kinds';

type Gender = 'm' | 'f' | 'n';
const genders: Record<Weapon | Room, Gender> = {
  candlestick: 'm',
  knife: 'm',
  'lead-pipe': 'n',
  revolver: 'f',
  rope: 'n',
  wrench: 'f',
  study: 'n',
  hall: 'f',
  lounge: 'm',
  library: 'f',
  'billiard-room': 'n',
  conservatory: 'm',
  ballroom: 'n',
  kitchen: 'f',
  'dining-room': 'n',
};
const { cards } = printed;

const NUMBERS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'];
/** "fünf"; above twelve the figures. */
const count = (number: number): string => NUMBERS[number] ?? String(number);
const { all: list, any, parts } = figures('de-DE');
/** "einen Schritt", "fünf Schritte" */
const steps = (number: number): string => (number === 1 ? 'einen Schritt' : `${count(number)} Schritte`);

const NOMINATIVE: Record<Gender, string> = { m: 'der', f: 'die', n: 'das' };
const DATIVE: Record<Gender, string> = { m: 'dem', f: 'der', n: 'dem' };
const ACCUSATIVE: Record<Gender, string> = { m: 'den', f: 'die', n: 'das' };
const card = (id: CardId): { card: string } => ({ card: cards[id] });
/** "mit dem Seil" */
const withThe = (weapon: Weapon): Text => [`mit ${DATIVE[genders[weapon]]} `, card(weapon)];
/** "im Salon", "in der Küche" */
const inThe = (room: Room): string => `${genders[room] === 'f' ? 'in der' : 'im'} ${cards[room]}`;
/** "in den Salon", "in die Küche", "ins Arbeitszimmer" */
const intoThe = (room: Room): Text => [{ m: 'in den ', f: 'in die ', n: 'ins ' }[genders[room]], card(room)];
/** "vom Salon", "von der Küche" */
const fromThe = (room: Room): string => `${genders[room] === 'f' ? 'von der' : 'vom'} ${cards[room]}`;
const plain = (text: Text): string => text.map((part) => (typeof part === 'string' ? part : part.card)).join('');

/** "Oberst von Gatow mit der Rohrzange im Salon" */
const theory = ({ suspect, weapon, room }: Named): Text => [card(suspect), ' ', ...withThe(weapon), genders[room] === 'f' ? ' in der ' : ' im ', card(room)];
/** "das Seil", "die Karte Professor Bloom": a person may be called like a card. */
const cardOf = (id: CardId): Text => (isSuspect(id) ? ['die Karte ', card(id)] : [`${ACCUSATIVE[genders[id]]} `, card(id)]);

const subject = (who: Person): string => (who.isReader ? 'du' : who.name);
/** Whom something is shown. */
const dative = (who: Person): string => (who.isReader ? 'dir' : who.name);
const does = (who: Person, third: string, second: string): string => `${capital(subject(who))} ${who.isReader ? second : third}`;
const die = (side: number): string => `eine ${side === 1 ? 'Eins' : capital(count(side))}`;

const dativeRoom = (room: Room): string => `${DATIVE[genders[room]]} ${cards[room]}`;
const between = (rooms: readonly Room[]): string => `Flur zwischen ${list(rooms.map(dativeRoom))}`;
const square = (at: { square: [number, number] }): string => `Reihe ${at.square[0] + 1}, Spalte ${at.square[1] + 1}`;
function place(at: Place): string {
  if (at === 'home') return 'Startfeld';
  if ('square' in at) return square(at);
  return 'room' in at ? cards[at.room] : between(at.hallway);
}
/** Where a piece cannot get to. */
function towards(at: Place): string {
  if (at === 'home') return 'auf das Startfeld';
  if ('square' in at) return `auf das Feld in ${square(at)}`;
  return 'room' in at ? plain(intoThe(at.room)) : `in den ${between(at.hallway)}`;
}

/** Cards in a row, each set off. */
const cardRow = (row: readonly CardId[]): Text =>
  parts(
    row.map((id) => cards[id]),
    (card) => ({ card }),
  );

export const de: typeof en = {
  cards,
  short: (suspect) => cards[suspect].replace(/^.* /, ''),
  list,
  count,
  theory,
  seat: (number) => `Platz ${number}`,
  the: (id) => (isSuspect(id) ? cards[id] : `${NOMINATIVE[genders[id]]} ${cards[id]}`),
  theCard: (id) => plain(cardOf(id)),
  inThe,

  log: {
    dealt: (open) => (open.length === 0 ? ['Die Karten sind verteilt.'] : ['Die Karten sind verteilt. Offen liegen: ', ...cardRow(open), '.']),
    rolled: (who, dice) => [`${does(who, 'würfelt', 'würfelst')} ${list(dice.map(die))}.`],
    goesHome: (who) => [`${does(who, 'geht', 'gehst')} auf das Startfeld.`],
    goesToRoom: (who, room) => [`${does(who, 'geht', 'gehst')} `, ...intoThe(room), '.'],
    takesPassage: (who, room) => [`${does(who, 'geht', 'gehst')} durch den Geheimgang `, ...intoThe(room), '.'],
    goesToHallway: (who, rooms) => [`${does(who, 'geht', 'gehst')} in den ${between(rooms)}.`],
    walks: (who, number) => [`${does(who, 'geht', 'gehst')} ${steps(number)}.`],
    both: (who, first, second) => joined(first, ' und ', second, capital(subject(who))),
    suggested: (who, what) => [`${does(who, 'verdächtigt', 'verdächtigst')} `, ...theory(what), '.'],
    called: (what) => [card(what.suspect), ` und ${NOMINATIVE[genders[what.weapon]]} `, card(what.weapon), ' kommen ', ...intoThe(what.room), '.'],
    nobody: 'Niemand kann das widerlegen.',
    nobodyMine: (what) => ['Niemand kann das widerlegen: ', ...theory(what), '.'],
    passed: (people) => {
      const who = list([...people].sort((a, b) => Number(a.isReader) - Number(b.isReader)).map(subject));
      // „Ben und du könnt“, „du kannst“, „Ben kann“, „Ben und Cleo können“
      const [only] = people;
      const verb = people.length === 1 ? (only?.isReader ? 'kannst' : 'kann') : people.some((person) => person.isReader) ? 'könnt' : 'können';
      return `${capital(who)} ${verb} das nicht widerlegen.`;
    },
    showed: (who, to, shown) => {
      const shows = `${does(who, 'zeigt', 'zeigst')} ${dative(to)} `;
      return shown === null ? [`${shows}eine Karte.`] : [shows, ...cardOf(shown), '.'];
    },
    accusedRight: (who, what) => [`${does(who, 'klagt an', 'klagst an')}: `, ...theory(what), who.isReader ? '. Du hast recht.' : '. Das stimmt.'],
    accusedWrong: (who, what) => [`${does(who, 'klagt an', 'klagst an')}: `, ...theory(what), `. Das ist falsch. ${does(who, 'ist', 'bist')} ausgeschieden.`],
    onlyOneSaw: (who, what) => [` Die Fallakte, die nur ${who.isReader ? 'du gesehen hast' : `${who.name} gesehen hat`}: `, ...theory(what), '.'],
    lastStanding: (what) => [' Nur ein Spieler ist übrig und gewinnt. Es war ', ...theory(what), '.'],
    tooManyRounds: (what) => [' Die letzte Runde ist vorbei. Es war ', ...theory(what), '.'],
    endedTurn: (who) => [`${does(who, 'beendet', 'beendest')} ${who.isReader ? 'deinen' : 'den'} Zug.`],
  },

  turn: { showCard: 'zeig eine Karte', toShowCard: 'wählt eine Karte', yourTurn: 'du bist am Zug', toPlay: 'am Zug', out: 'raus' },

  prompt: {
    show: 'Zeig eine Karte.',
    waits: 'Alle warten auf deine Karte.',
    hasToShow: (asked, to) => `${asked} muss ${dative(to)} eine Karte zeigen.`,
    yourTurn: 'Du bist am Zug.',
    roll: 'würfle',
    passage: 'nimm den Geheimgang',
    move: 'wähle einen markierten Flur oder ein markiertes Zimmer',
    suggest: 'äußere hier einen Verdacht, weil du hergeholt wurdest',
    choices: (ways) => `${capital(any(ways))}.`,
    blocked: 'Jeder Ausgang ist versperrt. Klage an oder beende deinen Zug.',
    rolled: (number) => `${number === 1 ? 'Eins' : capital(count(number))}.`,
    chooseSquare: 'Wähle ein markiertes Feld oder Zimmer.',
    chooseRoom: 'Wähle einen markierten Flur oder ein markiertes Zimmer.',
    youAreIn: (room) => `Du bist ${inThe(room)}.`,
    youAreInRoom: 'Du bist in einem Zimmer.',
    makeSuggestion: 'Äußere einen Verdacht.',
    accuseOrEnd: 'Klage an oder beende deinen Zug.',
  },

  end: {
    it: (what) => ['es war ', ...theory(what)],
    lastStanding: 'Alle anderen haben falsch angeklagt.',
    unsolved: 'Die letzte Runde ist vorbei.',
  },

  setup: {
    dice: (dice) => (dice === 2 ? 'zwei Würfel' : 'ein Würfel'),
    exact: 'ganzer Wurf',
    suspects: (number) => `${count(number)} Verdächtige`,
    leftoversOpen: 'übrige Karten offen',
  },

  board: {
    label: 'Das Spielbrett',
    place,
    passage: (from, to) => `Geheimgang ${fromThe(from)} ${plain(intoThe(to))}`,
    plate: (room) => (room === 'billiard-room' ? 'Billard' : cards[room]),
    canTake: 'Du kannst ihn nehmen.',
    canGo: (number) => `Dort kannst du hin${number > 1 ? `, in ${count(number)} Schritten` : ''}.`,
    pawn: (suspect, at) => {
      if (at === 'home') return `${cards[suspect]}, auf dem Startfeld`;
      if ('square' in at) return `${cards[suspect]}, in ${square(at)}`;
      return `${cards[suspect]}, ${'room' in at ? inThe(at.room) : `im ${between(at.hallway)}`}`;
    },
    notTakingPart: 'nicht im Spiel',
    toPlay: 'am Zug',
    caseFile: 'Fallakte',
  },

  reasons: {
    blocked: 'Jeder Ausgang ist versperrt.',
    hasMoved: 'Du bist in diesem Zug schon gegangen.',
    over: 'Das Spiel ist zu Ende.',
    watching: 'Du schaust zu.',
    showFirst: 'Zeig zuerst eine Karte.',
    out: 'Du bist ausgeschieden und zeigst nur noch Karten.',
    notYourTurn: 'Du bist nicht am Zug.',
    waitsForAnswer: 'Dein Verdacht wartet auf eine Antwort.',
    rolling: 'Die Würfel rollen noch.',
    rolled: 'Du hast schon gewürfelt.',
    noPassage: 'Hier gibt es keinen Geheimgang.',
    rolledPassage: 'Du hast schon gewürfelt. Den Geheimgang nimmst du, statt zu würfeln.',
    notInRoom: 'Einen Verdacht kannst du nur in einem Zimmer äußern.',
    hasSuggested: 'Du hast in diesem Zug schon einen Verdacht geäußert.',
    notEntered: 'Du hast dieses Zimmer nicht in diesem Zug betreten.',
    suggestFirst: 'Äußere zuerst einen Verdacht, oder klage an.',
    mustMove: 'Du kannst noch gehen, also musst du.',
    passageElsewhere: 'Den Geheimgang kannst du nur aus seinem Zimmer nehmen.',
    hereAlready: 'Du bist schon hier.',
    rollOrLit: 'Würfle zuerst, oder wähle ein markiertes Zimmer.',
    rollFirst: 'Würfle zuerst.',
    cannotReach: (at) => `Du kommst jetzt nicht ${towards(at)}.`,
  },
  /** What the keys do here, beside what they do everywhere. */
  keys: [
    { keys: ['Eingabe'], does: 'den leuchtenden Knopf drücken oder zum gewählten Ort gehen' },
    { keys: ['R'], does: 'würfeln' },
    { keys: ['M'], does: 'in Clue-less: gehen' },
    { keys: ['P'], does: 'den Geheimgang nehmen' },
    { keys: ['G'], does: 'verdächtigen' },
    { keys: ['A'], does: 'anklagen' },
    { keys: ['E'], does: 'den Zug beenden' },
    { keys: ['Bild ab', 'Bild auf'], does: 'durch die Orte, die du erreichen kannst' },
    { keys: ['X', 'O', '*'], does: 'in den Notizen: Kreuz, Kreis oder Stern' },
    { keys: ['Entf'], does: 'in den Notizen: ausradieren' },
    { keys: ['?'], does: 'in den Notizen: Beweis zeigen' },
    { keys: ['Leertaste'], does: 'während ein Verdacht gezeigt wird: nächster Schritt' },
    { keys: ['S'], does: 'während ein Verdacht gezeigt wird: überspringen' },
  ],
  /** What the sounds tell. */
  sounds: {
    deal: 'Die Karten werden verteilt',
    dice: 'Die Würfel rollen',
    step: 'Eine Figur geht',
    door: 'Eine Figur betritt ein Zimmer',
    passage: 'Eine Figur nimmt einen Geheimgang',
    hallway: 'Eine Figur geht in einen Flur hinaus',
    called: 'Ein Verdächtiger wird in ein Zimmer geholt',
    suggestion: 'Jemand äußert einen Verdacht',
    shown: 'Du bekommst eine Karte gezeigt oder zeigst eine',
    whisper: 'Jemand zeigt eine Karte',
    unanswered: 'Niemand kann eine Karte zeigen',
    right: 'Eine Anklage ist richtig',
    wrong: 'Eine Anklage ist falsch',
  },
  /** Beside a finished game with everything revealed. */
  revealed: { title: 'Alle Karten', envelope: 'Fallakte', open: 'Offen' },
};
