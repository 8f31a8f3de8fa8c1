// The log as a file, of every game: real matches, as every seat and a spectator saw them.

import { expect, test } from 'vitest';
import { loadGame } from '$lib/games';
import { logText } from '$lib/table/chronicle';

interface Frame {
  seat: number | null;
  sights: unknown[];
}
const fixtures = import.meta.glob<Frame[]>('./*/fixtures/match.json', { import: 'default', eager: true });
const matches = Object.entries(fixtures).map(([path, frames]) => ({ id: path.split('/')[1] ?? '', frames }));
const names = ['Anna', 'Bert', 'Carla', 'Dora', 'Emil', 'Frieda'];

/** All that each viewer saw, by seat. */
function seen(frames: Frame[]): Map<number | null, unknown[]> {
  const all = new Map<number | null, unknown[]>();
  for (const { seat, sights } of frames) all.set(seat, sights.length >= (all.get(seat)?.length ?? 0) ? sights : all.get(seat)!);
  return all;
}

test.each(matches)('$id: plain lines, equal for those who saw the same and different for those who did not', async ({ id, frames }) => {
  const game = (await loadGame(id))!;
  const logs = [...seen(frames).values()].map((sights) => ({
    sights: JSON.stringify(sights.map((sight) => game.words.sight(sight, names))),
    text: logText(game.name, game, sights, names, []),
  }));
  expect(logs.length).toBeGreaterThan(1);
  for (const { text } of logs) expect(text).not.toMatch(/undefined|\[object|[\u0000-\u0009\u000b-\u001f]|\n\n\n/);
  for (const one of logs) for (const other of logs) expect(one.text === other.text).toBe(one.sights === other.sights);
});

test('a card that was shown is named in the files of the two who saw it, and in no other', async () => {
  const { frames } = matches.find(({ id }) => id === 'clue')!;
  const game = (await loadGame('clue'))!;
  const all = seen(frames);
  const isShown = (sight: unknown): sight is { saw: 'showed'; card: unknown } => (sight as { saw?: string }).saw === 'showed';
  const at = [...all.values()].flatMap((sights) => sights.flatMap((sight, number) => (isShown(sight) && sight.card !== null ? [number] : [])))[0]!;
  const lines = [...all].map(([seat, sights]) => ({
    sight: sights[at] as { card: unknown },
    text: game.words.sight(sights[at], names)!,
    log: logText('', game, sights, names, []),
    seat,
  }));
  const secret = lines.filter(({ sight }) => sight.card !== null);
  expect(secret).toHaveLength(2);
  for (const { text } of secret) expect(lines.filter(({ log }) => log.includes(text))).toHaveLength(2);
});
