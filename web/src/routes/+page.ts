import { loadCovers } from '$lib/games';
import { loadTools } from '$lib/tools';

export const load = async () => {
  const [games, tools] = await Promise.all([loadCovers(), loadTools()]);
  return { games, tools };
};
