// What is said about the chat, in the language that is spoken.

import { inLanguage } from '../../language';
import { de } from './de';
import { en } from './en';

export const chatWords = inLanguage({ en, de });
