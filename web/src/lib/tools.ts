import type { ToolModule } from './tool';

type Loader = () => Promise<{ default: ToolModule }>;

const loaders = Object.values(import.meta.glob('../games/*/tool.ts') as Record<string, Loader>);

/** All tools this page can show, in the order of the home page. */
export async function loadTools(): Promise<ToolModule[]> {
  const modules = await Promise.all(loaders.map((load) => load()));
  return modules.map((module) => module.default).sort((a, b) => a.order - b.order);
}

/** The tool with this id, or null if this page has none. */
export async function loadTool(id: string): Promise<ToolModule | null> {
  return (await loadTools()).find((tool) => tool.id === id) ?? null;
}
