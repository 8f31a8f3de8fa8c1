/**
 * Why something cannot be done now, for a press in the bar and a click on the board. What can be done is said by the
 * actions and the view alone; these are the words for the rest.
 */
import { PASSAGES } from './board/facts';
import { isSame, roomOf, type Board, type Site } from './board/stage';
import { SUSPECTS } from './names';
import { text } from './text';
import type { Action, Place, View } from './types.gen';

export interface Situation {
  view: View;
  actions: readonly Action[];
  seat: number | null;
  board: Board;
}

const say = text.reasons;

/** Where my piece is. */
export const hereOf = ({ view, seat }: Situation): Place => view.pieces[SUSPECTS.indexOf(view.suspects[seat ?? 0] ?? 'scarlet')] ?? 'home';

/** Why nothing at all can be done; null = it is my turn and free. */
export function idle({ view, seat }: Situation): string | null {
  if (view.ended) return say.over;
  if (seat === null) return say.watching;
  if (view.suggestion?.asked === seat) return say.showFirst;
  if (view.out.includes(seat)) return say.out;
  if (view.to_play !== seat) return say.notYourTurn;
  if (view.suggestion) return say.waitsForAnswer;
  if (view.step === 'rolling') return say.rolling;
  return null;
}

export function whyNoMove({ view }: Situation): string {
  if (view.step === 'start') return say.blocked;
  return view.step === 'rolled' ? say.rolled : say.hasMoved;
}

export function whyNoPassage(situation: Situation): string {
  const room = roomOf(hereOf(situation));
  if (!room || !PASSAGES[room]) return say.noPassage;
  return situation.view.step === 'rolled' ? say.rolledPassage : say.hasMoved;
}

export function whyNoSuggestion(situation: Situation): string {
  if (!roomOf(hereOf(situation))) return say.notInRoom;
  if (situation.view.step === 'done') return say.hasSuggested;
  return say.notEntered;
}

export function whyNoEnd({ view }: Situation): string {
  return view.step === 'entered' ? say.suggestFirst : say.mustMove;
}

/** Why a click on a place that is not lit leads nowhere; null = no need to say. */
export function whyNotThere(situation: Situation, site: Site): string | null {
  const { view, actions, seat, board } = situation;
  if (seat === null || view.ended) return null;
  const none = idle(situation);
  if (none) return none;
  const here = hereOf(situation);
  if (site.kind === 'passage') {
    return isSame(here, site.place) ? whyNoPassage(situation) : say.passageElsewhere;
  }
  if (view.step === 'entered' || view.step === 'done') return say.hasMoved;
  if (isSame(here, site.place)) return say.hereAlready;
  if (board === 'classic' && view.step === 'start') {
    if (!actions.some((action) => action.do === 'roll')) return say.blocked;
    return actions.some((action) => action.do === 'passage') ? say.rollOrLit : say.rollFirst;
  }
  return say.cannotReach(site.place);
}
