/** What the home page shows of Clue; everything else comes with the first table. */
import type { GameCover } from '$lib/game';
import Mark from './Mark.svelte';
import Picture from './Picture.svelte';
import { text } from './text';
import type * as types from './types.gen';
import { clueWords, seatNames } from './words';

const cover: GameCover<types.View, types.Action, types.Sight, types.Setup> = {
  id: 'clue',
  name: text.clue.name,
  blurb: text.clue.blurb,
  players: text.clue.players,
  minutes: 45,
  order: 10,
  seatNames,
  Picture,
  Mark,
  words: clueWords,
};

export default cover;
