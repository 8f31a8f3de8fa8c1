import { houseApi } from '$lib/api';
import { loadCovers } from '$lib/games';
import { savesApi } from '$lib/saves/api';

export const load = async ({ fetch }) => {
  // The first question makes a stranger a guest.
  const me = await houseApi(fetch).me();
  const [games, first] = await Promise.all([loadCovers(), savesApi(fetch).list('', 0)]);
  return { me, games, first, now: Date.now() };
};
