// The shell's sentences in the language that is spoken.

import { dictionary } from './dictionary';
import { telling } from './telling';

export { capital, clock, sentence } from './plain';

export const words = dictionary;
export const { list, span, ago } = words;
export const { noteText, optionsText, leaveText, outcomeTitle } = telling(words);
