// Every sentence about saved games in English.

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const minute = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** "<game>, 15 November, 18:04" */
const proposedName = (game: string, at: Date): string => `${game}, ${day.format(at)}, ${minute.format(at)}`;

export const en = {
  proposedName,
  title: 'Saved games',
  lead: 'Games you’ve saved for later. The house keeps them for you.',
  search: 'Search',
  searchHint: 'Name or game',
  found: (fitting: number, all: number) => (fitting === all ? '' : `${fitting} of ${all}`),
  more: 'Show more',
  moves: (moves: number | null) => (moves === null ? 'setup only' : moves === 0 ? 'at the start' : moves === 1 ? 'after one move' : `after ${moves} moves`),
  with: (names: string) => (names === '' ? '' : `with ${names}`),
  /** How long ago, in a few words. */
  saved: (age: string) => `saved ${age}`,
  go: 'Continue',
  play: 'Play',
  goThis: (name: string) => `Continue ${name}`,
  playThis: (name: string) => `Play ${name}`,
  changeThis: (name: string) => `Edit the setup ${name}`,
  renameThis: (name: string) => `Rename ${name}`,
  fileThis: (name: string) => `Download ${name}`,
  removeThis: (name: string) => `Delete ${name}`,
  emptyTitle: 'No saved games yet',
  empty: 'Save a game from the “Table” tab next to the board. Unfinished games stay on the home page anyway.',
  nothing: (text: string) => `No saved games match “${text}”.`,
  upload: 'Load a file',
  uploadHint: 'Load a game you downloaded here. Games with secrets open only in the house that saved them.',
  uploaded: (name: string) => `Loaded “${name}”.`,
  tooLarge: 'This file is too large to be a saved game.',
  unknownGame: (id: string) => `a game this page can’t show (${id})`,
  renameTitle: 'Rename the saved game',
  rename: 'Rename',
  removeTitle: (name: string) => `Delete “${name}”?`,
  removeText: 'This deletes the saved copy. Any table where it’s being played stays open.',
  remove: 'Delete',
  removed: (name: string) => `Deleted “${name}”.`,

  name: 'Name',
  noName: 'Enter a name for the saved game.',
  saveGame: 'Save this game',
  saveGameHint: 'Saves the game as it is now, so you can continue it later.',
  saveTitle: 'Save this game',
  saveSetup: 'Save this setup',
  saveSetupTitle: 'Save this setup',
  save: 'Save',
  done: (name: string) => `Saved as “${name}”.`,
  /** Where the setup on the screen comes from. */
  kept: (name: string, house: string, age: string) => `From your saved setup “${name}”, kept by the house at ${house} and saved ${age}.`,
  show: 'Show',

  tableTitle: 'Remove this table?',
  tableText: 'If others are playing, the table only leaves your list, and your seat stays yours. If not, the game is deleted. To keep a copy, save it first.',
  tableRemove: 'Remove',
  tableRemoved: 'Table removed.',
};
