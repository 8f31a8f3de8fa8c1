import type { ToolModule } from '$lib/tool';
import Mark from './assistant/Mark.svelte';
import Picture from './assistant/Picture.svelte';

const assistant: ToolModule = {
  id: 'clue-assistant',
  name: 'Clue assistant',
  blurb: 'For a game at a real table. Enter what you see; it tells what follows, and why.',
  call: 'Open the notebook',
  order: 10,
  Picture,
  Mark,
  pages: async () => (await import('./assistant/pages')).pages,
};

export default assistant;
