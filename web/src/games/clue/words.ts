/** What the house asks both games to say, rendered from data; the sentences are in `text/`. */
import type { GameWords } from '$lib/game';
import { sentence } from '$lib/words/plain';
import cover from './cover';
import { movesOf } from './moves';
import { named, nameOf, shortName, SUSPECTS } from './names';
import { groupsIn } from './rounds';
import { passes, plain, tell, tellGroup, tidings } from './telling';
import { text } from './text';
import type { Action, Setup, Sight, Suspect, View } from './types.gen';
import { roomOf } from './board/stage';

/** What both games are set up with. */
type LessSetup = Pick<Setup, 'suspects' | 'leftovers'>;
type Prompt = { text: string; strong?: string; tone: 'info' | 'warn' };

function news(sight: Sight, names: string[], seat: number | null, before: Sight[] = []): string | null {
  const told = tidings(sight, names, seat, before);
  return told && plain(told);
}

/** On the plate of the seat the game waits for. */
function turn(view: View, _names: string[], mine: boolean): string {
  if (view.ended) return '';
  const { turn } = text;
  if (view.suggestion) return mine ? turn.showCard : turn.toShowCard;
  return mine ? turn.yourTurn : turn.toPlay;
}

const suspectOf = (view: View, seat: number): Suspect => view.suspects[seat] ?? 'scarlet';
const hereOf = (view: View) => view.pieces[SUSPECTS.indexOf(suspectOf(view, view.to_play))];

/** "Roll, take the passage, or suggest here: you were called in." */
function choices(view: View, actions: readonly Action[]): string {
  const can = (what: Action['do']) => actions.some((action) => action.do === what);
  const say = text.prompt;
  const ways = [can('roll') ? say.roll : '', can('passage') ? say.passage : '', can('move') ? say.move : '', view.may_suggest ? say.suggest : ''].filter(Boolean);
  return ways.length === 0 ? say.blocked : say.choices(ways);
}

/** The message line: what is to be done now. Null if others are at it and nothing needs saying. */
function prompt(view: View, actions: Action[], seat: number | null = null, names: string[] = []): Prompt | null {
  if (view.ended) return null;
  const { suggestion } = view;
  const say = text.prompt;
  if (suggestion) {
    if (actions.some((action) => action.do === 'show')) return { strong: say.show, text: say.waits, tone: 'warn' };
    const people = view.suspects.map((suspect, each) => names[each] || nameOf(suspect));
    const isMine = suggestion.by === seat;
    const told = say.hasToShow(people[suggestion.asked] ?? '', { name: people[suggestion.by] ?? '', isReader: isMine });
    // Who could not disprove another's suggestion is told with it.
    return { text: [isMine ? passes(suggestion.passed, people, seat) : '', told].filter(Boolean).join(' '), tone: 'info' };
  }
  // Whose turn it is may always accuse; nobody else may.
  if (!view.may_accuse) return null;
  switch (view.step) {
    case 'start':
      return { strong: say.yourTurn, text: choices(view, actions), tone: 'info' };
    case 'rolling':
    case 'asking':
      return null;
    case 'rolled': {
      const roll = say.rolled(view.dice.reduce((sum, die) => sum + die, 0));
      const canMove = movesOf(view, actions).length > 0;
      return { strong: roll, text: canMove ? say.chooseSquare : say.blocked, tone: 'info' };
    }
    case 'entered': {
      const room = roomOf(hereOf(view));
      return { strong: room ? say.youAreIn(room) : say.youAreInRoom, text: say.makeSuggestion, tone: 'info' };
    }
    case 'done':
      return { text: say.accuseOrEnd, tone: 'info' };
  }
}

/** "It was Colonel Mustard, with the Wrench, in the Lounge." */
function end(view: View): string {
  const it = view.envelope ? sentence(plain(text.end.it(named(view.envelope)))) : '';
  switch (view.ended) {
    case 'solved':
      return it;
    case 'last-standing':
      return `${text.end.lastStanding} ${it}`;
    case 'unsolved':
      return `${text.end.unsolved} ${it}`;
    case null:
      return '';
  }
}

function leftovers(setup: LessSetup): string[] {
  // Eighteen cards are dealt; only some numbers of hands share them evenly.
  const isUneven = 18 % setup.suspects.length !== 0;
  return isUneven && setup.leftovers === 'open' ? [text.setup.leftoversOpen] : [];
}

/** For the waiting room: "two dice, exact count". */
function classicSetup(setup: Setup): string {
  const parts = [text.setup.dice(setup.dice), ...(setup.exact ? [text.setup.exact] : []), ...leftovers(setup)];
  return parts.join(', ');
}

function lessSetup(setup: LessSetup): string {
  return [text.setup.suspects(setup.suspects.length), ...leftovers(setup)].join(', ');
}

const shared = {
  sight(sight: Sight, names: string[], seat: number | null = null): string | null {
    const told = tell(sight, names, seat);
    return told && plain(told);
  },
  groups: groupsIn,
  group(group: Sight[], names: string[], seat: number | null = null): string | null {
    const told = tellGroup(group, names, seat);
    return told && plain(told);
  },
  news,
  turn,
  seat: (view: View, seat: number): string | null => (view.out.includes(seat) ? text.turn.out : null),
  prompt,
  end,
  ...cover.words,
  // All that can be done is in the bar under the board.
  controls: () => [],
};

export const seatNames = (setup: LessSetup): string[] => setup.suspects.map(nameOf);
export const shortSeatNames = (setup: LessSetup): string[] => setup.suspects.map(shortName);
/** "Miss Scarlet and Mr. Green" */
export const suspectList = (suspects: readonly Suspect[]): string => text.list(suspects.map(nameOf));

export const clueWords: GameWords<View, Action, Sight, Setup> = { ...shared, setup: classicSetup };
export const clueLessWords: GameWords<View, Action, Sight, LessSetup> = { ...shared, setup: lessSetup };
