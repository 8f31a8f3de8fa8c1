import { lost } from '$lib/errorpage';
import { loadTool } from '$lib/tools';
import { words } from '$lib/words';

export const load = async ({ params }) => ({
  tool: (await loadTool(params.tool)) ?? lost(words.notebooks.unknownTool),
});
