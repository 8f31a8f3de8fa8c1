import { de as game } from '../../text/de';
import type { en } from './en';

export const de: typeof en = {
  names: {
    x: { name: game.misterX, short: game.misterX },
    hale: { name: 'Inspektor Hale', short: 'Hale' },
    bray: { name: 'Sergeant Bray', short: 'Bray' },
    marlow: { name: 'Kit Marlow', short: 'Marlow' },
    finch: { name: 'Doktor Finch', short: 'Finch' },
    quill: { name: 'Miss Quill', short: 'Quill' },
  },
};
