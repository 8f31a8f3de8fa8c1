import { lost } from '$lib/errorpage';
import { loadTool } from '$lib/tools';
import { shelfWords } from '$lib/notebook/words';

export const load = async ({ params }) => ({
  tool: (await loadTool(params.tool)) ?? lost(shelfWords.unknownTool),
});
