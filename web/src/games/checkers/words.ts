/** What the house asks checkers to say, rendered from data; the sentences are in `text/`. Those about single squares: `labels.ts`. */
import type { Control, GameWords } from '$lib/game';
import { HINT, adviceText } from './advice';
import cover from './cover';
import { isStart } from './fen';
import { printed } from './grammar';
import { hasKing } from './pieces';
import { listMoves, takers, type Move } from './selection';
import { text } from './text';
import type { Action, OfferKind, Setup, Sight, View } from './types.gen';

/** So many moves of each side without a capture or a man's move end the game. */
const QUIET_MOVES = 40;
/** From here on the message line counts them. */
const QUIET_WARNING = 30;
/** More pieces than this are listed by their squares alone. */
const MOST_TAKERS = 3;

const nameOf = (names: readonly string[], seat: number) => names[seat] || (seat === 0 ? text.sides.black : text.sides.white);

/** "Ann accepts the draw.", and to Ann herself, who has the seat, "You accept the draw.": what was seen, as a line of the log. */
function sight(seen: Sight, names: string[], seat: number | null = null): string | null {
  const { log } = text;
  if (seen.saw === 'ballot-drawn') return log.ballotDrawn(seen.ballot.number, seen.ballot.moves.map(printed).join(', '));
  const name = seen.seat === seat ? null : nameOf(names, seen.seat);
  switch (seen.saw) {
    case 'moved':
      return log.moved(name, seen.text, seen.captured.length, seen.crowned);
    case 'resigned':
      return log.resigned(name);
    case 'forfeited':
      return log.forfeited(name);
    case 'offered':
      return log.offered(name, seen.kind);
    case 'accepted':
      return log.accepted(name, seen.kind);
    case 'declined':
      return log.declined(name, seen.kind);
    case 'withdrew':
      return log.withdrew(name, seen.kind);
  }
}

/** What others did about an offer; plain moves and one's own doings are on the board already. */
function news(seen: Sight, names: string[], seat: number | null): string | null {
  const isKnown = seen.saw === 'moved' || (seen.saw !== 'ballot-drawn' && seen.seat === seat);
  return isKnown ? null : sight(seen, names, seat);
}

/** On the plate of the seat the game waits for. */
function turn(view: View, _names: string[], mine: boolean): string {
  if (view.ended) return '';
  const { turn } = text;
  if (view.offer) return mine ? turn.yourAnswer : turn.toAnswer;
  return mine ? turn.yourMove : turn.toMove;
}

/** "27 takes two men", "28 takes one or three": the first piece also names what is taken. */
function takes(view: View, moves: readonly Move[], square: number, isFirst: boolean): string {
  const ways = moves.filter((move) => move.path[0] === square);
  const counts = [...new Set(ways.map((move) => move.victims.length))].sort((a, b) => a - b);
  const victims = ways.flatMap((way) => way.victims);
  return text.prompt.takes(square, counts, isFirst ? { hasKing: hasKing(view.board, victims) } : null);
}

function offerPrompt(kind: OfferKind, isMine: boolean): { text: string; tone: 'info' | 'warn' } {
  if (isMine) return { text: text.prompt.myOffer(kind), tone: 'info' };
  // Who offers what is news as long as it waits.
  return { text: text.prompt.answer, tone: 'warn' };
}

/** The message line: what is forced, or how near the game is to a draw. */
function prompt(view: View, actions: Action[]): { text: string; strong?: string; tone: 'info' | 'warn' } | null {
  if (view.ended) return null;
  const can = (what: Action['do']) => actions.some((action) => action.do === what);
  if (view.offer && (can('withdraw') || can('accept'))) return offerPrompt(view.offer.kind, can('withdraw'));

  const moves = listMoves(actions);
  const who = takers(moves);
  if (who.length > 0) {
    const told = who.length > MOST_TAKERS ? text.prompt.canTake(who) : `${who.map((square, index) => takes(view, moves, square, index === 0)).join(', ')}.`;
    return { strong: text.prompt.mustCapture, text: told, tone: 'warn' };
  }
  return drawNear(view);
}

function drawNear(view: View): { text: string; tone: 'info' } | null {
  if (view.repetitions >= 2) return { text: text.prompt.twice, tone: 'info' };
  const quiet = Math.floor(view.quiet_plies / 2);
  return quiet < QUIET_WARNING ? null : { text: text.prompt.quiet(quiet, QUIET_MOVES), tone: 'info' };
}

