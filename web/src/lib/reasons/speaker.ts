import type { GameModule } from '$lib/game';
import type { TableView, ToldThought } from '$lib/table/wire.gen';

/** Whose reason it is: a computer's that holds the seat by its name there, and of one that played for somebody its level. */
export const speakerAt =
  (game: Pick<GameModule, 'words'>, table: Pick<TableView, 'seats'>, names: readonly string[]) =>
  ({ seat, brain }: ToldThought): string =>
    (table.seats[seat]?.guest ? null : names[seat]) || game.words.brain(brain).title;
