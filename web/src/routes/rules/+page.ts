import { loadGames } from '$lib/games';

export const load = async () => ({ games: await loadGames() });
