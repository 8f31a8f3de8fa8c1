import { expect, test } from 'vitest';
import { adviceText, hintPath, withNames } from './advice';

test('a hint is told as a move and its reason', () => {
  expect(adviceText({ path: [11, 15], why: 'It keeps the middle.' })).toEqual({ strong: 'Hint: 11–15.', text: 'It keeps the middle.' });
  expect(adviceText({ path: [27, 20, 11], why: 'It takes two men.' })).toEqual({ strong: 'Hint: 27×11.', text: 'It takes two men.' });
  expect(hintPath({ path: [11, 15], why: '' })).toEqual([11, 15]);
});

test('what is no hint points nowhere', () => {
  for (const answer of [null, undefined, {}, { id: 'a', text: 'b' }]) {
    expect(hintPath(answer)).toBeNull();
    expect(adviceText(answer).strong).toBeUndefined();
  }
});

test('a game is written with the names of its players, once', () => {
  const pdn = '[GameType "21"]\n\n1. 11-15 *\n';
  const named = withNames(pdn, ['Ann "the fox"', 'Ben\nB.']);
  expect(named).toBe(`[Black "Ann \\"the fox\\""]\n[White "Ben B."]\n${pdn}`);
  expect(withNames(named, ['Cid', 'Dan'])).toBe(named);
});
