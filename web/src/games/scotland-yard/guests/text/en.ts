import { en as game } from '../../text/en';

export const en = {
  /** Who plays for computers; short where there is little room. */
  names: {
    x: { name: game.misterX, short: game.misterX },
    hale: { name: 'Inspector Hale', short: 'Hale' },
    bray: { name: 'Sergeant Bray', short: 'Bray' },
    marlow: { name: 'Kit Marlow', short: 'Marlow' },
    finch: { name: 'Doctor Finch', short: 'Finch' },
    quill: { name: 'Miss Quill', short: 'Quill' },
  },
};
