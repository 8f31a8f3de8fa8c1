// What is said about the chat and about beginning again, in the language that is spoken.

import { spoken } from '$lib/language';
import type { en } from './en';

export const roomWords = spoken<typeof en>('/src/lib/table/words');
