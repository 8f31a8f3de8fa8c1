/** The sentences of checkers in German, where the game is called Dame: a man is a „Stein“, a king a „Dame“. */
import { figures } from '$lib/words/figures';
import { printed } from '../grammar';
import type { Ended, OfferKind, Side } from '../types.gen';
import type { en } from './en';

const COUNTS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'];

const count = (number: number): string => COUNTS[number] ?? String(number);
/** "einen", "zwei": before a masculine noun that is taken. */
const taken = (number: number): string => (number === 1 ? 'einen' : count(number));
/** "einen Stein", "zwei Steine"; kings are counted among them. */
const stones = (number: number): string => `${taken(number)} ${number === 1 ? 'Stein' : 'Steine'}`;

const { all, any } = figures('de-DE');

const SIDES: Record<Side, string> = { black: 'Schwarz', white: 'Weiß' };
/** "schwarzer Stein", "weiße Dame" */
function piece(side: Side, isKing: boolean): string {
  const colour = side === 'black' ? 'schwarze' : 'weiße';
  return isKing ? `${colour} Dame` : `${colour}r Stein`;
}
/** "Der schwarze Stein", "Die weiße Dame" */
const thePiece = (side: Side, isKing: boolean) => `${isKing ? 'Die' : 'Der'} ${side === 'black' ? 'schwarze' : 'weiße'} ${isKing ? 'Dame' : 'Stein'}`;
/** "Ann gibt", "Du gibst" */
const does = (name: string | null, third: string, second: string): string => (name === null ? `Du ${second}` : `${name} ${third}`);
const myOffer = (kind: OfferKind) => (kind === 'draw' ? 'Dein Remisangebot wartet auf eine Antwort.' : 'Deine Bitte um Zugrücknahme wartet auf eine Antwort.');

