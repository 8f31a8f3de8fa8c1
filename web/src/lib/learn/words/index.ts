import { inLanguage } from '$lib/language';
import { de } from './de';
import { en } from './en';

export const learnWords = inLanguage({ en, de });
