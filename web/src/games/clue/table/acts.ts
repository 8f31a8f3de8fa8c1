/** The five things one can do, always in the same places; what is impossible says why. */
import { isSame, roomOf } from '../board/stage';
import { PASSAGES } from '../board/facts';
import { SUSPECTS } from '../names';
import type { Action, View } from '../types.gen';

/** Classic Clue begins a turn with dice, Clue-less with a move. */
export type Board = 'classic' | 'less';

export interface Act {
  id: 'roll' | 'move' | 'passage' | 'suggest' | 'accuse' | 'end';
  label: string;
  icon: string;
  /** What a press does: an action, a dialog, or showing where to click; null = impossible now. */
  does: { action: Action } | { dialog: 'suggest' | 'accuse' } | { point: true } | null;
  /** Why it is impossible. */
  reason: string;
}

export interface Situation {
  view: View;
  actions: readonly Action[];
  seat: number | null;
  board: Board;
}

/** Why nothing at all can be done; null = it is my turn and free. */
function idle({ view, seat }: Situation): string | null {
  if (view.ended) return 'The game is over.';
  if (seat === null) return 'You are watching.';
  if (view.suggestion?.asked === seat) return 'Show a card first.';
  if (view.out.includes(seat)) return 'You are out: you only show cards now.';
  if (view.to_play !== seat) return 'It is not your turn.';
  if (view.suggestion) return 'Your suggestion waits for an answer.';
  if (view.step === 'rolling') return 'The dice are still falling.';
  return null;
}

const hereOf = ({ view, seat }: Situation) => view.pieces[SUSPECTS.indexOf(view.suspects[seat ?? 0] ?? 'scarlet')];

function whyNoMove({ view }: Situation): string {
  if (view.step === 'start') return 'Other pieces block every way.';
  return view.step === 'rolled' ? 'You have rolled.' : 'Your move is over for this turn.';
}

function whyNoPassage(situation: Situation): string {
  const room = roomOf(hereOf(situation));
  if (!room || !PASSAGES[room]) return 'There is no secret passage where you are.';
  return situation.view.step === 'rolled' ? 'You have rolled: a passage is taken instead.' : 'Your move is over for this turn.';
}

function whyNoSuggestion(situation: Situation): string {
  if (!roomOf(hereOf(situation))) return 'A suggestion is made in a room.';
  if (situation.view.step === 'done') return 'You have made your suggestion for this turn.';
  return 'You have not entered this room in this turn.';
}

function whyNoEnd({ view }: Situation): string {
  return view.step === 'entered' ? 'Make a suggestion first, or accuse.' : 'You have to move: there is a way.';
}

function firstPlace(situation: Situation): Omit<Act, 'reason'> & { why: string } {
  const { view, actions, board } = situation;
  if (board === 'less') {
    const canMove = actions.some((action) => action.do === 'move');
    return { id: 'move', label: 'Move', icon: 'board', does: canMove ? { point: true } : null, why: whyNoMove(situation) };
  }
  const roll = actions.find((action) => action.do === 'roll');
  const label = view.step === 'rolled' ? 'Rolled' : 'Roll';
  return { id: 'roll', label, icon: 'roll', does: roll ? { action: roll } : null, why: whyNoMove(situation) };
}

/** In Clue-less the passage is a move to the room at its other end. */
function passageOf(situation: Situation): Action | undefined {
  const room = roomOf(hereOf(situation));
  const end = room && PASSAGES[room];
  return situation.actions.find(
    (action) => action.do === 'passage' || (situation.board === 'less' && action.do === 'move' && end && isSame(action.to, { room: end })),
  );
}

export function actsOf(situation: Situation): Act[] {
  const { view, actions } = situation;
  const passage = passageOf(situation);
  const end = actions.find((action) => action.do === 'end-turn');
  const places: (Omit<Act, 'reason'> & { why: string })[] = [
    firstPlace(situation),
    { id: 'passage', label: 'Passage', icon: 'passage', does: passage ? { action: passage } : null, why: whyNoPassage(situation) },
    { id: 'suggest', label: 'Suggest', icon: 'suggest', does: view.may_suggest ? { dialog: 'suggest' } : null, why: whyNoSuggestion(situation) },
    { id: 'accuse', label: 'Accuse', icon: 'accuse', does: view.may_accuse ? { dialog: 'accuse' } : null, why: '' },
    { id: 'end', label: 'End turn', icon: 'end', does: end ? { action: end } : null, why: whyNoEnd(situation) },
  ];
  const none = idle(situation);
  return places.map(({ why, ...place }) => ({ ...place, reason: place.does ? '' : (none ?? why) }));
}
