import type { ToolModule } from '$lib/tool';
import Mark from './analysis/Mark.svelte';
import picture from './analysis/picture.svg';
import { text } from './cover/text';
import './styles.css';

const analysis: ToolModule = {
  id: 'checkers-analysis',
  game: 'checkers',
  name: text.tool.name,
  blurb: text.tool.blurb,
  call: text.tool.call,
  order: 20,
  picture,
  Mark,
  ground: '#6a4429',
  words: text.tool.words,
  file: { ending: 'pdn', setup: (pdn) => ({ pdn }) },
  pages: async () => (await import('./analysis/pages')).pages,
};

export default analysis;
