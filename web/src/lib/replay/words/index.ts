import { spoken } from '$lib/language';
import type { en } from './en';

export const replayWords = spoken<typeof en>('/src/lib/replay/words');
