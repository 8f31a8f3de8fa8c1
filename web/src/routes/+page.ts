import { loadGames } from '$lib/games';
import { loadTools } from '$lib/tools';

export const load = async () => {
  const [games, tools] = await Promise.all([loadGames(), loadTools()]);
  return { games, tools };
};
