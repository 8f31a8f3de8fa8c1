/** What the ending and the review say in the language that is spoken. */
import { spoken } from '$lib/language';
import type { en } from './en';

export const text = spoken<typeof en>('/src/games/clue/review/text');
