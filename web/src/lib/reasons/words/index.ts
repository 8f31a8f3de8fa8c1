import { spoken } from '$lib/language';
import type { en } from './en';

export const reasonWords = spoken<typeof en>('/src/lib/reasons/words');
