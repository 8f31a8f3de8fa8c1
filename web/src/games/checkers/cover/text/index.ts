import { inLanguage } from '$lib/language';
import { de } from './de';
import { en } from './en';

export const text = inLanguage({ en, de });
