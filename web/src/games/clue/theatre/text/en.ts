/** What is said while a suggestion is shown, in English. The sentences of the log are said here as well. */
import { en as game } from '../../text/en';
import type { Person } from '../../text/kinds';
import type { CardId } from '../../types.gen';

const { count, list } = game;

export const en = {
  region: 'Suggestion',
  suggests: (who: Person) => (who.isReader ? 'You suggest' : `${who.name} suggests`),
  answers: (who: Person, to: string) => (who.isReader ? `You answer ${to}` : `${who.name} answers`),
  cards: 'The three cards',
  whoCan: 'Who can disprove it?',
  notMe: '“I can’t.”',
  passes: (who: Person) => (who.isReader ? 'You pass.' : `${who.name} passes.`),
  allPassed: (seats: number) => (seats === 2 ? 'Both passed.' : `All ${count(seats)} passed.`),
  waits: (name: string) => `Waiting for ${name}.`,
  faceDown: 'A card, face down',
  onlyYou: 'Only you see it.',

  /** Under the name of a seat. */
  you: 'You',
  thinks: 'thinking',
  passed: (isReader: boolean): string => (isReader ? 'pass' : 'passes'),
  shown: (isReader: boolean): string => (isReader ? 'show' : 'shows'),
  unasked: 'not asked',
  mustShow: 'must show',

  /** I am asked for a card. */
  held: (held: number, asker: string) =>
    held === 1
      ? `You have one of the three. Only ${asker} will see it.`
      : `You have ${held === 3 ? 'all three' : `${count(held)} of the three`}. Show one. Only ${asker} will see it.`,
  neverShown: 'Never shown.',
  seenBy: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? 'has' : 'have'} seen it.`,
  notMine: 'not in your hand',
  show: (card: CardId | null, asker: string) => (card ? `Show ${asker} ${game.theCard(card)}` : 'Choose a card'),

  goOn: 'Continue',
  skip: 'Skip',
  tap: 'Tap for the next step.',
};
