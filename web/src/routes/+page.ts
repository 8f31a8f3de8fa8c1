import { houseApi } from '$lib/api';
import { loadCovers } from '$lib/games';
import { lookUp } from '$lib/lobby/mine';
import { loadTools } from '$lib/tools';

export const load = async ({ fetch }) => {
  // What one was in the middle of stands first: the page comes with it, so that nothing moves afterwards.
  const [games, tools, mine] = await Promise.all([loadCovers(), loadTools(), lookUp(houseApi(fetch))]);
  return { games, tools, mine };
};
