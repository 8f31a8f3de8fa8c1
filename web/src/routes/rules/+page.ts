import { loadCovers } from '$lib/games';

export const load = async () => ({ games: await loadCovers() });
