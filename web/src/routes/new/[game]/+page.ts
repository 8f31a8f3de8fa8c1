import { error } from '@sveltejs/kit';
import { ApiError, houseApi } from '$lib/api';
import { fitsOneScreen, type GameModule } from '$lib/game';
import { loadGame } from '$lib/games';
import type { Mode } from '$lib/lobby/setup.svelte';
import { words } from '$lib/words';

function wayToPlay(wanted: string | null, game: GameModule): Mode {
  if (wanted === 'host') return 'host';
  return wanted === 'screen' && fitsOneScreen(game) ? 'screen' : 'computer';
}

export const load = async ({ params, url, fetch }) => {
  const api = houseApi(fetch);
  const game = (await loadGame(params.game)) ?? error(404, words.problem.noGame);
  try {
    // One after the other: the first makes us a guest, and two at once would make two.
    const me = await api.me();
    const house = await api.house();
    const info = house.games.find((each) => each.id === game.id) ?? error(404, words.problem.noGame);
    return { game, info, me, mode: wayToPlay(url.searchParams.get('mode'), game) };
  } catch (reason) {
    if (reason instanceof ApiError) error(reason.status || 503, reason.message);
    throw reason;
  }
};
