import type { ToolModule } from '$lib/tool';
import Mark from './assistant/Mark.svelte';
import picture from './assistant/picture.svg';
import { text } from './cover/text';
import './styles.css';

const assistant: ToolModule = {
  id: 'clue-assistant',
  game: 'clue',
  name: text.assistant.name,
  blurb: text.assistant.blurb,
  call: text.assistant.call,
  order: 10,
  picture,
  Mark,
  ground: '#574636',
  pages: async () => (await import('./assistant/pages')).pages,
};

export default assistant;
