// What is said about the chat and about beginning again, in the language that is spoken.

import { inLanguage } from '../../language';
import { de } from './de';
import { en } from './en';

export const roomWords = inLanguage({ en, de });