/** "Ben has no move left." */
function end(view: View, names: string[], mine: number[] = []): string {
  const loser = 1 - (view.winner ?? 0);
  // Whoever plays both sides has not lost.
  const isMe = mine.length === 1 && mine.includes(loser);
  return view.ended === null ? '' : text.end(view.ended, isMe ? null : nameOf(names, loser), QUIET_MOVES);
}

/** A level that this page does not know yet is called by its id. */
/** Why neither an offer nor a takeback can be asked for now, if the reason is the same for both. */
function whyNoOffer(view: View, actions: readonly Action[]): string | null {
  if (view.ended) return text.controls.over;
  if (actions.length === 0) return text.controls.notPlaying;
  if (view.offer) return text.controls.offerWaits;
  return null;
}

/** Asks the house which move it would make. */
function hint(view: View, moves: readonly Move[]): Control<Action> {
  const shown = { label: text.controls.hint, icon: 'bulb', action: null };
  if (moves.length > 0) return { ...shown, ask: HINT };
  return { ...shown, reason: view.offer ? text.controls.offerWaits : text.controls.hintLater };
}

/** Hint where the house can be asked, Take back, Draw, Resign: always in this order. */
function controls(view: View, actions: Action[], canAsk = false): Control<Action>[] {
  const find = (what: Action['do']) => actions.find((action) => action.do === what) ?? null;
  const withdraw = find('withdraw');
  const shared = whyNoOffer(view, actions);

  const offer = (kind: OfferKind, label: string, icon: string, action: Action | null, once: string): Control<Action> => {
    if (withdraw && view.offer?.kind === kind) return { label: text.controls.withdraw, icon, action: withdraw };
    return action ? { label, icon, action } : { label, icon, action, reason: shared ?? once };
  };

  const resign = find('resign');
  const ask = find('offer-draw');
  // Whoever may offer a draw may ask for anything: then only the move is missing.
  const { asked, noMoveYet } = text.controls;
  const takebackReason = ask ? noMoveYet : asked;
  return [
    ...(canAsk ? [hint(view, listMoves(actions))] : []),
    offer('takeback', text.controls.takeback, 'undo', find('ask-takeback'), takebackReason),
    offer('draw', text.controls.draw, 'draw', ask, asked),
    {
      label: text.controls.resign,
      icon: 'flag',
      danger: true,
      action: resign,
      ...(resign ? { confirm: text.controls.resignConfirm } : { reason: shared ?? text.controls.noResign }),
    },
  ];
}

/** An offer that waits for my answer; the safe answer first. */
function question(view: View, actions: Action[], names: string[]) {
  const accept = actions.find((action) => action.do === 'accept');
  const decline = actions.find((action) => action.do === 'decline');
  if (!view.offer || !accept || !decline) return null;
  const name = nameOf(names, view.offer.by);
  const say = text.question;
  if (view.offer.kind === 'draw') {
    return {
      title: say.draw(name),
      text: say.drawText,
      answers: [
        { label: say.drawNo, icon: 'kick', action: decline },
        { label: say.drawYes, icon: 'check', action: accept },
      ],
    };
  }
  return {
    title: say.back(name),
    text: say.backText(name),
    answers: [
      { label: say.backNo, icon: 'kick', action: decline },
      { label: say.backYes, icon: 'check', action: accept },
    ],
  };
}

/** For the waiting room. */
function setup({ position, ballot, on_timeout }: Setup): string {
  const say = text.setup;
  const usual = ballot === undefined ? say.usual : ballot === 'drawn' ? say.ballotDrawn : say.ballot(ballot);
  const start = isStart(position) ? usual : say.own;
  return on_timeout === 'lose' ? say.lose(start) : start;
}

/** Who does not move in time loses, where that was chosen. */
function late({ on_timeout }: Setup): string | null {
  return on_timeout === 'lose' ? text.setup.late : null;
}

export const words: GameWords<View, Action, Sight, Setup> = {
  sight,
  news,
  turn,
  prompt,
  end,
  ...cover.words,
  controls,
  advice: adviceText,
  question,
  setup,
  late,
};
