import { spoken } from '$lib/language';
import type { en } from './en';

export const words = spoken<typeof en>('/src/lib/sound/words');
