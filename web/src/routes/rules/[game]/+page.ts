import { error } from '@sveltejs/kit';
import { loadGame } from '$lib/games';
import { words } from '$lib/words';

export const load = async ({ params }) => ({
  game: (await loadGame(params.game)) ?? error(404, words.problem.noGame),
});
