import { error } from '@sveltejs/kit';
import { houseApi, orErrorPage } from '$lib/api';
import { loadCover } from '$lib/games';
import { words } from '$lib/words';

export const load = async ({ params, fetch }) => {
  const game = (await loadCover(params.game)) ?? error(404, words.problem.noGame);
  return orErrorPage(async () => {
    // The first call makes us a guest, so that the socket finds one.
    return { game, me: await houseApi(fetch).me() };
  });
};
