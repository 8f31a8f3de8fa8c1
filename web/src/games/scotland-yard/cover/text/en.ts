/** What the home page says of Scotland Yard, and the names of its levels, in English. */
export const en = {
  name: 'Scotland Yard',
  blurb: 'Five detectives and one man in the fog.',
  players: '2–6 players',
  /** Level names for people. */
  levels: {
    random: { title: 'Random', about: 'Plays any legal move at random.' },
    novice: { title: 'Novice', about: 'Leaves a lot to chance. For your first game.' },
    classic: { title: 'Regular', about: 'Looks one move ahead: runs from the nearest detective, or heads for where Mister X may be.' },
    steady: { title: 'Old hand', about: 'Plans ahead and slips now and then. Good company for an evening.' },
    master: { title: 'Master', about: 'Plans for all the detectives together. As Mister X, plays on what they believe.' },
  } as Record<string, { title: string; about: string }>,
};
