/**
 * Why something cannot be done now, for a press in the bar and a click on the board. What can be done is said by the
 * actions and the view alone; these are the words for the rest.
 */
import { PASSAGES } from './board/facts';
import { placeName } from './board/labels';
import { isSame, roomOf, type Board, type Site } from './board/stage';
import { SUSPECTS } from './names';
import type { Action, Place, View } from './types.gen';

export interface Situation {
  view: View;
  actions: readonly Action[];
  seat: number | null;
  board: Board;
}

const BLOCKED = 'Other pieces block every way.';
const HAS_MOVED = 'Your move is over for this turn.';

/** Where my piece is. */
export const hereOf = ({ view, seat }: Situation): Place => view.pieces[SUSPECTS.indexOf(view.suspects[seat ?? 0] ?? 'scarlet')] ?? 'home';

/** Why nothing at all can be done; null = it is my turn and free. */
export function idle({ view, seat }: Situation): string | null {
  if (view.ended) return 'The game is over.';
  if (seat === null) return 'You are watching.';
  if (view.suggestion?.asked === seat) return 'Show a card first.';
  if (view.out.includes(seat)) return 'You are out: you only show cards now.';
  if (view.to_play !== seat) return 'It is not your turn.';
  if (view.suggestion) return 'Your suggestion waits for an answer.';
  if (view.step === 'rolling') return 'The dice are still falling.';
  return null;
}

export function whyNoMove({ view }: Situation): string {
  if (view.step === 'start') return BLOCKED;
  return view.step === 'rolled' ? 'You have rolled.' : HAS_MOVED;
}

export function whyNoPassage(situation: Situation): string {
  const room = roomOf(hereOf(situation));
  if (!room || !PASSAGES[room]) return 'There is no secret passage where you are.';
  return situation.view.step === 'rolled' ? 'You have rolled: a passage is taken instead.' : HAS_MOVED;
}

export function whyNoSuggestion(situation: Situation): string {
  if (!roomOf(hereOf(situation))) return 'A suggestion is made in a room.';
  if (situation.view.step === 'done') return 'You have made your suggestion for this turn.';
  return 'You have not entered this room in this turn.';
}

export function whyNoEnd({ view }: Situation): string {
  return view.step === 'entered' ? 'Make a suggestion first, or accuse.' : 'You have to move: there is a way.';
}

/** Why a click on a place that is not lit leads nowhere; null = no need to say. */
export function whyNotThere(situation: Situation, site: Site): string | null {
  const { view, actions, seat, board } = situation;
  if (seat === null || view.ended) return null;
  const none = idle(situation);
  if (none) return none;
  const here = hereOf(situation);
  if (site.kind === 'passage') {
    return isSame(here, site.place) ? whyNoPassage(situation) : 'You can take a passage from the room it is in.';
  }
  if (view.step === 'entered' || view.step === 'done') return HAS_MOVED;
  if (isSame(here, site.place)) return 'Your piece is here already.';
  if (board === 'classic' && view.step === 'start') {
    if (!actions.some((action) => action.do === 'roll')) return BLOCKED;
    return actions.some((action) => action.do === 'passage') ? 'Roll first, or choose what is lit.' : 'Roll first.';
  }
  return `Your piece cannot get to ${placeName(site.place)} now.`;
}
