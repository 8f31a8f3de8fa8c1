/** What is said while a suggestion is shown, in German. */
import { de as game } from '../../text/de';
import type { en } from './en';

const { count, list } = game;

export const de: typeof en = {
  region: 'Verdacht',
  suggests: (who) => (who.isReader ? 'Du verdächtigst' : `${who.name} verdächtigt`),
  answers: (who, to) => (who.isReader ? `Du antwortest ${to}` : `${who.name} antwortet`),
  cards: 'Die drei Karten',
  whoCan: 'Wer kann das widerlegen?',
  notMe: '„Ich nicht.“',
  passes: (who) => (who.isReader ? 'Du passt.' : `${who.name} passt.`),
  allPassed: (seats) => (seats === 2 ? 'Beide passen.' : `Alle ${count(seats)} passen.`),
  waits: (name) => `Warten auf ${name}.`,
  faceDown: 'Eine verdeckte Karte',
  onlyYou: 'Nur du siehst sie.',

  you: 'Du',
  thinks: 'überlegt',
  passed: () => 'passt',
  shown: (isReader) => (isReader ? 'zeigst' : 'zeigt'),
  unasked: 'nicht gefragt',
  mustShow: 'musst zeigen',

  held: (held, asker) =>
    held === 1 ? `Du hast eine der drei. Nur ${asker} sieht sie.` : `Du hast ${held === 3 ? 'alle drei' : `${count(held)} der drei`}. Zeig eine. Nur ${asker} sieht sie.`,
  neverShown: 'Nie gezeigt.',
  seenBy: (names) => `${list(names)} ${names.length === 1 ? 'hat' : 'haben'} sie gesehen.`,
  notMine: 'nicht auf deiner Hand',
  show: (card, asker) => (card ? `${asker} ${game.theCard(card)} zeigen` : 'Wähle eine Karte'),

  goOn: 'Weiter',
  skip: 'Überspringen',
  tap: 'Tippe für den nächsten Schritt.',
};
