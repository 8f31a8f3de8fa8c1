// Every sentence about saved games. They are apart from the shell's: the home page does not need them.

import { spoken } from '$lib/language';
import type { en } from './en';

export const saveWords = spoken<typeof en>('/src/lib/saves/words');
export const { proposedName } = saveWords;
