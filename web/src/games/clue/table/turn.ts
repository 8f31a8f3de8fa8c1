/**
 * What is to be done next in one's own turn, and what would be lost by ending it now. Only what the actions and the view
 * offer counts; nothing here decides what is allowed.
 */
import { roomOf } from '../board/stage';
import { movesOf } from '../moves';
import { hereOf, type Situation } from '../reasons';
import type { Room, Sight } from '../types.gen';
import type { Act } from './acts';

/** The one place of the bar that is brass; null = none: others are at it, or what is lit on the board is the button. */
export function nextAct(acts: readonly Act[], { view, actions }: Situation): Act['id'] | null {
  const can = (id: Act['id']) => acts.some((act) => act.id === id && act.does !== null);
  if (can('roll')) return 'roll';
  if (movesOf(view, actions).length > 0 || can('passage')) return null;
  return can('suggest') ? 'suggest' : can('end') ? 'end' : null;
}

/** What goes with the turn if it is ended now. */
export type Loss = { what: 'suggestion'; room: Room } | { what: 'move'; steps: number; rooms: Room[] } | { what: 'roll' };

export function lossOf(situation: Situation): Loss | null {
  const { view, actions } = situation;
  const here = roomOf(hereOf(situation));
  if (view.may_suggest && here) return { what: 'suggestion', room: here };
  if (actions.some((action) => action.do === 'roll')) return { what: 'roll' };
  if (view.step !== 'rolled') return null;
  const rooms = movesOf(view, actions).flatMap(({ to }) => roomOf(to) ?? []);
  const steps = view.dice.reduce((sum, die) => sum + die, 0);
  return rooms.length > 0 ? { what: 'move', steps, rooms } : null;
}

/** Nothing is left but to end the turn, or to accuse, which one may always do; and nobody has to think about silence. */
export function isSpent(acts: readonly Act[], situation: Situation, sights: readonly Sight[]): boolean {
  if (nextAct(acts, situation) !== 'end') return false;
  const asked = sights.findLast((sight) => sight.saw === 'suggested' || sight.saw === 'ended-turn');
  return !(asked?.saw === 'suggested' && asked.seat === situation.seat && asked.asked === null);
}
