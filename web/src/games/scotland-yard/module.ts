/** Everything the house needs to know of Scotland Yard. */
import type { GameModule } from '$lib/game';
import Board from './Board.svelte';
import { MISTER_X } from './names';
import Mark from './Mark.svelte';
import Side from './panels/Side.svelte';
import Tickets from './panels/Tickets.svelte';
import TravelLog from './panels/TravelLog.svelte';
import Picture from './Picture.svelte';
import Rules from './Rules.svelte';
import Setup from './Setup.svelte';
import Tally from './Tally.svelte';
import Token from './Token.svelte';
import type * as types from './types.gen';
import { seatNames, shortSeatNames, words } from './words';

export const scotlandYard: GameModule<types.View, types.Action, types.Sight, types.Setup> = {
  id: 'scotland-yard',
  name: 'Scotland Yard',
  blurb: 'Five detectives and one man in the fog.',
  players: '2–6 players',
  minutes: 40,
  order: 30,
  seatNames,
  shortSeatNames,
  teams: (setup) => [
    { name: MISTER_X, seats: [0] },
    { name: 'all detectives', seats: Array.from({ length: setup.detectives }, (_, index) => index + 1) },
  ],
  mayMove: (view, setup) =>
    setup.order === 'free' ? view.detectives.flatMap(({ moved }, index) => (moved ? [] : [index + 1])) : [],
  fillsScreen: true,
  Picture,
  Mark,
  Token,
  Board,
  Side,
  panels: [
    { id: 'windows', label: 'Travel log', Panel: TravelLog, isInSide: true },
    { id: 'tickets', label: 'Tickets', Panel: Tickets, isInSide: true },
  ],
  logName: 'Moves',
  Tally,
  Setup,
  Rules,
  words,
};
