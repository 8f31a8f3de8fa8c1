/** Everything the house needs to know of Clue; what it shares with Clue-less is made here once. */
import type { GameModule } from '$lib/game';
import Log from './Log.svelte';
import Mark from './Mark.svelte';
import NotesPanel from './notes/NotesPanel.svelte';
import Picture from './Picture.svelte';
import Rules from './Rules.svelte';
import Setup from './Setup.svelte';
import Side from './table/Side.svelte';
import Table from './Table.svelte';
import Tally from './Tally.svelte';
import Token from './Token.svelte';
import type * as types from './types.gen';
import { clueWords, seatNames, shortSeatNames } from './words';

/** The parts that are the same in both games. */
export const shared = {
  seatNames,
  shortSeatNames,
  Token,
  Log,
  logName: 'Log',
  Side,
  panels: [{ id: 'notes', label: 'Notes', Panel: NotesPanel, isColumn: true }],
  Tally,
};

export const clue: GameModule<types.View, types.Action, types.Sight, types.Setup> = {
  ...shared,
  id: 'clue',
  name: 'Clue',
  blurb: 'Nine rooms, six suspects, one envelope.',
  players: '2–6 players',
  minutes: 45,
  order: 10,
  Picture,
  Mark,
  Board: Table,
  Setup,
  Rules,
  words: clueWords,
};
