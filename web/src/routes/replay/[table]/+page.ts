import { ApiError, houseApi } from '$lib/api';
import { lost, toErrorPage } from '$lib/errorpage';
import { loadGame } from '$lib/games';
import { isEyes, replayApi, type Eyes } from '$lib/replay/api';
import { replayWords } from '$lib/replay/words';

export const load = async ({ params, url, fetch }) => {
  const { table } = params;
  const api = replayApi(fetch);
  const wanted = url.searchParams.get('eyes');
  try {
    // The first question makes a stranger a guest.
    const me = await houseApi(fetch).me();
    let eyes: Eyes = isEyes(wanted) ? wanted : 'all';
    let replay = await api.replay(table, eyes);
    // Whoever played it wants to see first what they saw then.
    const mine = replay.table.seats.findIndex(({ guest }) => guest?.id === me.id);
    if (!isEyes(wanted) && mine >= 0) {
      eyes = `${mine}`;
      replay = await api.replay(table, eyes);
    }
    const step = Number.parseInt(url.searchParams.get('step') ?? '0', 10);
    return { table, game: await loadGame(replay.table.game), found: { replay, eyes, step } };
  } catch (reason) {
    if (reason instanceof ApiError && reason.status === 403) return { table, game: null, found: null };
    if (reason instanceof ApiError && reason.status === 404) return lost(reason.message, replayWords.lost);
    return toErrorPage(reason);
  }
};
