// The shell's sentences in the language that is spoken.

import { inLanguage } from '../language';
import { de } from './de';
import { en } from './en';
import { telling } from './telling';

export { capital, clock, sentence } from './plain';

export const words = inLanguage({ en, de });
export const { list, span, ago } = words;
export const { noteText, optionsText, leaveText, outcomeTitle } = telling(words);
