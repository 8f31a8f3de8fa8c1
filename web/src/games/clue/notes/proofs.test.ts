import { describe, expect, it } from 'vitest';
import { ApiError } from '$lib/api';
import type { Answer, Explanation, Question } from '../types.gen';
import { Proofs, tellingSights, told, why } from './proofs.svelte';
import { say, withNames } from '../voice';
import { FakeTimers } from './testing';

/** Answers when it is told to. */
function asker() {
  const asked: { question: Question; answer: (answer: Answer) => void; fail: (error: Error) => void }[] = [];
  const ask = (question: Question) => new Promise<Answer>((answer, fail) => asked.push({ question, answer, fail }));
  return { asked, ask };
}

const proved = (has: boolean): Answer => ({ answer: 'proved', proved: [{ card: 'rope', holder: 'envelope', has }] });
const turn = () => new Promise((done) => setTimeout(done, 0));

describe('what is proved', () => {
  it('is printed where it is certain, and nowhere else', async () => {
    const proofs = new Proofs();
    const answer: Answer = {
      answer: 'proved',
      proved: [
        { card: 'rope', holder: 1, has: true },
        { card: 'rope', holder: 'envelope', has: false },
      ],
    };
    await proofs.look(async () => answer, 1);
    expect([1, 'file' as const, 0].map((column) => proofs.at('rope', column))).toEqual(['has', 'not', null]);
    expect(proofs.at('hall', 1)).toBeNull();
  });

  it('is asked for once more if something happened meanwhile, however often', async () => {
    const { asked, ask } = asker();
    const proofs = new Proofs();
    const looking = proofs.look(ask, 1);
    for (const moment of [2, 3, 4]) void proofs.look(ask, moment);
    expect(asked).toHaveLength(1);
    asked[0]!.answer(proved(false));
    await turn();
    expect(asked).toHaveLength(2);
    asked[1]!.answer(proved(true));
    await looking;
    expect(proofs.at('rope', 'file')).toBe('has');
    expect(asked).toHaveLength(2);
  });

  it('says why the house does not answer, and keeps what was printed', async () => {
    const proofs = new Proofs();
    await proofs.look(async () => proved(true), 1);
    await proofs.look(async () => {
      throw new Error('busy');
    }, 2);
    expect(proofs.fault).toBe('busy');
    expect(proofs.at('rope', 'file')).toBe('has');
    await proofs.look(async () => proved(true), 3);
    expect(proofs.fault).toBeNull();
  });

  it('is asked for again after a pause where the house was away or busy, until it answers', async () => {
    const timers = new FakeTimers();
    const proofs = new Proofs(timers.after);
    const troubles = [new ApiError(429, 'too often'), new ApiError(0, 'unreachable')];
    let times = 0;
    const ask = async () => {
      times += 1;
      const trouble = troubles.shift();
      if (trouble) throw trouble;
      return proved(true);
    };
    await proofs.look(ask, 1);
    expect([times, proofs.fault, timers.waiting.size]).toEqual([1, 'too often', 1]);
    await timers.pass();
    expect([times, proofs.fault, timers.waiting.size]).toEqual([2, 'unreachable', 1]);
    await timers.pass();
    expect([times, proofs.fault, timers.waiting.size]).toEqual([3, null, 0]);
    expect(proofs.at('rope', 'file')).toBe('has');
  });

  it('is not asked for again where the house says no for good, nor when nobody looks', async () => {
    const timers = new FakeTimers();
    const proofs = new Proofs(timers.after);
    await proofs.look(async () => {
      throw new ApiError(403, 'not allowed here');
    }, 1);
    expect(timers.waiting.size).toBe(0);
    await proofs.look(async () => {
      throw new ApiError(503, 'busy');
    }, 2);
    expect(timers.waiting.size).toBe(1);
    proofs.close();
    expect(timers.waiting.size).toBe(0);
    await proofs.look(async () => proved(true), 3);
    expect(proofs.fault).toBeNull();
  });

  it('changes with what tells something alone', () => {
    expect(
      tellingSights([
        { saw: 'took-dice', seat: 0 },
        { saw: 'showed', seat: 1, to: 2, card: null },
      ]),
    ).toBe(1);
  });
});

describe('why', () => {
  const rope = { code: 'rope', name: 'Rope' };
  const explanation: Explanation = {
    title: { code: 'why-is-it', claim: { code: 'has-not', holder: { code: 'seat', seat: 1 }, cards: [rope] }, text: '' },
    steps: [
      { round: 3, depth: 0, code: 'learned', claim: { code: 'has-not', holder: { code: 'you' }, cards: [rope] }, text: '' },
      { round: null, depth: 1, code: 'supposed', says: { code: 'has', holder: { code: 'seat', seat: 2 }, cards: [rope] }, text: '' },
    ],
  };

  it('is asked about a cell', async () => {
    const { asked, ask } = asker();
    const answer = why(ask, 'rope', 'file');
    expect(asked[0]!.question).toEqual({ ask: 'why', card: 'rope', holder: 'envelope' });
    asked[0]!.answer({ answer: 'why', ...explanation });
    expect((await answer).title).toEqual(explanation.title);
  });

  it('is told with the names of those who sit there', () => {
    const names = ['Ann', 'Ben', 'Cid'];
    expect(say(withNames(explanation.title, names))).toBe('Why doesn’t Ben have the Rope?');
    expect(told(explanation, names)).toEqual([
      { entry: null, text: 'Round 3: You learned that you don’t have the Rope.', depth: 0 },
      { entry: null, text: 'Suppose Cid has the Rope.', depth: 1 },
    ]);
  });
});
