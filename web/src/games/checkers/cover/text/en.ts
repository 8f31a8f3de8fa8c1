/** What the home page says of checkers, and the names of its levels, in English. */
export const en = {
  name: 'Checkers',
  blurb: 'Draughts on 32 squares, captures compulsory.',
  players: '2 players',
  /** Levels for people, weakest first. */
  levels: {
    'very-easy': { title: 'Very easy', about: 'Gives its pieces away: for a first game.' },
    random: { title: 'Random', about: 'Plays any legal move, without a thought.' },
    easy: { title: 'Easy', about: 'Moves without a plan.' },
    medium: { title: 'Medium', about: 'Looks a few moves ahead, but expects you to play anything.' },
    hard: { title: 'Hard', about: 'Looks twice as far ahead as medium.' },
    skilled: { title: 'Skilled', about: 'Sees short combinations and knows a good position.' },
    expert: { title: 'Expert', about: 'Sees long combinations: an opponent for a club evening.' },
    master: { title: 'Master', about: 'Looks as far ahead as time allows and knows the endings.' },
  } as Record<string, { title: string; about: string }>,
  tool: {
    name: 'Checkers analysis',
    blurb: 'Look into a finished game: where it turned, and what would have been better.',
    call: 'Open a game',
    words: {
      title: 'Games',
      mine: 'My games',
      new: 'Open a game',
      emptyTitle: 'No game yet',
      empty: 'Analyse a finished game from its end, or open one from a PDN file. The house keeps it for you, on this device.',
    },
  },
};
