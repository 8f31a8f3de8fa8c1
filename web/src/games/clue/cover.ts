/** What the home page shows of Clue; everything else comes with the first table. */
import { brainNames, type GameCover } from '$lib/game';
import { text } from './cover/text';
import picture from './cover/picture.svg';
import Mark from './Mark.svelte';
import './styles.css';

const cover: GameCover = {
  id: 'clue',
  name: text.clue.name,
  blurb: text.clue.blurb,
  players: text.clue.players,
  minutes: 45,
  order: 10,
  review: 'page',
  picture,
  Mark,
  ground: '#6d1c22',
  words: { brain: brainNames(text.levels) },
};

export default cover;
