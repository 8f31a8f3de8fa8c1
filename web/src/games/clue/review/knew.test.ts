import { describe, expect, test } from 'vitest';
import type { Theory } from '../types.gen';
import { chartLabel, howKnew, proofSteps, stepsOf, verdictOf } from './knew';
import { because, reviewOf, solved } from './testing';

const ann = { name: 'Ann', isReader: true };
const ben = { name: 'Ben', isReader: false };
const cleo = { name: 'Cleo', isReader: false };
const people = [ann, ben, cleo];
const theory: Theory = ['plum', 'rope', 'hall'];
const pass = (seat: number, round: number) => ({ seat, round });

describe('how somebody knew', () => {
  test('cards with one reason share a step', () => {
    const all = { how: 'passed' as const, passed: [pass(1, 6), pass(2, 6)] };
    expect(stepsOf([because('plum', all), because('rope', all), because('hall', { how: 'others' })], ann, people)).toEqual([
      { lead: 'Professor Plum and Rope.', text: 'Everyone else passed in round 6.' },
      { lead: 'Hall.', text: 'You knew where every other room was.' },
    ]);
  });

  test('passes are told by rounds, the reader as "you"', () => {
    const how = { how: 'passed' as const, passed: [pass(2, 4), pass(0, 2)] };
    expect(stepsOf([because('rope', how)], ben, people)[0]?.text).toBe('You passed in round 2, Cleo in round 4.');
  });

  test('most of the others are told together, after the rest', () => {
    const how = { how: 'passed' as const, passed: [pass(2, 3), pass(0, 3), pass(1, 5)] };
    const four = [...people, { name: 'Dora', isReader: false }];
    expect(stepsOf([because('rope', how)], four[3]!, four)[0]?.text).toBe('Ben passed in round 5, all others in round 3.');
  });

  test('a full proof ends with what was in the case file', () => {
    const winner = reviewOf([200, 1], {
      proved: { ...solved(1, 1), because: [because('plum', { how: 'others' }), because('rope', { how: 'deduced' }, 7), because('hall', { how: 'deduced' }, 7)] },
      accused: { round: 1, theory, right: true, cases: 1 },
    });
    expect(howKnew(winner, ben, people)).toEqual([
      { lead: 'Professor Plum.', text: 'Ben knew where every other suspect was.' },
      { lead: 'Rope and Hall.', text: 'It follows in 7 steps.' },
      { lead: 'So', text: 'it was Professor Plum, with the Rope, in the Hall.' },
    ]);
  });

  test('a lucky guess is called one', () => {
    const lucky = reviewOf([200, 6], { accused: { round: 1, theory, right: true, cases: 6 } });
    expect(howKnew(lucky, ben, people)).toEqual([{ lead: '', text: 'It was a guess: 6 cases were left.' }]);
    expect(howKnew(reviewOf([200, null], { accused: { round: 1, theory, right: true, cases: null } }), ben, people)).toHaveLength(1);
    expect(howKnew(reviewOf([200, 6]), ben, people)).toEqual([]);
  });
});

describe('what the chart says', () => {
  const titles = (...given: Parameters<typeof verdictOf>) => verdictOf(...given).title;

  test('to the winner: whether anybody knew sooner', () => {
    const mine = reviewOf([200, 20, 1], { proved: solved(2, 2) });
    expect(titles([mine, reviewOf([200, 30, 2]), undefined], people, 0, 0)).toBe('No one knew sooner');
    expect(verdictOf([mine, reviewOf([200, 1, 1], { proved: solved(1, null) })], people, 0, 0)).toEqual({
      title: 'Ben knew sooner',
      text: 'Ben could name the case from round 1 on.',
    });
  });

  test('to who lost: whether they could have won, and how far they were', () => {
    expect(titles([reviewOf([200, 1, 1], { proved: solved(1, 2) })], people, 0, 1)).toBe('You could have accused in round 2');
    expect(titles([reviewOf([200, 9, 1], { proved: solved(2, null) })], people, 0, 1)).toBe('You knew in round 2');
    expect(verdictOf([reviewOf([200, 9, 4])], people, 0, 1)).toEqual({ title: 'You weren’t there yet', text: '4 cases were left for you.' });
  });

  test('to who watches, and while nothing has come: what it is', () => {
    expect(titles([reviewOf([200])], people, null, 1)).toBe('Cases still possible');
    expect(titles([undefined, reviewOf([200])], people, 0, 1)).toBe('Cases still possible');
  });

  test('it is told in words, seat by seat', () => {
    expect(chartLabel([reviewOf([200, 1], { proved: solved(1, 1) }), reviewOf([200, 4]), undefined], people)).toBe(
      'Cases still possible. You: one case left from round 1 on. Ben: 4 cases left at the end.',
    );
  });
});

test('a proof of another seat is told of that seat, and not of the reader', () => {
  const card = { code: 'card', id: 'rope' };
  const explanation = { title: {}, steps: [{ round: 2, depth: 0, code: 'yours', cards: [card], text: '' }] };
  const [mine] = proofSteps(explanation as never, ann, ['Ann', 'Ben'], (round) => `Round ${round}`);
  const [theirs] = proofSteps(explanation as never, ben, ['Ann', 'Ben'], (round) => `Round ${round}`);
  expect(mine?.text).toContain('your');
  expect(theirs?.text).toContain('Ben');
  expect(theirs?.text).not.toContain('your');
});
