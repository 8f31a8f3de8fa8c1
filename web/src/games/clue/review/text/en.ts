/** What the ending and the review of both games say, in English. */
import { figures } from '$lib/words/figures';
import { capital } from '$lib/words/plain';
import type { CardKind } from '../../assistant/types.gen';
import { en as game } from '../../text/en';
import type { Person, Text } from '../../text/kinds';
import type { Named } from '../../names';
import type { CardId } from '../../types.gen';

const { list, theory, cards } = game;
const { average, percent } = figures('en-GB');
const rounds = (round: number): string => `round ${round}`;
const name = (who: Person): string => (who.isReader ? 'you' : who.name);
const subject = (who: Person): string => (who.isReader ? 'You' : who.name);
const left = (cases: number): string => (cases === 1 ? 'one case' : `${cases} cases`);
const were = (cases: number): string => `${left(cases)} ${cases === 1 ? 'was' : 'were'}`;
const kinds: Record<CardKind, string> = { suspect: 'suspect', weapon: 'weapon', room: 'room' };

export const en = {
  solved: (who: Person): string => `${subject(who)} solved it`,
  lastStanding: (who: Person): string => (who.isReader ? 'You win' : `${who.name} wins`),
  unsolved: 'No one solved it',
  withProof: (round: number): string => `In ${rounds(round)}, with a full proof.`,
  byGuess: (round: number): string => `In ${rounds(round)}, by a guess.`,
  inRound: (round: number): string => `In ${rounds(round)}.`,
  othersOut: 'Everyone else made a wrong accusation.',
  roundLimit: 'The round limit was reached.',
  youAreOut: (round: number): string => `You were out since ${rounds(round)}.`,

  howKnew: (who: Person): string => `How ${name(who)} knew`,
  /** The cards of a step, in front of it. */
  lead: (ids: readonly CardId[]): string => `${list(ids.map((id) => cards[id]))}.`,
  guess: (cases: number): string => `It was a guess: ${were(cases)} left.`,
  uncounted: 'It can’t be said how many cases were left.',
  /** Everybody else passed on a card, by rounds. */
  passed: (turns: readonly { round: number; people: readonly Person[]; isRest: boolean }[]): string =>
    turns.length === 1 && turns[0]?.isRest
      ? `Everyone else passed in ${rounds(turns[0].round)}.`
      : `${capital(turns.map(({ round, people, isRest }, at) => `${isRest ? 'all others' : list(people.map(name))}${at === 0 ? ' passed' : ''} in ${rounds(round)}`).join(', '))}.`,
  others: (who: Person, kind: CardKind): string => `${subject(who)} knew where every other ${kinds[kind]} was.`,
  deduced: (steps: number): string => `It follows in ${steps} steps.`,
  so: 'So',
  inFile: (what: Named): Text => ['it was ', ...theory(what), '.'],

  allHands: 'All hands',
  you: (who: string): string => `${who} (you)`,
  as: (who: string): string => `as ${who}`,
  faceUp: 'Face up',
  myNotes: 'My notes, completed',
  theirNotes: 'Where the cards were',
  framed: 'Framed: what you hadn’t proved',
  holds: (card: CardId, holder: string, isNew: boolean): string => `${cards[card]}: ${holder}${isNew ? ', not proved by you' : ''}`,
  file: 'the case file',

  cases: 'Cases still possible',
  casesHint: 'For each seat, by round.',
  nobodySooner: 'No one knew sooner',
  sooner: (who: string): string => `${who} knew sooner`,
  soonerText: (who: string, round: number): string => `${who} could name the case from ${rounds(round)} on.`,
  youKnew: (round: number): string => `You were left with one case in ${rounds(round)}.`,
  couldAccuse: (round: number): string => `You could have accused in ${rounds(round)}`,
  couldAccuseText: 'Only one case was left for you. The review shows the proof.',
  noTurn: (round: number): string => `You knew in ${rounds(round)}`,
  noTurnText: 'But it wasn’t your turn again.',
  notYet: 'You weren’t there yet',
  notYetText: (cases: number): string => `${left(cases)} ${cases === 1 ? 'was' : 'were'} left for you.`,
  /** The chart in a sentence for each seat. */
  line: (who: Person, cases: number, proved: number | null): string =>
    `${subject(who)}: ${proved === null ? `${left(cases)} left at the end` : `one case left from ${rounds(proved)} on`}.`,
  deal: 'deal',

  rematch: 'Rematch',
  watchAgain: 'Watch it again',
  review: 'Review',
  look: 'See the board',
  theEnding: 'The ending',
  home: 'Home',
  waiting: 'Working it out…',
  missing: 'The review is missing.',
  retry: 'Try again',

  page: {
    title: 'Review',
    about: 'What could be known, round by round, from what this seat saw.',
    seat: 'Seat',
    rounds: 'Round by round',
    start: 'After the deal',
    round: (round: number) => `Round ${round}`,
    standing: (cases: number, chance: number): string => (cases === 1 ? 'One case left.' : `${left(cases)} left. The best accusation: ${percent(chance)}.`),
    uncounted: 'Not counted: it would take too long.',
    same: (from: number, to: number) => `Rounds ${from} to ${to}: nothing new.`,
    looked: (who: Person) => `${subject(who)} looked into the case file. There was nothing left to find out.`,
    asked: (who: Person, what: Named): Text => [`${subject(who)} suggested `, ...theory(what), '.'],
    noOne: 'No one had any of them.',
    showed: (who: Person, card: CardId | null): Text => (card ? [`${subject(who)} showed `, { card: game.theCard(card) }, '.'] : [`${subject(who)} showed a card.`]),
    told: (before: number, after: number): string =>
      before === after ? `It ruled nothing out: ${were(after)} left.` : `Of ${left(before)}, ${after} ${after === 1 ? 'was' : 'were'} left.`,
    better: 'Was there a better question?',
    best: 'No other question in that room would have told clearly more.',
    bestWas: (what: Named, after: number, asked: number): Text => ['Better: ', ...theory(what), `. It leaves ${average(after)} cases on average; this one ${average(asked)}.`],
    accused: (who: Person, what: Named, right: boolean): Text => [`${subject(who)} accused `, ...theory(what), right ? '. That was right.' : '. That was wrong.'],
    accusedWith: (cases: number): string => (cases === 1 ? 'It was proved.' : `${were(cases)} left.`),
    proved: (who: Person, round: number): string => `${subject(who)} knew in ${rounds(round)}`,
    because: (who: Person, round: number): string => `${subject(who)} could have accused in ${rounds(round)}, because`,
    becauseWon: (who: Person, round: number): string => `${subject(who)} could accuse in ${rounds(round)}, because`,
    neverTurn: (who: Person): string => `It wasn’t ${who.isReader ? 'your' : 'their'} turn again after that.`,
    proof: 'The whole proof',
    notProved: (who: Person): string => `${subject(who)} never had only one case left.`,
    copy: 'Copy the link',
    copied: 'Link copied. It opens this review.',
    notCopied: 'Couldn’t copy the link. Copy it from the address bar.',
    replay: 'Replay',
  },
};
