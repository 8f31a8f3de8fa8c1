/** What things on the board are called for those who listen. */
import { capital, counted, list } from '../grammar';
import { nameOf, said, SUSPECTS, WEAPONS } from '../names';
import type { Place, View } from '../types.gen';
import { PASSAGES } from './facts';
import { isSame, roomOf, type Site } from './stage';

/** "row 7, column 12": squares have no names. Counted from one, as people count. */
export function placeName(place: Place): string {
  if (place === 'home') return 'home';
  if ('square' in place) return `row ${place.square[0] + 1}, column ${place.square[1] + 1}`;
  if ('room' in place) return said(place.room);
  return `the hallway between ${list(place.hallway.map(said))}`;
}

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
    return `Secret passage from ${placeName(site.place)} to ${end ? said(end) : 'nowhere'}${isLit ? '. You can take it.' : ''}`;
  }
  const room = roomOf(site.place);
  const name = room ? nameOf(room) : capital(placeName(site.place));
  const there = contents(view, site.place);
  const label = there.length > 0 ? `${name}: ${list(there)}` : name;
  if (!isLit) return label;
  return `${label}. You can go there${steps > 1 ? `, in ${counted(steps, 'step')}` : ''}.`;
}

/** "Miss Scarlet, in the Lounge" */
export function pawnLabel(view: View, number: number): string {
  const suspect = SUSPECTS[number] ?? 'scarlet';
  const place = view.pieces[number] ?? 'home';
  const seat = view.suspects.indexOf(suspect);
  const part = seat < 0 ? ', not taking part' : seat === view.to_play ? ', to play' : '';
  const where = place === 'home' ? 'at home' : 'square' in place ? `on ${placeName(place)}` : `in ${placeName(place)}`;
  return `${nameOf(suspect)}, ${where}${part}`;
}
