import { loadCovers } from '$lib/games';
import type { GameSounds } from '$lib/game';
import { house, houseScore } from '$lib/sound/house';
import type { Score } from '$lib/sound/composer';
import type { Effect } from '$lib/sound/parts';
import { pageWords } from '$lib/sound/page/words';

const games = import.meta.glob('../../games/*/sounds.ts') as Record<string, () => Promise<{ sounds: GameSounds }>>;

/** Where sounds belong together: the house, or a game. */
export interface Shelf {
  id: string;
  name: string;
  effects: Readonly<Record<string, Effect>>;
  score: Score | null;
}

/** Everything that can be heard, each effect once. */
export async function load(): Promise<{ shelves: Shelf[] }> {
  const shelves: Shelf[] = [{ id: 'house', name: pageWords.house, effects: house, score: houseScore }];
  const known = new Set<Effect>(Object.values(house));
  for (const { id, name } of await loadCovers()) {
    const sounds = (await games[`../../games/${id}/sounds.ts`]?.())?.sounds;
    if (!sounds) continue;
    const own = Object.entries(sounds.effects).filter(([, effect]) => !known.has(effect));
    for (const [, effect] of own) known.add(effect);
    shelves.push({ id, name, effects: Object.fromEntries(own), score: sounds.score });
  }
  return { shelves };
}
