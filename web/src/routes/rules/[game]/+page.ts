import { lost } from '$lib/errorpage';
import { loadGame } from '$lib/games';
import { words } from '$lib/words';

export const load = async ({ params }) => ({
  game: (await loadGame(params.game)) ?? lost(words.problem.noGame),
});
