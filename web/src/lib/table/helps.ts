// Kinds of help in play: a game has some, and the host of a table allows some.

import type { GameInfo, Help, Options } from './wire.gen';

/** Every kind of help, from the least to the most. */
export const HELPS = ['hint', 'chances', 'proved'] as const satisfies readonly Help[];

/** What a table gives: what its game has and its host allows. */
export function helpsAt({ help }: Pick<Options, 'help'>, game: Pick<GameInfo, 'helps'> | undefined): Help[] {
  return (game?.helps ?? []).filter((each) => help.includes(each));
}

/** The same options with one kind switched on or off. */
export function withHelp(options: Options, help: Help, isOn: boolean): Options {
  return { ...options, help: HELPS.filter((each) => (each === help ? isOn : options.help.includes(each))) };
}
