import { spoken } from '$lib/language';
import type { en } from './en';

export const learnWords = spoken<typeof en>('/src/lib/learn/words');
