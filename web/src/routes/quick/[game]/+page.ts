import { houseApi } from '$lib/api';
import { lost, orErrorPage } from '$lib/errorpage';
import { loadCover } from '$lib/games';
import { words } from '$lib/words';

export const load = async ({ params, fetch }) => {
  const game = (await loadCover(params.game)) ?? lost(words.problem.noGame);
  return orErrorPage(async () => {
    // The first call makes us a guest, so that the socket finds one.
    return { game, me: await houseApi(fetch).me() };
  });
};
