// What is said about notebooks, in the language that is spoken.

import { spoken } from '$lib/language';
import type { en } from './en';

export const shelfWords = spoken<typeof en>('/src/lib/notebook/words');
