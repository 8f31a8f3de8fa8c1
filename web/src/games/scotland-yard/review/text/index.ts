/** What the review says, in the language that is spoken. */
import { spoken } from '$lib/language';
import type { en } from './en';

export const text = spoken<typeof en>('/src/games/scotland-yard/review/text');
