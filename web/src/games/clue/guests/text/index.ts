import { spoken } from '$lib/language';
import type { en } from './en';

export const text = spoken<typeof en>('/src/games/clue/guests/text');
