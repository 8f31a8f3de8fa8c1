import type { GameCover, GameModule } from './game';

type Loader = () => Promise<{ default: GameModule }>;

// One chunk per game, so that a table loads its own game only.
const loaders = new Map(
  Object.entries(import.meta.glob('../games/*/index.ts') as Record<string, Loader>).map(([path, load]) => [
    path.split('/').at(-2)!,
    load,
  ]),
);

// The home page shows every game, so it loads their covers only, where they have one.
const covers = new Map(
  Object.entries(import.meta.glob('../games/*/cover.ts') as Record<string, () => Promise<{ default: GameCover }>>).map(([path, load]) => [
    path.split('/').at(-2)!,
    load,
  ]),
);

/** The game with this id, or null if the house has a game that this page cannot show. */
export async function loadGame(id: string): Promise<GameModule | null> {
  const load = loaders.get(id);
  return load ? (await load()).default : null;
}

/** All games this page can show, in the order of the home page. */
export async function loadCovers(): Promise<GameCover[]> {
  const modules = await Promise.all([...loaders].map(([id, load]) => (covers.get(id) ?? load)()));
  return modules.map((module) => module.default).sort((a, b) => a.order - b.order);
}
