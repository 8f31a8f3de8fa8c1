import { houseApi } from '$lib/api';
import { orErrorPage } from '$lib/errorpage';
import { loadCovers } from '$lib/games';
import { savesApi } from '$lib/saves/api';

export const load = ({ fetch }) =>
  orErrorPage(async () => {
    // The first call makes us a guest, whose saves these are.
    const me = await houseApi(fetch).me();
    const [games, first] = await Promise.all([loadCovers(), savesApi(fetch).list('', 0)]);
    return { me, games, first, now: Date.now() };
  });
