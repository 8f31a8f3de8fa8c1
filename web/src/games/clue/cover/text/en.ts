/** What the home page says of Clue and Clue-less, and the names of its levels, in English. */
export const en = {
  clue: { name: 'Clue', blurb: 'Nine rooms, six suspects, one case file.', players: '2–6 players' },
  clueLess: { name: 'Clue-less', blurb: 'The short mystery: no dice, twelve hallways.', players: '3–6 players' },
  /** Level names for people. */
  levels: {
    random: { title: 'Random', about: 'Plays any legal move at random.' },
    forgetful: { title: 'Daydreamer', about: 'Keeps notes but misses half of what happens.' },
    classic: { title: 'Regular', about: 'Keeps notes and suggests cards it hasn’t seen.' },
    careful: { title: 'Thinker', about: 'Draws every conclusion and makes the most telling suggestion, but doesn’t read the other players.' },
    'master-sure': { title: 'Cautious Master', about: 'Like the Master, but accuses only when certain.' },
    master: { title: 'Master', about: 'Weighs every possible deal and gives little away.' },
  } as Record<string, { title: string; about: string }>,
  /** The notebook for a real table. */
  assistant: {
    name: 'Clue assistant',
    blurb: 'For a game with real cards. Enter what you see, and it works out the rest and shows why.',
    call: 'Open the notebook',
  },
};
