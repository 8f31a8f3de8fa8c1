/** The rules of both games in the language that is spoken. */
import { inLanguage } from '$lib/language';
import { de } from './de';
import { en } from './en';

export const text = inLanguage({ en, de });
