import type { ToolModule } from '$lib/tool';
import Mark from './analysis/Mark.svelte';
import Picture from './analysis/Picture.svelte';

const analysis: ToolModule = {
  id: 'checkers-analysis',
  name: 'Checkers analysis',
  blurb: 'Look into a finished game: where it turned, and what would have been better.',
  call: 'Open a game',
  order: 20,
  Picture,
  Mark,
  words: {
    title: 'Games',
    mine: 'My games',
    new: 'Open a game',
    emptyTitle: 'No game yet',
    empty: 'Analyse a finished game from its end, or open one from a PDN file. The house keeps it for you, on this device.',
  },
  file: { ending: 'pdn', setup: (pdn) => ({ pdn }) },
  pages: async () => (await import('./analysis/pages')).pages,
};

export default analysis;
