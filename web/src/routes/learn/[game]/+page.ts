import { lost } from '$lib/errorpage';
import { loadGame } from '$lib/games';
import { loadLesson } from '$lib/learn/lesson';
import { learnWords } from '$lib/learn/words';
import { words } from '$lib/words';

export const load = async ({ params, url }) => {
  const game = (await loadGame(params.game)) ?? lost(words.problem.noGame);
  const lesson = (await loadLesson(game.id)) ?? lost(learnWords.noLesson);
  // Counted from one, as people do; only where the page was opened.
  return { game, lesson, at: Number(url.searchParams.get('step') ?? 1) - 1 };
};
