// Every sentence of the assistant that the house does not say itself, in the language that is spoken.

import { spoken } from '$lib/language';
import type { en } from './en';

export { TOOL } from './plain';

export const words = spoken<typeof en>('/src/games/clue/assistant/words');
export const { holderName, cellLabel, echo, news } = words;