export const de: typeof en = {
  sides: SIDES,
  count,
  piece,

  log: {
    moved: (name, move, number, isCrowned) => {
      const verb = number === 0 ? does(name, 'zieht', 'ziehst') : `${does(name, 'schlägt', 'schlägst')} ${stones(number)},`;
      return `${verb} ${printed(move)}${isCrowned ? `${number === 0 ? '' : ','} und ${name === null ? 'bekommst' : 'bekommt'} eine Dame` : ''}.`;
    },
    ballotDrawn: (number, moves) => `Zufällige Eröffnung ${number}: ${moves}.`,
    ballot: (number) => `Eröffnung ${number}.`,
    resigned: (name) => `${does(name, 'gibt', 'gibst')} auf.`,
    forfeited: (name) => `${does(name, 'überschreitet die Zeit und verliert', 'überschreitest die Zeit und verlierst')}.`,
    offered: (name, kind) => (kind === 'draw' ? `${does(name, 'bietet', 'bietest')} Remis an.` : `${does(name, 'möchte', 'möchtest')} einen Zug zurücknehmen.`),
    accepted: (name, kind) => (kind === 'draw' ? `${does(name, 'nimmt', 'nimmst')} das Remis an.` : `${does(name, 'erlaubt', 'erlaubst')} die Zugrücknahme.`),
    declined: (name, kind) => `${does(name, 'lehnt', 'lehnst')} ${kind === 'draw' ? 'das Remis' : 'die Zugrücknahme'} ab.`,
    withdrew: (name, kind) => `${does(name, 'zieht', 'ziehst')} ${kind === 'draw' ? 'das Remisangebot' : 'die Bitte um Zugrücknahme'} zurück.`,
  },

  turn: { yourAnswer: 'du antwortest', toAnswer: 'überlegt', yourMove: 'du bist am Zug', toMove: 'am Zug' },

  prompt: {
    myOffer,
    answer: 'Antworte zuerst.',
    mustCapture: 'Du musst schlagen.',
    canTake: (squares) => `${all(squares)} können schlagen.`,
    takes: (square, counts, named) => `${square} schlägt ${any(counts.map(taken))}${named ? (Math.max(...counts) === 1 ? ' Stein' : ' Steine') : ''}`,
    twice: 'Diese Stellung gab es schon zweimal. Beim dritten Mal ist das Spiel remis.',
    quiet: (moves, most) => `Seit ${moves} Zügen wurde nichts geschlagen und kein einfacher Stein gezogen. Bei ${most} ist das Spiel remis.`,
    noHint: 'Zu dieser Stellung gibt es keinen Tipp.',
    hint: (move) => `Tipp: ${move}.`,
  },

  end: (ended: Ended, name, quiet) => {
    const loser = name ?? 'Du';
    const has = name === null ? 'hast' : 'hat';
    switch (ended) {
      case 'no-move':
        return `${loser} ${name === null ? 'kannst' : 'kann'} nicht mehr ziehen.`;
      case 'no-pieces':
        return `${loser} ${has} keinen Stein mehr.`;
      case 'resigned':
        return `${loser} ${has} aufgegeben.`;
      case 'out-of-time':
        return `${loser} ${has} die Zeit überschritten.`;
      case 'agreed':
        return 'Beide sind mit einem Remis einverstanden.';
      case 'repetition':
        return 'Dieselbe Stellung kam dreimal vor.';
      case 'forty-moves':
        return `In ${quiet} Zügen wurde nichts geschlagen und kein einfacher Stein gezogen.`;
    }
  },

  controls: {
    hint: 'Tipp',
    takeback: 'Zug zurück',
    draw: 'Remis',
    resign: 'Aufgeben',
    withdraw: 'Doch nicht',
    resignConfirm: 'Dieses Spiel aufgeben? Dein Gegner gewinnt. Das lässt sich nicht rückgängig machen.',
    over: 'Das Spiel ist zu Ende.',
    notPlaying: 'Du spielst hier nicht mit.',
    offerWaits: 'Ein Angebot wartet auf eine Antwort.',
    hintLater: 'Einen Tipp gibt es, wenn du am Zug bist.',
    asked: 'Du hast seit deinem letzten Zug schon etwas angeboten.',
    noMoveYet: 'Du hast noch keinen Zug gemacht.',
    noResign: 'Aufgeben geht jetzt nicht.',
  },

  question: {
    draw: (name) => `${name} bietet Remis an`,
    drawText: 'Nimmst du an, endet das Spiel ohne Sieger. Lehnst du ab, geht es weiter.',
    drawNo: 'Ablehnen',
    drawYes: 'Remis annehmen',
    back: (name) => `${name} möchte einen Zug zurücknehmen`,
    backText: (name) => `Erlaubst du es, steht das Brett wieder wie vor dem letzten Zug von ${name}.`,
    backNo: 'Zug behalten',
    backYes: 'Rücknahme erlauben',
  },

  setup: {
    usual: 'normale Aufstellung',
    ballotDrawn: 'zufällige Eröffnung',
    ballot: (number) => `Eröffnung ${number}`,
    own: 'eigene Aufstellung',
    lose: (start) => `${start}, wer die Zeit überschreitet, verliert`,
    late: 'Wenn du nicht ziehst, verlierst du das Spiel.',
  },

  square: {
    name: (square) => `Feld ${square}`,
    empty: 'leer',
    picked: 'gewählt',
    mustCapture: 'muss schlagen',
    canMove: 'kann ziehen',
    landing: (from) => `${from} kann hier landen`,
    taking: (from, number) => `${from} kann hier landen und schlägt dabei ${stones(number)}`,
    severalWays: (from) => `${from} kann hier auf mehreren Wegen landen`,
    onWay: (from) => `auf dem Weg von ${from}`,
    wouldBeTaken: 'würde geschlagen',
  },

  board: {
    over: 'Damebrett, das Spiel ist zu Ende',
    toMove: (side) => `Damebrett, ${SIDES[side]} ist am Zug`,
    flip: 'Brett drehen',
    moves: 'Züge',
    noMoves: 'Noch keine Züge.',
    taken: (men) => `${stones(men)} geschlagen`,
  },

  refusal: {
    over: 'Das Spiel ist zu Ende.',
    watching: 'Du schaust zu. Ziehen können nur die Spieler.',
    myOffer,
    answer: (kind) => `Antworte zuerst auf ${kind === 'draw' ? 'das Remisangebot' : 'die Bitte um Zugrücknahme'}. Dann geht das Spiel weiter.`,
    notYourTurn: (side) => `${SIDES[side]} ist am Zug.`,
    noMove: 'Jetzt kann niemand ziehen.',
    compulsory: (squares) => `Schlagzwang: Du musst mit ${any(squares)} schlagen.`,
    stuck: (square, isKing) => `${isKing ? 'Die Dame' : 'Der Stein'} auf ${square} kann nicht ziehen. Nimm einen anderen Stein.`,
    goesOn: (from, next) => `Der Sprung geht von ${from} weiter nach ${any(next)}.`,
    mustTake: (from, to, next) => `${from} kann nicht nach ${to}. Du musst nach ${any(next)} schlagen.`,
    canGo: (from, to, next) => `${from} kann nicht nach ${to}, sondern nur nach ${any(next)}.`,
    notYours: (side, isKing, square, mine) => `${thePiece(side, isKing)} auf ${square} gehört dir nicht. Du spielst ${SIDES[mine]}.`,
    empty: (square) => `Feld ${square} ist leer.`,
    pickFirst: 'Nimm zuerst einen deiner Steine.',
    light: 'Gespielt wird nur auf den dunklen Feldern.',
  },
  choose: (from, to, next) => `${from} kann ${to} auf mehreren Wegen erreichen. Wähle das nächste Landefeld: ${any(next)}.`,
  onward: (from, next) => `Von ${from} geht der Sprung weiter nach ${any(next)}.`,

  remarks: { on: 'Bemerkungen zeigen', off: 'Bemerkungen ausblenden', said: (text) => `„${text.replaceAll('„', '‚').replaceAll('“', '‘')}“` },

  pdn: {
    copied: 'PDN kopiert.',
    notCopied: 'Dein Browser erlaubt das Kopieren nicht. Speichere das Spiel stattdessen als Datei.',
    copy: 'PDN kopieren',
    copyTitle: 'Das Spiel als PDN kopieren',
    save: 'PDN speichern',
    saveTitle: 'Das Spiel als PDN-Datei speichern',
    file: (names) => `dame ${names}`,
  },
  /** What the keys do here, beside what they do everywhere. */
  keys: [
    { keys: ['Bild ab', 'Bild auf'], does: 'durch die Steine, die ziehen können, dann durch die Felder, auf denen der gewählte landen kann' },
    { keys: ['Eingabe'], does: 'Stein aufnehmen, absetzen' },
    { keys: ['Esc'], does: 'Stein zurücklegen' },
    { keys: ['B', 'W'], does: 'beim Aufstellen: schwarze oder weiße Steine setzen' },
    { keys: ['M', 'K', 'Entf'], does: 'beim Aufstellen: Stein, Dame oder leeres Feld' },
    { keys: ['←', '→', 'Pos1', 'Ende'], does: 'in der Auswertung: ein Zug zurück oder vor, zum Anfang, zum Ende' },
  ],
  /** What the sounds tell. */
  sounds: {
    slide: 'Ein Stein zieht',
    capture: 'Ein Stein wird geschlagen',
    doubleCapture: 'Zwei werden in einem Zug geschlagen',
    longCapture: 'Drei oder mehr werden in einem Zug geschlagen',
    crown: 'Ein Stein wird zur Dame',
    ballot: 'Eine Eröffnung wird ausgelost',
  },
};
