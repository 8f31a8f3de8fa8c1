/** The five things one can do, always in the same places; what is impossible says why. */
import { PASSAGES } from '../board/facts';
import { isSame, roomOf } from '../board/stage';
import { hereOf, idle, whyNoEnd, whyNoMove, whyNoPassage, whyNoSuggestion, type Situation } from '../reasons';
import type { Action } from '../types.gen';
import { text as game } from '../text';
import { text } from './text';

export interface Act {
  id: 'roll' | 'move' | 'passage' | 'suggest' | 'accuse' | 'end';
  label: string;
  icon: string;
  /** The key that presses it. */
  key: string;
  /** What a press does: an action, a dialog, or showing where to click; null = impossible now. */
  does: { action: Action } | { dialog: 'suggest' | 'accuse' } | { point: true } | null;
  /** Why it is impossible. */
  reason: string;
  /** What it does exactly, where its word does not say that. */
  about?: string | undefined;
}

function firstPlace(situation: Situation): Omit<Act, 'reason'> & { why: string } {
  const { view, actions, board } = situation;
  if (board === 'less') {
    const canMove = actions.some((action) => action.do === 'move');
    return { id: 'move', label: text.acts.move, icon: 'board', key: 'm', does: canMove ? { point: true } : null, why: whyNoMove(situation) };
  }
  const roll = actions.find((action) => action.do === 'roll');
  const label = view.step === 'rolled' ? text.acts.rolled : text.acts.roll;
  return { id: 'roll', label, icon: 'roll', key: 'r', does: roll ? { action: roll } : null, why: whyNoMove(situation) };
}

/** In Clue-less the passage is a move to the room at its other end. */
function passageOf(situation: Situation): Action | undefined {
  const room = roomOf(hereOf(situation));
  const end = room && PASSAGES[room];
  return situation.actions.find((action) => action.do === 'passage' || (situation.board === 'less' && action.do === 'move' && end && isSame(action.to, { room: end })));
}

export function actsOf(situation: Situation): Act[] {
  const { view, actions } = situation;
  const passage = passageOf(situation);
  const end = actions.find((action) => action.do === 'end-turn');
  const here = roomOf(hereOf(situation));
  const far = here && PASSAGES[here];
  const whereTo = here && far ? game.board.passage(here, far) : undefined;
  const none = idle(situation);
  const hasAsked = none === null && view.step === 'done' && here !== null;
  const places: (Omit<Act, 'reason'> & { why: string })[] = [
    firstPlace(situation),
    { id: 'passage', label: text.acts.passage, icon: 'passage', key: 'p', about: whereTo, does: passage ? { action: passage } : null, why: whyNoPassage(situation) },
    {
      id: 'suggest',
      label: hasAsked ? text.acts.asked : text.acts.suggest,
      icon: 'suggest',
      key: 'g',
      does: view.may_suggest ? { dialog: 'suggest' } : null,
      why: whyNoSuggestion(situation),
    },
    { id: 'accuse', label: text.acts.accuse, icon: 'accuse', key: 'a', does: view.may_accuse ? { dialog: 'accuse' } : null, why: '' },
    { id: 'end', label: text.acts.end, icon: 'end', key: 'e', does: end ? { action: end } : null, why: whyNoEnd(situation) },
  ];
  return places.map(({ why, ...place }) => ({ ...place, reason: place.does ? '' : (none ?? why) }));
}
