import { spoken } from '$lib/language';
import type { en } from './en';

/** Every sentence about who is away, and about time that is running out. */
export const presenceWords = spoken<typeof en>('/src/lib/table/presence/words');
