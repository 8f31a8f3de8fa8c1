/** What the home page says of Clue and Clue-less, and the names of its levels, in English. */
export const en = {
  clue: { name: 'Clue', blurb: 'Nine rooms, six suspects, one envelope.', players: '2–6 players' },
  clueLess: { name: 'Clue-less', blurb: 'The short mystery: no dice, twelve hallways.', players: '3–6 players' },
  /** Level names for people. */
  levels: {
    random: { title: 'Random', about: 'Does anything that is allowed, without a thought.' },
    forgetful: { title: 'Forgetful', about: 'Keeps a checklist, but misses half of what is asked and shown.' },
    classic: { title: 'Classic', about: 'Keeps a checklist, and asks for what it has not seen.' },
    careful: { title: 'Careful', about: 'Draws every conclusion and asks what tells most, but does not read the others.' },
    'master-sure': { title: 'Master, sure', about: 'As Master, but accuses only when no doubt is left.' },
    master: { title: 'Master', about: 'Weighs every deal that is still possible, and gives little away.' },
  } as Record<string, { title: string; about: string }>,
  /** The notebook for a real table. */
  assistant: {
    name: 'Clue assistant',
    blurb: 'For a game at a real table. Enter what you see; it tells what follows, and why.',
    call: 'Open the notebook',
  },
};
