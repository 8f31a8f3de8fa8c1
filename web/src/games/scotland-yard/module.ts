/** Everything the house needs to know of Scotland Yard. */
import type { GameModule } from '$lib/game';
import Board from './Board.svelte';
import { text } from './board/text';
import cover from './cover';
import { keys } from './keys';
import Side from './panels/Side.svelte';
import Tickets from './panels/Tickets.svelte';
import TravelLog from './panels/TravelLog.svelte';
import Rules from './Rules.svelte';
import Setup from './Setup.svelte';
import { sounds } from './sounds';
import Tally from './Tally.svelte';
import Token from './Token.svelte';
import type * as types from './types.gen';
import { shortSeatNames } from './words';

export const scotlandYard: GameModule<types.View, types.Action, types.Sight, types.Setup> = {
  ...cover,
  shortSeatNames,
  mayMove: (view, setup) =>
    setup.order === 'free' ? view.detectives.flatMap(({ moved }, index) => (moved ? [] : [index + 1])) : [],
  fillsScreen: true,
  Token,
  Board,
  Side,
  panels: [
    { id: 'windows', label: text.travelLog, Panel: TravelLog, isInSide: true },
    { id: 'tickets', label: text.tickets, Panel: Tickets, isInSide: true },
  ],
  logName: text.log,
  // Mister X sees everybody, himself too.
  revealed: { seat: 0 },
  Tally,
  Setup,
  Rules,
  keys,
  sounds,
};
