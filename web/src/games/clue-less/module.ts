/** Everything the house needs to know of Clue-less. */
import type { GameModule } from '$lib/game';
import { shared } from '../clue/module';
import { clueLessWords } from '../clue/words';
import cover from './cover';
import Rules from './Rules.svelte';
import Setup from './Setup.svelte';
import { sounds } from './sounds';
import Table from './Table.svelte';
import type * as types from './types.gen';

export const clueLess: GameModule<types.View, types.Action, types.Sight, types.Setup> = {
  ...cover,
  ...shared,
  words: clueLessWords,
  Board: Table,
  Setup,
  Rules,
  sounds,
};
