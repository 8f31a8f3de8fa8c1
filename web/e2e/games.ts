// The games of the house, for tests that must hold for each of them. They are known by the match of the usual set-up that
// `cargo xtask codegen` writes for every game of the catalog.

import { readdirSync, readFileSync } from 'node:fs';

/** What one viewer was sent at one moment of that match. */
interface Frame {
  seat: number | null;
  seq: number;
  view: unknown;
}

const FOLDER = new URL('../src/games/', import.meta.url);
const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const matches = new Map(folders.map(({ name }) => [name, JSON.parse(readFileSync(new URL(`${name}/fixtures/match.json`, FOLDER), 'utf8')) as Frame[]]));
const matchOf = (game: string): Frame[] => matches.get(game) ?? [];

export const GAMES = [...matches.keys()];

/** How many seats the usual set-up of a game has. */
export const seatsOf = (game: string): number => new Set(matchOf(game).flatMap(({ seat }) => seat ?? [])).size;

/** Whether a viewer is shown something that another one is not. */
export const hasSecrets = (game: string): boolean => {
  const pictures = new Set(matchOf(game).map(({ seq, view }) => JSON.stringify([seq, view])));
  return pictures.size > new Set(matchOf(game).map(({ seq }) => seq)).size;
};

/** The names of the steps of a game's first lesson. */
export const lessonOf = (game: string): string[] => {
  const scenes = JSON.parse(readFileSync(new URL(`${game}/lesson/frames.json`, FOLDER), 'utf8')) as { steps: { id: string }[] }[];
  return scenes.flatMap(({ steps }) => steps.map(({ id }) => id));
};
