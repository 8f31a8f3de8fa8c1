/** What the home page shows of Scotland Yard; everything else comes with the first table. */
import type { GameCover } from '$lib/game';
import Mark from './Mark.svelte';
import { MISTER_X } from './names';
import Picture from './Picture.svelte';
import { text } from './text';
import type * as types from './types.gen';
import { seatNames, words } from './words';
import './styles.css';

const cover: GameCover<types.View, types.Action, types.Sight, types.Setup> = {
  id: 'scotland-yard',
  name: text.name,
  blurb: text.blurb,
  players: text.players,
  minutes: 40,
  order: 30,
  seatNames,
  teams: (setup) => [
    { name: MISTER_X, wins: text.xWins, seats: [0] },
    { name: text.allDetectives, wins: text.detectivesWin, seats: Array.from({ length: setup.detectives }, (_, index) => index + 1) },
  ],
  Picture,
  Mark,
  ground: '#24404f',
  words,
};

export default cover;
