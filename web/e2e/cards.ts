// The cards of Clue as the browser tests read them: in English.

import { en } from '../src/games/clue/text/en';
import type { CardId } from '../src/games/clue/types.gen';

export { ROOMS, SUSPECTS, WEAPONS } from '../src/games/clue/cards';

export const nameOf = (card: CardId): string => en.cards[card];
