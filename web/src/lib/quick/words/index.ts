import { spoken } from '$lib/language';
import type { en } from './en';

export const quickWords = spoken<typeof en>('/src/lib/quick/words');
