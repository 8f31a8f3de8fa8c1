/** What the home page shows of Scotland Yard; everything else comes with the first table. */
import { brainNames, type GameCover } from '$lib/game';
import { text } from './cover/text';
import picture from './cover/picture.svg';
import Mark from './Mark.svelte';
import './styles.css';

const cover: GameCover = {
  id: 'scotland-yard',
  name: text.name,
  blurb: text.blurb,
  players: text.players,
  minutes: 40,
  order: 30,
  review: 'page',
  fitsOneScreen: true,
  picture,
  Mark,
  ground: '#24404f',
  words: { brain: brainNames(text.levels) },
};

export default cover;
