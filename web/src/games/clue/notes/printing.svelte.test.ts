import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Help } from '$lib/table/wire.gen';
import type { Answer, Question } from '../types.gen';
import { filling } from './filling';
import { Printing } from './printing.svelte';

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
});
