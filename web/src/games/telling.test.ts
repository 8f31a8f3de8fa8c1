// Every game is told in German: real matches, as every seat and a spectator saw them.

import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { GameModule } from '$lib/game';

interface Frame {
  seat: number | null;
  sights: unknown[];
  view: unknown;
  actions: unknown[];
}
const fixtures = import.meta.glob<Frame[]>('./*/fixtures/match.json', { import: 'default', eager: true });
const matches = Object.entries(fixtures).map(([path, frames]) => ({ id: path.split('/')[1] ?? '', frames }));

/** Little words without which hardly an English sentence does, and which German does not have. */
const ENGLISH = /\b(the|your|you|and|is|are|not|of|with|from|wins|moves|takes|shows|goes)\b/i;
const names = ['Anna', 'Bert', 'Carla', 'Dora', 'Emil', 'Frieda'];

/** Everything a game says to a frame. */
function told(game: GameModule, { seat, sights, view, actions }: Frame): string[] {
  const { words } = game;
  const prompt = words.prompt(view, actions, seat, names);
  return [
    ...sights.map((sight) => words.sight(sight, names)),
    ...sights.map((sight, at) => words.news?.(sight, names, seat, sights.slice(0, at)) ?? null),
    words.turn(view, names, true),
    words.turn(view, names, false),
    prompt?.strong,
    prompt?.text,
    words.end(view, names),
    ...words.controls(view, actions, true).flatMap(({ label, reason, confirm }) => [label, reason, confirm]),
  ].filter((text): text is string => typeof text === 'string' && text !== '');
}

/** Loads a game anew, as a browser does that prefers a language. */
async function load(id: string, language: 'en' | 'de'): Promise<GameModule> {
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: () => language });
  await import('$lib/words/testing');
  const { loadGame } = await import('$lib/games');
  const game = await loadGame(id);
  vi.unstubAllGlobals();
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

describe.each(matches)('$id', ({ id, frames }) => {
  let german: GameModule;
  let english: GameModule;
  beforeAll(async () => {
    german = await load(id, 'de');
    english = await load(id, 'en');
  }, 60_000);

  it('is told in German, sentence by sentence, without an English word', () => {
    const all = frames.flatMap((frame) => told(german, frame));
    expect(all.length).toBeGreaterThan(50);
    expect([...new Set(all.filter((text) => ENGLISH.test(text)))]).toEqual([]);
    expect(all.filter((text) => /undefined|null|\[object/.test(text))).toEqual([]);
  });

  it('says as much as in English, and the English is English', () => {
    const [de, en] = [german, english].map((game) => frames.flatMap((frame) => told(game, frame)));
    expect(de).toHaveLength(en!.length);
    expect(en!.some((text) => ENGLISH.test(text))).toBe(true);
  });
});
