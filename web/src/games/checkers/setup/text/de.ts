/** How a game of checkers is set up, in German. */
import { de as game } from '../../text/de';
import type { Side } from '../../types.gen';
import type { en } from './en';

const { count, sides } = game;
/** "ein Stein", "fünf Steine", "kein Stein" */
const stones = (number: number) => `${count(number)} ${number < 2 ? 'Stein' : 'Steine'}`;
const coloured = (number: number, side: Side) => {
  const colour = side === 'black' ? 'schwarz' : 'weiß';
  return number < 2 ? `${count(number)} ${colour}er Stein` : `${count(number)} ${colour}e Steine`;
};
const the = (side: Side, isKing: boolean) => `${isKing ? 'Die' : 'Der'} ${side === 'black' ? 'schwarze' : 'weiße'} ${isKing ? 'Dame' : 'Stein'}`;

export const de: typeof en = {
  start: 'Aufstellung',
  starts: { usual: 'Üblich', ballot: 'Eröffnung', own: 'Eigene' },
  ballot: 'Eröffnung',
  ballotHint: 'Die ersten drei Züge sind eine von 156 Eröffnungen, wie in Turnieren: Die Spiele beginnen verschieden, und beide Seiten können sie halten.',
  ballots: { drawn: 'Ausgelost', number: 'Nach Nummer' },
  ballotNumber: (most) => `Nummer der Eröffnung, 1 bis ${most}`,
  left: (position) => `Auf dem Aufstellbrett liegt noch eine Stellung von dir: ${position}.`,
  anew: 'Neu anfangen',
  goOn: 'Weitermachen',
  outOfTime: 'Zeit abgelaufen',
  answers: {
    move: { label: 'Zug wird gemacht', about: 'Wer die Zeit überschreitet, für den wird ein erlaubter Zug gemacht.' },
    lose: { label: 'Verliert', about: 'Wer die Zeit überschreitet, verliert das Spiel.' },
  },
  described: (black, white, toMove) => `${coloured(black, 'black')} und ${coloured(white, 'white')}, ${sides[toMove]} am Zug`,

  copied: 'Die Stellung ist kopiert.',
  notCopied: 'Der Browser erlaubt das Kopieren nicht. Markiere den Text und kopiere ihn selbst.',
  complete: 'Fertig aufgestellt: Diese Stellung lässt sich spielen.',
  board: 'Aufstellbrett',
  undo: 'Rückgängig',
  clear: 'Leeren',
  usual: 'Übliche Aufstellung',
  swap: 'Farben tauschen',
  toMove: 'Am Zug',
  asText: 'Stellung als Text',
  copy: 'Die Stellung kopieren',
  textHint: 'Wer zieht (W oder B), dann die Felder von Weiß und Schwarz; K steht für eine Dame. Zum Beispiel',
  mouse: 'Ein Klick setzt einen Stein, ein zweiter macht ihn zur Dame, ein dritter nimmt ihn weg. Steine lassen sich auch ziehen; neben dem Brett sind sie weg.',
  keys: 'Mit der Tastatur: Pfeile, M Stein, K Dame, Entf, B und W für die Farbe.',
  hand: 'In der Hand',
  has: (number, most) => `${number} von ${most}`,
  takeAway: 'Wegnehmen',

  said: {
    square: (square, piece) => `Feld ${square}: ${piece ?? 'leer'}.`,
    tally: (side, many) => `${sides[side]} hat ${many === 1 ? 'einen Stein' : many === 0 ? 'keinen Stein' : stones(many)}.`,
    takingAway: 'Jetzt werden Steine weggenommen.',
    putting: (side) => `Jetzt wird ${sides[side]} gesetzt.`,
    gone: (side, isKing, from) => `${the(side, isKing)} auf ${from} ist weg.`,
    carried: (side, isKing, from, to) => `${the(side, isKing)} geht von ${from} nach ${to}.`,
    toMove: (side) => `${sides[side]} ist am Zug.`,
    empty: 'Das Brett ist leer.',
    usual: 'Die Steine stehen wie üblich am Anfang.',
    swapped: 'Die Farben sind getauscht.',
    undone: 'Die letzte Änderung ist rückgängig gemacht.',
    full: (side, most) => `${sides[side]} hat ${stones(most)}, und mehr hat keine Seite. Nimm zuerst einen weg.`,
  },
};
