/** Where the stage stands over a board: where it hides least of the scene. */
import type { Stage } from '../board/stage';
import type { Room } from '../types.gen';

/** How much of the board's height the stage takes, roughly. */
const SHARE = 0.48;

export function sideOf({ box, sites }: Stage, room: Room): 'top' | 'low' {
  const scene = sites.find(({ key }) => key === `room ${room}`)?.box ?? box;
  const high = box.height * SHARE;
  // Its lower half: there stand the pieces that come.
  const [upper, lower] = [scene.y + scene.height / 2, scene.y + scene.height];
  const hidden = (from: number) => Math.max(0, Math.min(lower, from + high) - Math.max(upper, from));
  return hidden(box.y) < hidden(box.y + box.height - high) ? 'top' : 'low';
}
