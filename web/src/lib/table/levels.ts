import type { GameModule } from '$lib/game';
import type { BrainInfo } from './wire.gen';

/** The level that all of these computers have, empty where they differ; null of fewer than two, who need no control in common. */
export function sharedLevel(computers: readonly string[]): string | null {
  if (computers.length < 2) return null;
  return computers.every((brain) => brain === computers[0]) ? computers[0]! : '';
}

/** The computers to choose from, weakest first; whichever sits there already stays among them. */
export function levels({ unlisted = [] }: Pick<GameModule, 'unlisted'>, brains: readonly BrainInfo[], chosen: string | null): BrainInfo[] {
  return brains.filter(({ name }) => name === chosen || !unlisted.includes(name));
}
