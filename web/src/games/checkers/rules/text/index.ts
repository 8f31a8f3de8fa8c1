/** The rules of checkers in the language that is spoken. */
import { spoken } from '$lib/language';
import type { en } from './en';

export const text = spoken<typeof en>('/src/games/checkers/rules/text');
