// Every sentence about saved games in English.

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const minute = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** "<game>, 15 November, 18:04" */
const proposedName = (game: string, at: Date): string => `${game}, ${day.format(at)}, ${minute.format(at)}`;

export const en = {
  proposedName,
  title: 'Saved games',
  lead: 'Games you have put aside. The house keeps them for you, on this device.',
  search: 'Search',
  searchHint: 'Name or game',
  found: (fitting: number, all: number) => (fitting === all ? '' : `${fitting} of ${all}`),
  more: 'Show more',
  moves: (moves: number | null) => (moves === null ? 'set-up, nothing played' : moves === 0 ? 'at the beginning' : moves === 1 ? 'after one move' : `after ${moves} moves`),
  with: (names: string) => (names === '' ? '' : `with ${names}`),
  /** How long ago, in a few words. */
  saved: (age: string) => `saved ${age}`,
  go: 'Go on',
  play: 'Play',
  goThis: (name: string) => `Go on with ${name}`,
  playThis: (name: string) => `Play ${name}`,
  changeThis: (name: string) => `Change the set-up ${name}`,
  renameThis: (name: string) => `Rename ${name}`,
  fileThis: (name: string) => `Download ${name}`,
  removeThis: (name: string) => `Delete ${name}`,
  emptyTitle: 'No saved game yet',
  empty: 'Save a game from the “Table” tab beside its board. Games you leave unfinished stay on the home page anyway.',
  nothing: (text: string) => `No saved game fits “${text}”.`,
  upload: 'Load from file',
  uploadHint: 'A file to load is one that was downloaded here. One of a game with secrets opens in the house that sealed it, and nowhere else.',
  uploaded: (name: string) => `“${name}” is loaded.`,
  tooLarge: 'This file is too large to be a saved game.',
  unknownGame: (id: string) => `a game this page cannot show (${id})`,
  renameTitle: 'Rename the saved game',
  rename: 'Rename it',
  removeTitle: (name: string) => `Delete “${name}”?`,
  removeText: 'The saved game is lost. A table where it is played stays as it is.',
  remove: 'Delete it',
  removed: (name: string) => `“${name}” is deleted.`,

  name: 'Name',
  noName: 'A saved game needs a name. Enter one.',
  saveGame: 'Save this game',
  saveGameHint: 'Keeps it as it is now, to go on from here another time.',
  saveTitle: 'Save this game',
  saveSetup: 'Save this set-up',
  saveSetupTitle: 'Save this set-up',
  save: 'Save it',
  done: (name: string) => `Saved as “${name}”.`,
  show: 'Show',

  tableTitle: 'Remove this table?',
  tableText: 'The game there ends for good, unless others play: then it only leaves your list, and your seat stays yours. To keep a copy, save it first.',
  tableRemove: 'Remove it',
  tableRemoved: 'The table is removed.',
};
