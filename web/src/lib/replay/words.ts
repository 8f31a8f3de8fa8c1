import { inLanguage } from '$lib/language';
import { de } from './words/de';
import { en } from './words/en';

export const replayWords = inLanguage({ en, de });
