import { error } from '@sveltejs/kit';
import { loadTool } from '$lib/tools';
import { words } from '$lib/words';

export const load = async ({ params }) => ({
  tool: (await loadTool(params.tool)) ?? error(404, words.notebooks.unknownTool),
});
