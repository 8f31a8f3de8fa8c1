/** Mister X and the five detectives of the house. Everyone keeps to a piece, so that colour and name go together. */
import type { Cast } from '$lib/game';
import type { Setup } from '../types.gen';
import { shortSeatNames } from '../words';
import Badge from './Badge.svelte';
import { text } from './text';

/** By seat. */
export const GUESTS = ['x', 'hale', 'bray', 'marlow', 'finch', 'quill'] as const;

const STRENGTH: Readonly<Record<string, number>> = { random: 1, novice: 2, classic: 3, steady: 4, master: 5 };
const FACES = import.meta.glob<string>('./faces/*.svg', { eager: true, query: '?url', import: 'default' });

export const cast: Cast<Setup> = {
  at: ({ seats }) => GUESTS.slice(0, seats.length).map((id) => ({ id, ...text.names[id] })),
  faces: Object.fromEntries(GUESTS.map((id) => [id, FACES[`./faces/${id}.svg`]!])),
  Badge,
  role: (setup, seat) => shortSeatNames(setup)[seat] ?? '',
  strength: (brain) => ({ dots: STRENGTH[brain] ?? 1, of: 5 }),
};
