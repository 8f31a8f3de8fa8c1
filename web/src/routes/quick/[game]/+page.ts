import { error } from '@sveltejs/kit';
import { ApiError, houseApi } from '$lib/api';
import { loadCover } from '$lib/games';
import { words } from '$lib/words';

export const load = async ({ params, fetch }) => {
  const game = (await loadCover(params.game)) ?? error(404, words.problem.noGame);
  try {
    // The first call makes us a guest, so that the socket finds one.
    return { game, me: await houseApi(fetch).me() };
  } catch (reason) {
    if (reason instanceof ApiError) error(reason.status || 503, reason.message);
    throw reason;
  }
};
