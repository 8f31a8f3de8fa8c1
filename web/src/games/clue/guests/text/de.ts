import type { en } from './en';

export const de: typeof en = {
  as: (suspect) => `als ${suspect}`,
};
