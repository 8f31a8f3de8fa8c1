import { inLanguage } from '$lib/language';
import { de } from './de';
import { en } from './en';

/** Every sentence about who is away, and about time that is running out. */
export const presenceWords = inLanguage({ en, de });
