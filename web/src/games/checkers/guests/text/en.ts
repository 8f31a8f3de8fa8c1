export const en = {
  /** The guests of the house, one for each level. */
  names: {
    pip: 'Pip Larkin',
    posy: 'Aunt Posy',
    tolley: 'Mr. Tolley',
    fenwick: 'Miss Fenwick',
    rudd: 'Captain Rudd',
    duval: 'Madame Duval',
    ashgrove: 'Old Ashgrove',
  },
};
