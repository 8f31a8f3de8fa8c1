import type { GameCover, GameModule } from './game';

type Loaders<Part> = Record<string, () => Promise<{ default: Part }>>;

// One chunk per game, so that a table loads its own game only.
const games = import.meta.glob('../games/*/index.ts') as Loaders<GameModule>;

// The home page shows every game, so it loads their covers only.
const covers = import.meta.glob('../games/*/cover.ts') as Loaders<GameCover>;

/** The game with this id, or null if the house has a game that this page cannot show. */
export async function loadGame(id: string): Promise<GameModule | null> {
  const load = games[`../games/${id}/index.ts`];
  return load ? (await load()).default : null;
}

/** What the home page shows of this game, or null if this page cannot show it. */
export async function loadCover(id: string): Promise<GameCover | null> {
  const load = covers[`../games/${id}/cover.ts`];
  return load ? (await load()).default : null;
}

/** All games this page can show, in the order of the home page. */
export async function loadCovers(): Promise<GameCover[]> {
  const modules = await Promise.all(Object.values(covers).map((load) => load()));
  return modules.map((module) => module.default).sort((a, b) => a.order - b.order);
}
