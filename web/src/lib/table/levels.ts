import type { GameModule } from '$lib/game';
import type { BrainInfo } from './wire.gen';

/** The computers to choose from, weakest first; whichever sits there already stays among them. */
export function levels({ unlisted = [] }: Pick<GameModule, 'unlisted'>, brains: readonly BrainInfo[], chosen: string | null): BrainInfo[] {
  return brains.filter(({ name }) => name === chosen || !unlisted.includes(name));
}
