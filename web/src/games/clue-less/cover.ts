/** What the home page shows of Clue-less; everything else comes with the first table. */
import type { GameCover } from '$lib/game';
import { text } from '../clue/text';
import { clueLessWords, seatNames } from '../clue/words';
import Mark from './Mark.svelte';
import Picture from './Picture.svelte';
import type * as types from './types.gen';
import '../clue/styles.css';

const cover: GameCover<types.View, types.Action, types.Sight, types.Setup> = {
  id: 'clue-less',
  name: text.clueLess.name,
  blurb: text.clueLess.blurb,
  players: text.clueLess.players,
  minutes: 20,
  order: 20,
  seatNames,
  Picture,
  Mark,
  ground: '#2a5a48',
  words: clueLessWords,
};

export default cover;
