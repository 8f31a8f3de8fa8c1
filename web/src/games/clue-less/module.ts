/** Everything the house needs to know of Clue-less. */
import type { GameModule } from '$lib/game';
import { shared } from '../clue/module';
import { clueLessWords } from '../clue/words';
import Mark from './Mark.svelte';
import Picture from './Picture.svelte';
import Rules from './Rules.svelte';
import Setup from './Setup.svelte';
import Table from './Table.svelte';
import type * as types from './types.gen';

export const clueLess: GameModule<types.View, types.Action, types.Sight, types.Setup> = {
  ...shared,
  id: 'clue-less',
  name: 'Clue-less',
  blurb: 'The short mystery: no dice, twelve hallways.',
  players: '3–6 players',
  minutes: 20,
  order: 20,
  Picture,
  Mark,
  Board: Table,
  Setup,
  Rules,
  words: clueLessWords,
};
