import type { GameModule } from '$lib/game';
import Board from './Board.svelte';
import Mark from './Mark.svelte';
import MoveList from './MoveList.svelte';
import Picture from './Picture.svelte';
import Rules from './Rules.svelte';
import Setup from './Setup.svelte';
import Tally from './Tally.svelte';
import Token from './Token.svelte';
import type * as types from './types.gen';
import { words } from './words';

const checkers: GameModule<types.View, types.Action, types.Sight, types.Setup> = {
  id: 'checkers',
  name: 'Checkers',
  blurb: 'Draughts on 32 squares, captures compulsory.',
  players: '2 players',
  minutes: 15,
  order: 40,
  hidesNothing: true,
  seatNames: () => ['Black', 'White'],
  Picture,
  Mark,
  Token,
  Board,
  Log: MoveList,
  Tally,
  Setup,
  Rules,
  words,
};

export default checkers;
