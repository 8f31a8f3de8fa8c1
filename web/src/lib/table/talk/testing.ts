/** What tests of the games' talk share. */
import { expect } from 'vitest';
import type { Remarks, Talk } from './talk';

/** All remarks of a list, with those in one voice. */
export const everyText = ({ all, own }: Remarks): string[] => [...Object.values(all).flat(), ...Object.values(own).flatMap((voices) => Object.values(voices).flat())];

/** Nothing is said in two ways that differ in a stop alone. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** That a list has enough for each situation and nothing twice. */
export function expectRich(remarks: Remarks, situations: readonly string[], guests: readonly string[]): void {
  expect(situations.length).toBeGreaterThanOrEqual(25);
  expect(Object.keys(remarks.all).sort()).toEqual([...situations].sort());
  for (const about of situations) expect(remarks.all[about]!.length, about).toBeGreaterThanOrEqual(4);
  for (const [guest, voices] of Object.entries(remarks.own)) {
    expect(guests).toContain(guest);
    for (const about of Object.keys(voices)) expect(situations, guest).toContain(about);
  }
  const texts = everyText(remarks);
  expect(texts.map(bare).filter((text, index, all) => all.indexOf(text) !== index)).toEqual([]);
  // A bubble hangs for three seconds: so much can be read in them.
  expect(texts.filter((text) => text.length > 80)).toEqual([]);
}

/** What is said at tables of many numbers, where computers have all seats. */
export const situationsOf = <Sight>(talk: Talk<Sight>, setup: unknown, seats: number, games: readonly (readonly Sight[])[]): string[] => {
  const seen = new Set<string>();
  for (const sights of games) {
    const see = talk.onlooker(setup, seats);
    for (const sight of sights) for (const { by, about } of see(talk.overt(sight)).occasions) if (by.length > 0) seen.add(about);
  }
  return [...seen].sort();
};
