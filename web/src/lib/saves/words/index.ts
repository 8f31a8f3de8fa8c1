// Every sentence about saved games. They are apart from the shell's: the home page does not need them.

import { inLanguage } from '$lib/language';
import { de } from './de';
import { en } from './en';

export const saveWords = inLanguage({ en, de });
export const { proposedName } = saveWords;
