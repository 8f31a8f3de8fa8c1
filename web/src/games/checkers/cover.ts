import type { GameCover } from '$lib/game';
import Mark from './Mark.svelte';
import Picture from './Picture.svelte';
import { text } from './text';
import type * as types from './types.gen';
import { words } from './words';
import './styles.css';

/** What the home page shows of checkers; everything else comes with the first table. */
const cover: GameCover<types.View, types.Action, types.Sight, types.Setup> = {
  id: 'checkers',
  name: text.name,
  blurb: text.blurb,
  players: text.players,
  minutes: 15,
  order: 40,
  hidesNothing: true,
  review: 'checkers-analysis',
  seatNames: () => [text.sides.black, text.sides.white],
  Picture,
  Mark,
  ground: '#6a4429',
  words,
};

export default cover;
