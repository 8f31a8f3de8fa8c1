/**
 * Where the own piece may go now. Squares are many and travel in the view as numbers; rooms and hallways are listed among
 * the actions.
 */

import type { Action, View } from './types.gen';

export type Move = Extract<Action, { do: 'move' }>;

export function movesOf(view: View, actions: readonly Action[]): Move[] {
  const listed = actions.filter((action) => action.do === 'move');
  return [...listed, ...view.squares.map((square): Move => ({ do: 'move', to: { square } }))];
}
