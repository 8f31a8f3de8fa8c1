/** All sentences of both games that the house asks for, rendered from data. */
import type { GameWords } from '$lib/game';
import { capital, count, list } from './grammar';
import { movesOf } from './moves';
import { named, nameOf, said, shortName, SUSPECTS } from './names';
import { passes, plain, tell, theory, tidings } from './telling';
import type { Action, Setup, Sight, Suspect, View } from './types.gen';
import { roomOf } from './board/stage';

/** What both games are set up with. */
type LessSetup = Pick<Setup, 'suspects' | 'leftovers'>;
type Prompt = { text: string; strong?: string; tone: 'info' | 'warn' };

function news(sight: Sight, names: string[], seat: number | null, before: Sight[] = []): string | null {
  const text = tidings(sight, names, seat, before);
  return text && plain(text);
}

/** On the plate of the seat the game waits for. */
function turn(view: View, _names: string[], mine: boolean): string {
  if (view.ended) return '';
  if (view.suggestion) return mine ? 'show a card' : 'to show a card';
  return mine ? 'your turn' : 'to play';
}

const suspectOf = (view: View, seat: number): Suspect => view.suspects[seat] ?? 'scarlet';
const hereOf = (view: View) => view.pieces[SUSPECTS.indexOf(suspectOf(view, view.to_play))];

/** "Roll, take the passage, or suggest here: you were called in." */
function choices(view: View, actions: readonly Action[]): string {
  const can = (what: Action['do']) => actions.some((action) => action.do === what);
  const ways = [
    can('roll') ? 'roll' : '',
    can('passage') ? 'take the secret passage' : '',
    can('move') ? 'choose a lit hallway or room' : '',
    view.may_suggest ? 'suggest where you are, because you were called in' : '',
  ].filter(Boolean);
  if (ways.length === 0) return 'Every way is blocked: accuse, or end your turn.';
  const last = ways.at(-1) ?? '';
  const text = ways.length === 1 ? last : `${ways.slice(0, -1).join(', ')}, or ${last}`;
  return `${capital(text)}.`;
}

/** The message line: what is to be done now. Null if others are at it and nothing needs saying. */
function prompt(view: View, actions: Action[], seat: number | null = null, names: string[] = []): Prompt | null {
  if (view.ended) return null;
  const { suggestion } = view;
  if (suggestion) {
    if (actions.some((action) => action.do === 'show')) return { strong: 'Show a card.', text: 'The game waits for your answer.', tone: 'warn' };
    const people = view.suspects.map((suspect, each) => names[each] || nameOf(suspect));
    const isMine = suggestion.by === seat;
    const text = `${people[suggestion.asked]} has to show ${isMine ? 'you' : people[suggestion.by]} a card.`;
    // Who could not disprove another's suggestion is told with it.
    return { text: [isMine ? passes(suggestion.passed, people, seat) : '', text].filter(Boolean).join(' '), tone: 'info' };
  }
  // Whose turn it is may always accuse; nobody else may.
  if (!view.may_accuse) return null;
  switch (view.step) {
    case 'start':
      return { strong: 'Your turn.', text: choices(view, actions), tone: 'info' };
    case 'rolling':
    case 'asking':
      return null;
    case 'rolled': {
      const roll = capital(count(view.dice.reduce((sum, die) => sum + die, 0)));
      const canMove = movesOf(view, actions).length > 0;
      return { strong: `${roll}.`, text: canMove ? 'Choose a lit square or room.' : 'Every way is blocked: accuse, or end your turn.', tone: 'info' };
    }
    case 'entered': {
      const room = roomOf(hereOf(view));
      return { strong: room ? `You are in ${said(room)}.` : 'You are in a room.', text: 'Make a suggestion.', tone: 'info' };
    }
    case 'done':
      return { text: 'Accuse, or end your turn.', tone: 'info' };
  }
}

/** "Ann wins: it was Colonel Mustard, with the Wrench, in the Lounge." */
function end(view: View, names: string[]): string {
  const it = view.envelope ? `it was ${plain(theory(named(view.envelope)))}` : '';
  const winner = names[view.winner ?? -1] || (view.winner === null ? '' : nameOf(suspectOf(view, view.winner)));
  switch (view.ended) {
    case 'solved':
      return `${winner} wins: ${it}.`;
    case 'last-standing':
      return `${winner} wins: all others have accused wrongly. ${capital(it)}.`;
    case 'unsolved':
      return `Nobody wins: too many rounds have gone by. ${capital(it)}.`;
    case null:
      return '';
  }
}

const LEVELS: Record<string, { title: string; about: string }> = {
  random: { title: 'Random', about: 'Does anything that is allowed, without a thought.' },
  forgetful: { title: 'Forgetful', about: 'Keeps a checklist, but misses half of what is asked and shown.' },
  classic: { title: 'Classic', about: 'Keeps a checklist, and asks for what it has not seen.' },
  careful: { title: 'Careful', about: 'Draws every conclusion and asks what tells most, but does not read the others.' },
  'master-sure': { title: 'Master, sure', about: 'As Master, but accuses only when no doubt is left.' },
  master: { title: 'Master', about: 'Weighs every deal that is still possible, and gives little away.' },
};

/** Level names for people. */
function brain(name: string): { title: string; about: string } {
  return LEVELS[name] ?? { title: capital(name.replaceAll('-', ' ')), about: '' };
}

function leftovers(setup: LessSetup): string[] {
  // Eighteen cards are dealt; only some numbers of hands share them evenly.
  const isUneven = 18 % setup.suspects.length !== 0;
  return isUneven && setup.leftovers === 'open' ? ['leftover cards face up'] : [];
}

/** For the waiting room: "two dice, exact count". */
function classicSetup(setup: Setup): string {
  const parts = [setup.dice === 2 ? 'two dice' : 'one die', ...(setup.exact ? ['exact count'] : []), ...leftovers(setup)];
  return parts.join(', ');
}

function lessSetup(setup: LessSetup): string {
  return [`${count(setup.suspects.length)} suspects`, ...leftovers(setup)].join(', ');
}

const shared = {
  sight(sight: Sight, names: string[]): string | null {
    const text = tell(sight, names, null);
    return text && plain(text);
  },
  news,
  turn,
  seat: (view: View, seat: number): string | null => (view.out.includes(seat) ? 'out' : null),
  prompt,
  end,
  brain,
  // All that can be done is in the bar under the board.
  controls: () => [],
};

export const seatNames = (setup: LessSetup): string[] => setup.suspects.map(nameOf);
export const shortSeatNames = (setup: LessSetup): string[] => setup.suspects.map(shortName);
/** "Miss Scarlet and Mr. Green" */
export const suspectList = (suspects: readonly Suspect[]): string => list(suspects.map(nameOf));

export const clueWords: GameWords<View, Action, Sight, Setup> = { ...shared, setup: classicSetup };
export const clueLessWords: GameWords<View, Action, Sight, LessSetup> = { ...shared, setup: lessSetup };
