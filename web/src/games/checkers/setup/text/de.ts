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
  starts: { usual: 'Normal', ballot: 'Eröffnung', own: 'Eigene' },
  ballot: 'Eröffnung',
  ballotHint: 'Beginnt mit einer der 156 Turniereröffnungen aus drei Zügen, alle für beide Seiten spielbar.',
  ballots: { drawn: 'Zufällig', number: 'Nach Nummer' },
  ballotNumber: (most) => `Nummer der Eröffnung, 1 bis ${most}`,
  left: (position) => `Du hast noch eine unfertige Stellung: ${position}.`,
  anew: 'Von vorn',
  goOn: 'Weitermachen',
  outOfTime: 'Wenn die Zeit abläuft',
  answers: {
    move: { label: 'Automatischer Zug', about: 'Das Haus macht einen erlaubten Zug.' },
    lose: { label: 'Niederlage', about: 'Wer die Zeit überschreitet, verliert.' },
  },
  described: (black, white, toMove) => `${coloured(black, 'black')} und ${coloured(white, 'white')}, ${sides[toMove]} am Zug`,

  copied: 'Stellung kopiert.',
  notCopied: 'Dein Browser erlaubt das Kopieren nicht. Markiere den Text und kopiere ihn selbst.',
  complete: 'Diese Stellung ist spielbereit.',
  board: 'Aufstellbrett',
  undo: 'Rückgängig',
  clear: 'Leeren',
  usual: 'Normale Aufstellung',
  swap: 'Farben tauschen',
  toMove: 'Am Zug',
  asText: 'Stellung als Text',
  copy: 'Stellung kopieren',
  textHint: 'Wer zieht (W oder B), dann die Felder von Weiß und Schwarz. K steht für eine Dame. Zum Beispiel',
  mouse: 'Einmal tippen oder klicken setzt einen Stein, zweimal eine Dame, dreimal leert das Feld. Zieh Steine, um sie zu versetzen, oder vom Brett, um sie zu entfernen.',
  keys: 'Mit der Tastatur: Pfeile, M Stein, K Dame, Entf, B und W für die Farbe.',
  hand: 'In der Hand',
  has: (number, most) => `${number} von ${most}`,
  takeAway: 'Entfernen',

  said: {
    square: (square, piece) => `Feld ${square}: ${piece ?? 'leer'}.`,
    tally: (side, many) => `${sides[side]} hat ${many === 1 ? 'einen Stein' : many === 0 ? 'keinen Stein' : stones(many)}.`,
    takingAway: 'Steine werden entfernt.',
    putting: (side) => `${sides[side]} wird gesetzt.`,
    gone: (side, isKing, from) => `${the(side, isKing)} auf ${from} ist entfernt.`,
    carried: (side, isKing, from, to) => `${the(side, isKing)} zieht von ${from} nach ${to}.`,
    toMove: (side) => `${sides[side]} ist am Zug.`,
    empty: 'Das Brett ist leer.',
    usual: 'Normale Aufstellung.',
    swapped: 'Farben getauscht.',
    undone: 'Letzte Änderung rückgängig gemacht.',
    full: (side, most) => `${sides[side]} hat schon ${stones(most)}. Entferne zuerst einen.`,
  },
};
