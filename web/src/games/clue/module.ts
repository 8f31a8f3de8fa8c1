/** Everything the house needs to know of Clue; what it shares with Clue-less is made here once. */
import type { GameModule } from '$lib/game';
import cover from './cover';
import { cast } from './guests/cast';
import Log from './Log.svelte';
import Hands from './Hands.svelte';
import NotesPanel from './notes/NotesPanel.svelte';
import ReviewPage from './review/ReviewPage.svelte';
import { recasts } from './recasts';
import { roundsOf } from './rounds';
import Rules from './Rules.svelte';
import Setup from './Setup.svelte';
import { sounds } from './sounds';
import Habits from './table/Habits.svelte';
import Record from './table/Record.svelte';
import Side from './table/Side.svelte';
import Table from './Table.svelte';
import { talk } from './talk';
import { text as game } from './text';
import { text } from './table/text';
import Tally from './Tally.svelte';
import Token from './Token.svelte';
import type * as types from './types.gen';
import { clueWords, seatNames, shortSeatNames } from './words';

/** The parts that are the same in both games. */
export const shared = {
  seatNames,
  shortSeatNames,
  recasts,
  cast,
  talk,
  Token,
  Log,
  logName: text.log,
  Side,
  panels: [
    { id: 'cards', label: text.cards, Panel: Side, isInSide: true },
    { id: 'notes', label: text.notes, Panel: NotesPanel, isColumn: true, replacesBoard: true },
  ],
  Tally,
  placesLine: true,
  rounds: (sights: types.Sight[]) => roundsOf(sights).map(({ round }) => round),
  Habits,
  record: { open: text.record.open, Panel: Record },
  revealed: { Panel: Hands },
  Review: ReviewPage,
  keys: game.keys,
};

export const clue: GameModule<types.View, types.Action, types.Sight, types.Setup> = {
  ...cover,
  ...shared,
  words: clueWords,
  Board: Table,
  Setup,
  Rules,
  sounds,
};
