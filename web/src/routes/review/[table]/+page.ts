import { ApiError, houseApi } from '$lib/api';
import { lost, toErrorPage } from '$lib/errorpage';
import { loadGame } from '$lib/games';
import { replayApi } from '$lib/replay/api';
import { words } from '$lib/words';

/** A number in the address; null for anything else. */
const numberIn = (text: string | null): number | null => (text !== null && /^\d{1,3}$/.test(text) ? Number(text) : null);

export const load = async ({ params, url, fetch }) => {
  const { table } = params;
  const api = replayApi(fetch);
  try {
    // The first question makes a stranger a guest.
    const me = await houseApi(fetch).me();
    const replay = await api.replay(table, 'watch');
    const { views } = await api.views(table, 'watch', replay.moments.length - 1);
    const mine = replay.table.seats.findIndex(({ guest }) => guest?.id === me.id);
    const seat = numberIn(url.searchParams.get('seat'));
    const at = { seat: seat !== null && seat < replay.table.seats.length ? seat : null, round: numberIn(url.searchParams.get('round')) };
    return { table, game: await loadGame(replay.table.game), found: { view: replay.table, end: views[0], sights: replay.sights, mine: mine < 0 ? null : mine, at } };
  } catch (reason) {
    if (reason instanceof ApiError && reason.status === 403) return { table, game: null, found: null };
    if (reason instanceof ApiError && reason.status === 404) return lost(reason.message, words.table.lookBack);
    return toErrorPage(reason);
  }
};
