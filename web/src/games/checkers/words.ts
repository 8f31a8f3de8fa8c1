/** All sentences of checkers that the house asks for, rendered from data. Those about single squares: `labels.ts`. */
import type { Control, GameWords } from '$lib/game';
import { HINT, adviceText } from './advice';
import { isStart } from './fen';
import { capital, count, list, printed } from './grammar';
import { victimNoun } from './labels';
import { listMoves, takers, type Move } from './selection';
import type { Action, OfferKind, Setup, Sight, View } from './types.gen';

/** So many moves of each side without a capture or a man's move end the game. */
const QUIET_MOVES = 40;
/** From here on the message line counts them. */
const QUIET_WARNING = 30;
/** More pieces than this are listed by their squares alone. */
const MOST_TAKERS = 3;

const nameOf = (names: readonly string[], seat: number) => names[seat] || (seat === 0 ? 'Black' : 'White');

function moved(sight: Extract<Sight, { saw: 'moved' }>, name: string): string {
  const taken = sight.captured.length;
  const verb = taken === 0 ? 'moves' : `takes ${taken === 1 ? 'a piece' : `${count(taken)} pieces`},`;
  return `${name} ${verb} ${printed(sight.text)}${sight.crowned ? ', and crowns a king' : ''}.`;
}

/** "Ann accepts the draw.": what was seen, as a line of the log. */
function sight(seen: Sight, names: string[]): string | null {
  if (seen.saw === 'ballot-drawn') {
    const { number, moves } = seen.ballot;
    return `Ballot ${number} is drawn: ${moves.map(printed).join(', ')}.`;
  }
  const name = nameOf(names, seen.seat);
  switch (seen.saw) {
    case 'moved':
      return moved(seen, name);
    case 'resigned':
      return `${name} resigns.`;
    case 'forfeited':
      return `${name} runs out of time and loses.`;
    case 'offered':
      return seen.kind === 'draw' ? `${name} offers a draw.` : `${name} asks to take a move back.`;
    case 'accepted':
      return seen.kind === 'draw' ? `${name} accepts the draw.` : `${name} lets the move be taken back.`;
    case 'declined':
      return seen.kind === 'draw' ? `${name} declines the draw.` : `${name} does not let the move be taken back.`;
    case 'withdrew':
      return seen.kind === 'draw'
        ? `${name} withdraws the draw offer.`
        : `${name} no longer asks to take a move back.`;
  }
}

/** What others did about an offer; plain moves and one's own doings are on the board already. */
function news(seen: Sight, names: string[], seat: number | null): string | null {
  const isKnown = seen.saw === 'moved' || (seen.saw !== 'ballot-drawn' && seen.seat === seat);
  return isKnown ? null : sight(seen, names);
}

/** On the plate of the seat the game waits for. */
function turn(view: View, _names: string[], mine: boolean): string {
  if (view.ended) return '';
  if (view.offer) return mine ? 'your answer' : 'to answer';
  return mine ? 'your move' : 'to move';
}

/** "27 takes two men", "28 takes one or three": the first piece also names what is taken. */
function takes(view: View, moves: readonly Move[], square: number, isFirst: boolean): string {
  const ways = moves.filter((move) => move.path[0] === square);
  const counts = [...new Set(ways.map((move) => move.victims.length))].sort((a, b) => a - b);
  const text = `${square} takes ${list(counts.map(count), 'or')}`;
  if (!isFirst) return text;
  const victims = ways.flatMap((way) => way.victims);
  return `${text} ${victimNoun(view.board, victims, Math.max(...counts))}`;
}

function offerPrompt(kind: OfferKind, isMine: boolean): { text: string; strong?: string; tone: 'info' | 'warn' } {
  const isDraw = kind === 'draw';
  if (isMine) {
    const what = isDraw ? 'draw offer' : 'request to take a move back';
    return { text: `Your ${what} is waiting for an answer.`, tone: 'info' };
  }
  return { strong: isDraw ? 'A draw is offered.' : 'A move back is asked for.', text: 'Answer first.', tone: 'warn' };
}

/** The message line: what is forced, or how near the game is to a draw. */
function prompt(view: View, actions: Action[]): { text: string; strong?: string; tone: 'info' | 'warn' } | null {
  if (view.ended) return null;
  const can = (what: Action['do']) => actions.some((action) => action.do === what);
  if (view.offer && (can('withdraw') || can('accept'))) return offerPrompt(view.offer.kind, can('withdraw'));

  const moves = listMoves(actions);
  const who = takers(moves);
  if (who.length > 0) {
    const text =
      who.length > MOST_TAKERS
        ? `${list(who)} can take.`
        : `${who.map((square, index) => takes(view, moves, square, index === 0)).join(', ')}.`;
    return { strong: 'You must capture.', text, tone: 'warn' };
  }
  return drawNear(view);
}

function drawNear(view: View): { text: string; tone: 'info' } | null {
  if (view.repetitions >= 2) {
    return { text: 'This position has occurred twice. The third time the game is drawn.', tone: 'info' };
  }
  const quiet = Math.floor(view.quiet_plies / 2);
  if (quiet < QUIET_WARNING) return null;
  return {
    text: `For ${quiet} moves no man has moved and nothing was taken. At ${QUIET_MOVES} the game is drawn.`,
    tone: 'info',
  };
}

