/** What the home page shows of Clue-less; everything else comes with the first table. */
import { brainNames, type GameCover } from '$lib/game';
import { text } from '../clue/cover/text';
import picture from './picture.svg';
import Mark from './Mark.svelte';
import '../clue/styles.css';

const cover: GameCover = {
  id: 'clue-less',
  name: text.clueLess.name,
  blurb: text.clueLess.blurb,
  players: text.clueLess.players,
  minutes: 20,
  order: 20,
  review: 'page',
  picture,
  Mark,
  ground: '#2a5a48',
  words: { brain: brainNames(text.levels) },
};

export default cover;
