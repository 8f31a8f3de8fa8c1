// What the page of all sounds says. It is apart from the shell's words: the home page does not need it.

import { spoken } from '$lib/language';
import type { en } from './en';

export const pageWords = spoken<typeof en>('/src/lib/sound/page/words');
