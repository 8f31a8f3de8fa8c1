/** What the home page shows of Clue; everything else comes with the first table. */
import type { GameCover } from '$lib/game';
import Mark from './Mark.svelte';
import Picture from './Picture.svelte';
import { text } from './text';
import type * as types from './types.gen';
import { clueWords, seatNames } from './words';
import './styles.css';

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
  ground: '#6d1c22',
  words: clueWords,
};

export default cover;
