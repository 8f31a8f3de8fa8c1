import { houseApi } from '$lib/api';
import { lost, orErrorPage } from '$lib/errorpage';
import type { GameModule } from '$lib/game';
import { loadGame } from '$lib/games';
import type { Mode } from '$lib/lobby/setup.svelte';
import { savesApi } from '$lib/saves/api';
import { words } from '$lib/words';

function wayToPlay(wanted: string | null, game: GameModule): Mode {
  if (wanted === 'host') return 'host';
  return wanted === 'screen' && game.fitsOneScreen ? 'screen' : 'computer';
}

/** A set-up that the address brings along, e.g. a position to play from; the house says whether it can be played. */
function broughtAlong(text: string | null): object | null {
  try {
    const setup: unknown = JSON.parse(text ?? 'null');
    return typeof setup === 'object' ? setup : null;
  } catch {
    return null;
  }
}

export const load = async ({ params, url, fetch }) => {
  const api = houseApi(fetch);
  const game = (await loadGame(params.game)) ?? lost(words.problem.noGame);
  return orErrorPage(async () => {
    // One after the other: the first makes us a guest, and two at once would make two.
    const me = await api.me();
    const house = await api.house();
    const info = house.games.find((each) => each.id === game.id) ?? lost(words.problem.noGame);
    const usual = info.setup as object;
    const setup = broughtAlong(url.searchParams.get('setup'));
    const mode = wayToPlay(url.searchParams.get('mode'), game);
    const save = url.searchParams.get('save');
    const kept = save === null ? null : await savesApi(fetch).show(save);
    // A link may name a computer of its own, e.g. for a first game.
    const level = info.brains.find(({ name }) => name === url.searchParams.get('level'))?.name ?? null;
    return { game, info, me, mode, kept, level, setup: setup && { ...usual, ...setup } };
  });
};
