/** What the home page says of checkers, and the names of its levels, in English. */
export const en = {
  name: 'Checkers',
  blurb: 'English draughts: twelve men a side, and you must jump.',
  players: '2 players',
  /** Levels for people, weakest first. */
  levels: {
    'very-easy': { title: 'Novice', about: 'Gives its pieces away. For your first game.' },
    random: { title: 'Random', about: 'Plays any legal move at random.' },
    easy: { title: 'Beginner', about: 'Moves without a plan.' },
    medium: { title: 'Amateur', about: 'Looks a few moves ahead but doesn’t expect your best reply.' },
    hard: { title: 'Regular', about: 'Looks twice as far ahead as the Amateur.' },
    skilled: { title: 'Club player', about: 'Sees short combinations and knows a good position.' },
    expert: { title: 'Expert', about: 'Sees long combinations. Club strength.' },
    master: { title: 'Master', about: 'Looks as far ahead as time allows and knows its endgames.' },
  } as Record<string, { title: string; about: string }>,
  tool: {
    name: 'Checkers analysis',
    blurb: 'Review a finished game: where it turned and what would have been better.',
    call: 'Open a game',
    words: {
      title: 'Games',
      mine: 'My games',
      new: 'Open a game',
      emptyTitle: 'No games yet',
      empty: 'Choose “Analyse” when a game ends, or open a PDN file. The house keeps it for you.',
    },
  },
};
