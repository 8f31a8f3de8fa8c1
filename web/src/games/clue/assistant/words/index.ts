// Every sentence of the assistant that the house does not say itself, in the language that is spoken.

import { inLanguage } from '$lib/language';
import { de } from './de';
import { en } from './en';

export { grouped, percent, TOOL } from './plain';

export const words = inLanguage({ en, de });
export const { holderName, cellLabel, echo, news } = words;