/** "Ann wins: Ben has no move left." */
function end(view: View, names: string[]): string {
  const winner = nameOf(names, view.winner ?? 0);
  const loser = nameOf(names, 1 - (view.winner ?? 0));
  switch (view.ended) {
    case 'no-move':
      return `${winner} wins: ${loser} has no move left.`;
    case 'no-pieces':
      return `${winner} wins: ${loser} has no piece left.`;
    case 'resigned':
      return `${winner} wins: ${loser} resigned.`;
    case 'out-of-time':
      return `${winner} wins: ${loser} ran out of time.`;
    case 'agreed':
      return 'Drawn: both sides agreed.';
    case 'repetition':
      return 'Drawn: the same position occurred for the third time.';
    case 'forty-moves':
      return `Drawn: in ${QUIET_MOVES} moves no man was moved and nothing was taken.`;
    case null:
      return '';
  }
}

/** Levels for people, weakest first. */
const LEVELS: Record<string, string> = {
  'very-easy': 'Gives its pieces away: for a first game.',
  random: 'Plays any legal move, without a thought.',
  easy: 'Moves without a plan.',
  medium: 'Looks a few moves ahead, but expects you to play anything.',
  hard: 'Looks twice as far ahead as medium.',
  skilled: 'Sees short combinations and knows a good position.',
  expert: 'Sees long combinations: an opponent for a club evening.',
  master: 'Looks as far ahead as time allows and knows the endings.',
};

function brain(name: string): { title: string; about: string } {
  return { title: capital(name.replaceAll('-', ' ')), about: LEVELS[name] ?? '' };
}

/** Why neither an offer nor a takeback can be asked for now, if the reason is the same for both. */
function whyNoOffer(view: View, actions: readonly Action[]): string | null {
  if (view.ended) return 'The game is over.';
  if (actions.length === 0) return 'You are not playing in this game.';
  if (view.offer) return 'An offer is waiting for an answer.';
  return null;
}

/** Asks the house which move it would make. */
function hint(view: View, moves: readonly Move[]): Control<Action> {
  const shown = { label: 'Hint', icon: 'bulb', action: null };
  if (moves.length > 0) return { ...shown, ask: HINT };
  return { ...shown, reason: view.offer ? 'An offer is waiting for an answer.' : 'There is a hint when it is your move.' };
}

/** Hint where the house can be asked, Take back, Draw, Resign: always in this order. */
function controls(view: View, actions: Action[], canAsk = false): Control<Action>[] {
  const find = (what: Action['do']) => actions.find((action) => action.do === what) ?? null;
  const withdraw = find('withdraw');
  const shared = whyNoOffer(view, actions);

  const offer = (kind: OfferKind, label: string, icon: string, action: Action | null, once: string): Control<Action> => {
    if (withdraw && view.offer?.kind === kind) return { label: 'Withdraw', icon, action: withdraw };
    return action ? { label, icon, action } : { label, icon, action, reason: shared ?? once };
  };

  const resign = find('resign');
  const ask = find('offer-draw');
  // Whoever may offer a draw may ask for anything: then only the move is missing.
  const asked = 'You have already asked for something since your last move.';
  const takebackReason = ask ? 'You have no move to take back yet.' : asked;
  return [
    ...(canAsk ? [hint(view, listMoves(actions))] : []),
    offer('takeback', 'Take back', 'undo', find('ask-takeback'), takebackReason),
    offer('draw', 'Draw', 'draw', ask, asked),
    {
      label: 'Resign',
      icon: 'flag',
      danger: true,
      action: resign,
      ...(resign
        ? { confirm: 'Resign this game? Your opponent wins it, and it cannot be undone.' }
        : { reason: shared ?? 'You cannot resign now.' }),
    },
  ];
}

/** An offer that waits for my answer; the safe answer first. */
function question(view: View, actions: Action[], names: string[]) {
  const accept = actions.find((action) => action.do === 'accept');
  const decline = actions.find((action) => action.do === 'decline');
  if (!view.offer || !accept || !decline) return null;
  const name = nameOf(names, view.offer.by);
  if (view.offer.kind === 'draw') {
    return {
      title: `${name} offers a draw`,
      text: 'If you accept, the game ends without a winner. If you decline, it goes on.',
      answers: [
        { label: 'Decline', icon: 'kick', action: decline },
        { label: 'Accept the draw', icon: 'check', action: accept },
      ],
    };
  }
  return {
    title: `${name} asks to take a move back`,
    text: `If you allow it, the board goes back to where it was before the last move of ${name}.`,
    answers: [
      { label: 'Keep the move', icon: 'kick', action: decline },
      { label: 'Take it back', icon: 'check', action: accept },
    ],
  };
}

/** For the waiting room. */
function setup({ position, ballot, on_timeout }: Setup): string {
  const usual = ballot === undefined ? 'usual start' : ballot === 'drawn' ? 'a ballot, drawn by lot' : `ballot ${ballot}`;
  const start = isStart(position) ? usual : 'own start position';
  return on_timeout === 'lose' ? `${start}, whoever runs out of time loses` : start;
}

export const words: GameWords<View, Action, Sight, Setup> = {
  sight,
  news,
  turn,
  prompt,
  end,
  brain,
  controls,
  advice: adviceText,
  question,
  setup,
};
