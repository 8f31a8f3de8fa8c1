// Kinds of help in play: a game has some, and the host of a table allows some.

import type { GameInfo, Help, Options } from './wire.gen';

/** Every kind of help, from the least to the most. */
export const HELPS = ['hint', 'chances', 'proved'] as const satisfies readonly Help[];

/** Whether the options allow a kind of help; all or none is written as `true` or `false`. */
export function allows({ help }: Pick<Options, 'help'>, kind: Help): boolean {
  return typeof help === 'boolean' ? help : help.includes(kind);
}

/** What a table gives: what its game has and its host allows. */
export function helpsAt(options: Pick<Options, 'help'>, game: Pick<GameInfo, 'helps'> | undefined): Help[] {
  return (game?.helps ?? []).filter((each) => allows(options, each));
}

/** The same options with one kind switched on or off. */
export function withHelp(options: Options, help: Help, isOn: boolean): Options {
  const kinds = HELPS.filter((each) => (each === help ? isOn : allows(options, each)));
  // A node of the version before understands nothing but all and none.
  return { ...options, help: kinds.length === HELPS.length || (kinds.length > 0 && kinds) };
}
