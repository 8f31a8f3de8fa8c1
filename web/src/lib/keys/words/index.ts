// Which keys do what.

import { inLanguage } from '$lib/language';
import { de } from './de';
import { en } from './en';

export const words = inLanguage({ en, de });
