// Which keys do what.

import { spoken } from '$lib/language';
import type { en } from './en';

export const words = spoken<typeof en>('/src/lib/keys/words');
