/** The seven who play checkers: one for each level. */
import type { Cast } from '$lib/game';
import Token from '../Token.svelte';
import type { Setup } from '../types.gen';
import { text as game } from '../text';
import { text } from './text';

/** The weakest first. */
const LEVELS = ['very-easy', 'easy', 'medium', 'hard', 'skilled', 'expert', 'master'];
const GUESTS = ['pip', 'posy', 'tolley', 'fenwick', 'rudd', 'duval', 'ashgrove'] as const;

const FACES = import.meta.glob<string>('./faces/*.svg', { eager: true, query: '?url', import: 'default' });
/** Any other computer plays no better than the weakest. */
const rankOf = (brain: string | null) => Math.max(0, LEVELS.indexOf(brain ?? ''));

export const cast: Cast<Setup> = {
  at({ seats }) {
    const [one = 0, other = 0] = seats.map(({ brain }) => rankOf(brain));
    const isTwin = one === other && seats.every(({ guest }) => guest === null);
    // Two of one level: the second sends whoever sits next to them in the order of levels.
    const ranks = isTwin ? [one, one === 0 ? 1 : one - 1] : [one, other];
    return ranks.map((rank) => ({ id: GUESTS[rank]!, name: text.names[GUESTS[rank]!] }));
  },
  faces: Object.fromEntries(GUESTS.map((id) => [id, FACES[`./faces/${id}.svg`]!])),
  Badge: Token,
  role: (_setup, seat) => (seat === 0 ? game.sides.black : game.sides.white),
  strength: (brain) => ({ dots: rankOf(brain) + 1, of: LEVELS.length }),
};
