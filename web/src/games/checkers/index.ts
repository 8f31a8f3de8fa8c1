import type { GameModule } from '$lib/game';
import Board from './Board.svelte';
import cover from './cover';
import { cast } from './guests/cast';
import MoveList from './MoveList.svelte';
import Remark from './Remark.svelte';
import Rules from './Rules.svelte';
import Setup from './Setup.svelte';
import { sounds } from './sounds';
import { text } from './text';
import Tally from './Tally.svelte';
import Token from './Token.svelte';
import type * as types from './types.gen';
import { words } from './words';

const checkers: GameModule<types.View, types.Action, types.Sight, types.Setup> = {
  ...cover,
  hidesNothing: true,
  seatNames: () => [text.sides.black, text.sides.white],
  cast,
  words,
  // `easy` is the same.
  unlisted: ['random'],
  Token,
  Board,
  Log: MoveList,
  Remark,
  Tally,
  Setup,
  Rules,
  keys: text.keys,
  sounds,
};

export default checkers;
