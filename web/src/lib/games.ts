import type { GameModule } from './game';

type Loader = () => Promise<{ default: GameModule }>;

// One chunk per game, so that a table loads its own game only.
const loaders = new Map(
  Object.entries(import.meta.glob('../games/*/index.ts') as Record<string, Loader>).map(([path, load]) => [
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
export async function loadGames(): Promise<GameModule[]> {
  const modules = await Promise.all([...loaders.values()].map((load) => load()));
  return modules.map((module) => module.default).sort((a, b) => a.order - b.order);
}
