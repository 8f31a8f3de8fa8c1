import { describe, expect, test } from 'vitest';
import type { TableView } from '$lib/table/wire.gen';
import { commitmentOf } from './commitment';
import { guestCommitment, houseCommitment, seedOf } from './draw';
import type { Part } from './parts';
import { verdictOf, type Checked } from './verdict';
import { en } from './words/en';

const seed = 'ab'.repeat(32);
const setup = { dice: 1 };
const commitment = commitmentOf(seed, setup);
const table = { seed, setup, commitment, draw: null as TableView['draw'] } as TableView;
const check: Checked = { events: 151, drawn: 32, brought: 0, fault: null };
const wrongs = (verdict: ReturnType<typeof verdictOf>) => verdict.sentences.filter(({ mark }) => mark === 'warn').map(({ text }) => text);

describe('A check of the deal', () => {
  test('is fair when hash, promise and every event agree', () => {
    const verdict = verdictOf(table, commitment, check, null);
    expect([verdict.isFair, verdict.title]).toEqual([true, en.fair]);
    expect(verdict.sentences.map(({ text }) => text)).toEqual([en.hashRight, en.promised, en.replayed(151, 32)]);
  });

  test('tells what this browser cannot know', () => {
    const verdict = verdictOf(table, null, { ...check, brought: 1 }, null);
    expect([verdict.isFair, verdict.title]).toEqual([true, en.agrees]);
    expect(verdict.sentences.map(({ text }) => text)).toContain(en.notThere);
    expect(verdict.sentences.map(({ text }) => text)).toContain(en.brought(1));
  });

  test('names each thing that does not agree', () => {
    expect(wrongs(verdictOf({ ...table, setup: { dice: 2 } }, commitment, check, null))).toEqual([en.hashWrong]);
    expect(wrongs(verdictOf({ ...table, seed: null }, commitment, check, null))).toEqual([en.hashWrong]);
    expect(wrongs(verdictOf(table, 'another', check, null))).toEqual([en.notPromised]);
    expect(verdictOf(table, 'another', check, null).title).toBe(en.unfair);
    const fault = 'Event 12 cannot have happened: from the seed chance draws something else.';
    expect(wrongs(verdictOf(table, null, { ...check, fault }, null))).toEqual([fault]);
  });
});

describe('A seed that was drawn by several', () => {
  const [house, anns, bens] = ['00', 'aa', 'bb'].map((byte) => byte.repeat(32)) as [string, string, string];
  const guest = (seat: number, bytes: string) => ({ seat, commitment: guestCommitment(bytes), revealed: true, bytes });
  const draw = { commitment: houseCommitment(house), bytes: house, guests: [guest(0, anns), guest(2, bens)] };
  const seed = seedOf(house, [anns, bens]);
  const drawn = { ...table, seed, draw, commitment: commitmentOf(seed, setup) } as TableView;
  const seen: Part['seen'] = {
    house: draw.commitment,
    guests: [
      [0, guestCommitment(anns)],
      [2, guestCommitment(bens)],
    ],
  };
  const part: Part = { table: 't1', commitment: guestCommitment(bens), bytes: bens, seen };
  const verdict = (table: TableView, part: Part | null) => verdictOf(table, table.commitment, check, part);

  test('is fair for who contributed to it', () => {
    const { title, sentences } = verdict(drawn, part);
    expect(title).toBe(en.fair);
    expect(sentences.map(({ text }) => text)).toEqual([en.hashRight, en.promised, en.drawnRight(2), en.partIn, en.replayed(151, 32)]);
  });

  test('agrees for who contributed nothing', () => {
    const { title, sentences } = verdict(drawn, null);
    expect(title).toBe(en.agrees);
    expect(sentences.map(({ text }) => text)).toContain(en.noPart);
  });

  test('is wrong where a part is not what was promised, or is missing', () => {
    const other = 'cc'.repeat(32);
    expect(wrongs(verdict({ ...drawn, draw: { ...draw, bytes: other } }, part))).toEqual([en.drawnWrong]);
    expect(wrongs(verdict({ ...drawn, draw: { ...draw, guests: [guest(0, other), guest(2, bens)] } }, null))).toEqual([en.drawnWrong]);
    expect(wrongs(verdict({ ...drawn, draw: { ...draw, guests: [] } }, null))).toEqual([en.drawnWrong]);
    const without = seedOf(house, [anns]);
    const left = { ...drawn, seed: without, commitment: commitmentOf(without, setup), draw: { ...draw, guests: [guest(0, anns)] } };
    expect(wrongs(verdict(left, part))).toEqual([en.partMissing]);
    expect(wrongs(verdict({ ...drawn, draw: null }, part))).toEqual([en.partMissing]);
  });

  test('is wrong where somebody promised anew after this browser had told its part', () => {
    const changed = {
      ...part,
      seen: {
        ...seen,
        guests: [
          [0, 'another'],
          [2, guestCommitment(bens)],
        ] as [number, string][],
      },
    };
    expect(wrongs(verdict(drawn, changed))).toEqual([en.otherPromises]);
    expect(wrongs(verdict(drawn, { ...part, seen: { ...seen, house: 'another' } }))).toEqual([en.otherPromises]);
  });
});
