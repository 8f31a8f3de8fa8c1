/** What things on the board are called for those who listen. */
import { capital } from '$lib/words/plain';
import { nameOf, SUSPECTS, WEAPONS } from '../names';
import { text } from '../text';
import type { Place, View } from '../types.gen';
import { PASSAGES } from './facts';
import { isSame, roomOf, type Site } from './stage';

const say = text.board;

/** Pieces and weapons in a room, pieces elsewhere. */
function contents(view: View, place: Place): string[] {
  const pieces = SUSPECTS.filter((_, number) => isSame(view.pieces[number] ?? 'home', place) && place !== 'home');
  const room = roomOf(place);
  const weapons = WEAPONS.filter((_, number) => room !== null && view.weapons[number] === room);
  return [...pieces.map(nameOf), ...weapons.map(nameOf)];
}

/** "Kitchen: Miss Scarlet and Rope. You can go there, in three steps." */
export function siteLabel(view: View, site: Site, isLit: boolean, steps: number): string {
  if (site.kind === 'passage') {
    const room = roomOf(site.place);
    const end = room && PASSAGES[room];
    const name = room && end ? say.passage(room, end) : '';
    return isLit ? `${name}. ${say.canTake}` : name;
  }
  const room = roomOf(site.place);
  const name = room ? nameOf(room) : capital(say.place(site.place));
  const there = contents(view, site.place);
  const label = there.length > 0 ? `${name}: ${text.list(there)}` : name;
  if (!isLit) return label;
  return `${label}. ${say.canGo(steps)}`;
}

/** "Miss Scarlet, in the Lounge" */
export function pawnLabel(view: View, number: number): string {
  const suspect = SUSPECTS[number] ?? 'scarlet';
  const place = view.pieces[number] ?? 'home';
  const seat = view.suspects.indexOf(suspect);
  const part = seat < 0 ? `, ${say.notTakingPart}` : seat === view.to_play ? `, ${say.toPlay}` : '';
  return `${say.pawn(suspect, place)}${part}`;
}
