// What the page about the house says. It is apart from the shell's words: the home page does not need it.

import { spoken } from '$lib/language';
import type { en } from './en';

export const aboutWords = spoken<typeof en>('/src/lib/about/words');
