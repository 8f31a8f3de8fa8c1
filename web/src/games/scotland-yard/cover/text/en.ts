/** What the home page says of Scotland Yard, and the names of its levels, in English. */
export const en = {
  name: 'Scotland Yard',
  blurb: 'Five detectives and one man in the fog.',
  players: '2–6 players',
  /** Level names for people. */
  levels: {
    random: { title: 'Random', about: 'Goes anywhere that is allowed, without a thought.' },
    novice: { title: 'Novice', about: 'Leaves much to chance: for a first game.' },
    classic: { title: 'Classic', about: 'Looks one move ahead: flees from who is near, goes where Mister X can be.' },
    steady: { title: 'Steady', about: 'Plans ahead, and now and then slips: good company for an evening.' },
    master: { title: 'Master', about: 'Plans for all detectives together, and as Mister X for what they must believe.' },
  } as Record<string, { title: string; about: string }>,
};
