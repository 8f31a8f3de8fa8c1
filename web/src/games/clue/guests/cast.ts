/** The six guests of the house who play Clue and Clue-less, in the voice of `talk/text`. A table draws lots who sits where. */
import type { Cast } from '$lib/game';
import { dice, shuffled } from '$lib/table/talk/dice';
import type { Setup } from '../types.gen';
import { shortSeatNames } from '../words';
import Badge from './Badge.svelte';
import { text } from './text';

/** Names of the house, the same in every language. */
export const GUESTS = [
  { id: 'fenwick', name: 'Fenwick' },
  { id: 'odette', name: 'Odette' },
  { id: 'basil', name: 'Basil' },
  { id: 'hester', name: 'Hester' },
  { id: 'ambrose', name: 'Ambrose' },
  { id: 'lavinia', name: 'Lavinia' },
] as const;

const STRENGTH: Readonly<Record<string, number>> = { random: 1, forgetful: 2, classic: 3, careful: 4, 'master-sure': 5, master: 5 };
const FACES = import.meta.glob<string>('./faces/*.svg', { eager: true, query: '?url', import: 'default' });

export const cast: Cast<Pick<Setup, 'suspects'>> = {
  // As many as there can be seats: nobody has to come twice.
  at: ({ id, seats }) => shuffled(GUESTS, dice(`guests ${id}`)).slice(0, seats.length),
  hasMonograms: true,
  faces: Object.fromEntries(GUESTS.map(({ id }) => [id, FACES[`./faces/${id}.svg`]!])),
  Badge,
  role: (setup, seat) => text.as(shortSeatNames(setup as Setup)[seat] ?? ''),
  strength: (brain) => ({ dots: STRENGTH[brain] ?? 1, of: 5 }),
};
