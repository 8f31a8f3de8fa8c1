import { describe, expect, test } from 'vitest';
import type { ReplayCheck, TableView } from '$lib/table/wire.gen';
import { commitmentOf } from './commitment';
import { verdictOf } from './verdict';
import { en } from './words/en';

const seed = 'ab'.repeat(32);
const setup = { dice: 1 };
const commitment = commitmentOf(seed, setup);
const table = { seed, setup, commitment } as TableView;
const check: ReplayCheck = { events: 151, drawn: 32, brought: 0, fault: null, event: null };
const wrongs = (verdict: ReturnType<typeof verdictOf>) => verdict.sentences.filter(({ mark }) => mark === 'warn').map(({ text }) => text);

describe('A check of the deal', () => {
  test('is fair when hash, promise and every event agree', () => {
    const verdict = verdictOf(table, commitment, check);
    expect([verdict.isFair, verdict.title]).toEqual([true, en.fair]);
    expect(verdict.sentences.map(({ text }) => text)).toEqual([en.hashRight, en.promised, en.replayed(151, 32)]);
  });

  test('tells what this browser cannot know', () => {
    const verdict = verdictOf(table, null, { ...check, brought: 1 });
    expect([verdict.isFair, verdict.title]).toEqual([true, en.agrees]);
    expect(verdict.sentences.map(({ text }) => text)).toContain(en.notThere);
    expect(verdict.sentences.map(({ text }) => text)).toContain(en.brought(1));
  });

  test('names each thing that does not agree', () => {
    expect(wrongs(verdictOf({ ...table, setup: { dice: 2 } }, commitment, check))).toEqual([en.hashWrong]);
    expect(wrongs(verdictOf({ ...table, seed: null }, commitment, check))).toEqual([en.hashWrong]);
    expect(wrongs(verdictOf(table, 'another', check))).toEqual([en.notPromised]);
    expect(verdictOf(table, 'another', check).title).toBe(en.unfair);
    const fault = 'Event 12 cannot have happened: from the seed chance draws something else.';
    expect(wrongs(verdictOf(table, null, { ...check, fault, event: 12 }))).toEqual([fault]);
  });
});
