import { describe, expect, test } from 'vitest';
import type { Answer, Question } from '../types.gen';
import { Reviews } from './reviews.svelte';
import { outSince } from './sights';
import { isClearlyBetter, roundsToTell } from './story';
import { reviewOf, solved } from './testing';

function house() {
  const asked: [number, Question['ask']][] = [];
  const fails = new Set<number>();
  const ask = (seat: number, question: Question): Promise<Answer> => {
    asked.push([seat, question.ask]);
    if (fails.has(seat)) return Promise.reject(new Error('Too much at once.'));
    return Promise.resolve({ answer: 'review', ...reviewOf([seat + 1]) });
  };
  return { asked, fails, ask };
}

describe('the reviews of all seats', () => {
  test('come one after another, those that are wanted first', async () => {
    const { asked, ask } = house();
    const reviews = new Reviews(ask, 4, [2, null, 1, 2]);
    await reviews.load();
    expect(asked.map(([seat]) => seat)).toEqual([2, 1, 0, 3]);
    expect(reviews.of.map((review) => review?.rounds[0]?.cases)).toEqual([1, 2, 3, 4]);
    expect(reviews.isWhole).toBe(true);
  });

  test('where one does not come, the others stay, and it is asked for again', async () => {
    const { asked, fails, ask } = house();
    fails.add(1);
    const reviews = new Reviews(ask, 3, []);
    await reviews.load();
    expect([reviews.fault, reviews.isWhole, reviews.of.map(Boolean)]).toEqual(['Too much at once.', false, [true, false, false]]);
    fails.clear();
    await reviews.load();
    expect([reviews.fault, reviews.isWhole]).toEqual([null, true]);
    expect(asked.map(([seat]) => seat)).toEqual([0, 1, 1, 2]);
  });

  test('are asked for once, however often they are wanted meanwhile', async () => {
    const { asked, ask } = house();
    const reviews = new Reviews(ask, 3, []);
    await Promise.all([reviews.load(), reviews.load()]);
    expect(asked.map(([seat]) => seat)).toEqual([0, 1, 2]);
  });

  test('nobody asks on after the page is left', async () => {
    const { asked, ask } = house();
    const reviews = new Reviews(ask, 3, []);
    const loading = reviews.load();
    reviews.close();
    await loading;
    expect(asked).toHaveLength(1);
  });
});

describe('round by round', () => {
  const theory: [never, never, never] = ['plum', 'rope', 'hall'] as never;
  const asked = (round: number) => ({ round, theory, passed: [], shown_by: null, shown: null, before: 9, after: 5 });

  test('rounds in which nothing was found out share a line', () => {
    const told = roundsToTell(reviewOf([9, 9, 9, 5, 5, 5, 1], { asked: [asked(3)], proved: solved(6, null) }));
    expect(told.map(({ round, to }) => [round, to])).toEqual([
      [0, 0],
      [1, 2],
      [3, 3],
      [4, 5],
      [6, 6],
    ]);
    expect(told[2]?.asked.map(({ number }) => number)).toEqual([0]);
  });

  test('what the seat did is told in its round', () => {
    const accused = { round: 2, theory, right: false, cases: 9 };
    const told = roundsToTell(reviewOf([9, 9, 9], { asked: [asked(1), asked(2)], accused }));
    expect(told.map(({ round, asked, accused }) => [round, asked.map(({ number }) => number), accused !== null])).toEqual([
      [0, [], false],
      [1, [0], false],
      [2, [1], true],
    ]);
  });
});

test('a question is called better only where it would have left noticeably fewer cases', () => {
  const weighed = (after: number) => ({ theory: ['plum', 'rope', 'hall'] as never, after, bits: 1, solves: 0 });
  expect([100, 98, 90].map((after) => isClearlyBetter({ asked: weighed(100), best: weighed(after) }))).toEqual([false, false, true]);
});

test('out is who accused wrongly while the game went on', () => {
  const end = (seat: number) => ({ saw: 'ended-turn', seat, envelope: null, ended: null }) as const;
  const wrong = (seat: number, ended: 'last-standing' | null = null) =>
    ({ saw: 'accused', seat, suspect: 'plum', weapon: 'rope', room: 'hall', right: false, put_into: null, envelope: null, ended }) as const;
  const sights = [end(0), end(1), end(0), wrong(1), end(0), wrong(0, 'last-standing')];
  expect([outSince(sights, 0), outSince(sights, 1), outSince(sights, 2)]).toEqual([null, 2, null]);
});
