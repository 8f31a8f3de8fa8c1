import type { en } from './en';

export const de: typeof en = {
  names: {
    pip: 'Pip Larkin',
    posy: 'Tante Posy',
    tolley: 'Herr Tolley',
    fenwick: 'Fräulein Fenwick',
    rudd: 'Kapitän Rudd',
    duval: 'Madame Duval',
    ashgrove: 'Ashgrove senior',
  },
};
