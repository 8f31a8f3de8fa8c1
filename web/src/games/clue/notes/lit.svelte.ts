/** Cards that are being chosen elsewhere: their rows stand out on the notes. */
import type { CardId } from '../types.gen';

export const lit = $state<{ cards: CardId[] }>({ cards: [] });
