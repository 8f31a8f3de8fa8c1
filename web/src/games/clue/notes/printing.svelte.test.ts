import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Help } from '$lib/table/wire.gen';
import type { Answer, Question, Sight } from '../types.gen';
import { filling } from './filling';
import { Printing } from './printing.svelte';
import { settled } from './testing';

const ANSWERS: Record<string, Answer> = {
  proved: { answer: 'proved', proved: [{ card: 'rope', holder: 'envelope', has: true }] },
  chances: {
    answer: 'chances',
    chances: [
      { card: 'rope', seats: [5, 5], envelope: 95 },
      { card: 'hall', seats: [5, 60], envelope: 35 },
    ],
  },
};

/** Looks at a table with these helps, through a seat or as somebody who watches. */
async function look(helps: Help[], seat: number | null = 0) {
  const asked: string[] = [];
  const ask = async (question: unknown) => {
    const { ask: what } = question as Question;
    asked.push(what);
    return ANSWERS[what];
  };
  let printing!: Printing;
  const stop = $effect.root(() => {
    printing = new Printing(() => ({ ask, helps, seat, sights: [] }));
  });
  flushSync();
  await Promise.resolve();
  await Promise.resolve();
  return { printing, asked, stop };
}

beforeEach(() => {
  filling.proved.set(true);
  filling.chances.set(true);
});

describe('what the house prints', () => {
  it('is what the table has, and nothing else is asked for', async () => {
    const chances = await look(['hint', 'chances']);
    expect(chances.asked).toEqual(['chances']);
    expect([chances.printing.at('rope', 'file'), chances.printing.at('hall', 1)]).toEqual([95, 60]);
    expect(chances.printing.proved('rope', 'file')).toBeNull();
    chances.stop();
    const proofs = await look(['proved']);
    expect(proofs.asked).toEqual(['proved']);
    expect([proofs.printing.at('rope', 'file'), proofs.printing.at('hall', 1)]).toEqual(['has', null]);
    proofs.stop();
    const none = await look([]);
    expect(none.asked).toEqual([]);
    none.stop();
  });

  it('is a proof before it is a chance', async () => {
    const { printing, stop } = await look(['chances', 'proved']);
    expect([printing.at('rope', 'file'), printing.at('hall', 'file')]).toEqual(['has', 35]);
    stop();
  });

  it('is less where I want less', async () => {
    filling.proved.set(false);
    const { printing, asked, stop } = await look(['chances', 'proved']);
    expect(asked).toEqual(['chances']);
    expect(printing.has('proved')).toBe(true);
    expect(printing.at('rope', 'file')).toBe(95);
    stop();
  });

  it('is nothing for somebody who watches', async () => {
    const { printing, asked, stop } = await look(['hint', 'chances', 'proved'], null);
    expect(printing.ask).toBeUndefined();
    expect([printing.has('hint'), asked.length]).toEqual([false, 0]);
    stop();
  });

  /** Two parts of the page that look through the same eyes; what they are given is another object at every change, as at a table. */
  async function lookTwice() {
    const asked: string[] = [];
    const askFor = (seat: number | null) => async (question: unknown) => {
      asked.push(`${seat} ${(question as Question).ask}`);
      return ANSWERS[(question as Question).ask];
    };
    const table = $state<{ ask: ReturnType<typeof askFor>; helps: Help[]; seat: number | null; sights: Sight[]; busy: boolean }>({
      ask: askFor(0),
      helps: ['chances', 'proved'],
      seat: 0,
      sights: [],
      busy: false,
    });
    const printings: Printing[] = [];
    const add = () =>
      $effect.root(() => {
        const given = $derived({ ...table });
        printings.push(new Printing(() => given));
      });
    const change = async (more: Partial<typeof table>) => {
      asked.length = 0;
      Object.assign(table, more);
      flushSync();
      await settled();
      return asked;
    };
    const stops = [add(), add()];
    await change({});
    return { asked, askFor, change, printings, add, stop: () => stops.forEach((each) => each()) };
  }

  it('stays, and is not asked for again, while nothing happens that may tell something', async () => {
    const { printings, change, stop } = await lookTwice();
    expect(await change({ busy: true })).toEqual([]);
    expect(await change({ helps: ['chances', 'proved'] })).toEqual([]);
    expect(await change({ sights: [{ saw: 'took-dice', seat: 0 }] })).toEqual([]);
    expect(printings.map((each) => each.at('rope', 'file'))).toEqual(['has', 'has']);
    expect(await change({ sights: [{ saw: 'showed', seat: 1, to: 2, card: null }] })).toEqual(['0 proved', '0 chances']);
    stop();
  });

  it('is asked for once for all that look through the same eyes, and anew for others', async () => {
    const { asked, askFor, printings, add, change, stop } = await lookTwice();
    expect(asked).toEqual(['0 proved', '0 chances']);
    asked.length = 0;
    const close = add();
    flushSync();
    expect(printings[2]!.at('hall', 1)).toBe(60);
    await settled();
    expect(asked).toEqual([]);
    close();
    expect(await change({ seat: 1, ask: askFor(1) })).toEqual(['1 proved', '1 chances']);
    stop();
  });
});
