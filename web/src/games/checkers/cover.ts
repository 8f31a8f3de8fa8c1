/** What the home page shows of checkers; everything else comes with the first table. */
import { brainNames, type GameCover } from '$lib/game';
import { text } from './cover/text';
import picture from './cover/picture.svg';
import Mark from './Mark.svelte';
import './styles.css';

const cover: GameCover = {
  id: 'checkers',
  name: text.name,
  blurb: text.blurb,
  players: text.players,
  minutes: 15,
  order: 40,
  fitsOneScreen: true,
  review: { tool: 'checkers-analysis' },
  picture,
  Mark,
  ground: '#6a4429',
  words: { brain: brainNames(text.levels) },
};

export default cover;
