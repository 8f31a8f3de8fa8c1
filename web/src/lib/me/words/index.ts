// Every sentence about oneself and one's devices. They are apart from the shell's: the home page does not need them.

import { inLanguage } from '../../language';
import { de } from './de';
import { en } from './en';

export const meWords = inLanguage({ en, de });
