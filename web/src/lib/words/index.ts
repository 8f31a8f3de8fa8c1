// The shell's sentences in the language that is spoken.

import { spoken } from '../language';
import type { en } from './en';

export { capital, clock, sentence } from './plain';

export const words = spoken<typeof en>('/src/lib/words');
export const { list, span, ago } = words;
