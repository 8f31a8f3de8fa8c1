// Every sentence about oneself and one's devices. They are apart from the shell's: the home page does not need them.

import { spoken } from '$lib/language';
import type { en } from './en';

export const meWords = spoken<typeof en>('/src/lib/me/words');
