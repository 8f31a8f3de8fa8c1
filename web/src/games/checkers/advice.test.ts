import { expect, test } from 'vitest';
import { adviceText, hintPath, withNames } from './advice';

test('a hint is told as a move and its reason', () => {
  expect(adviceText({ path: [11, 15], reason: { code: 'centre' } })).toEqual({ strong: 'Hint: 11–15.', text: 'It moves to the centre, and no move scores better.' });
  expect(adviceText({ path: [27, 20, 11], reason: { code: 'wins-pieces', pieces: 2 } })).toEqual({ strong: 'Hint: 27×11.', text: 'It wins two pieces.' });
  expect(hintPath({ path: [11, 15], reason: { code: 'best' } })).toEqual([11, 15]);
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
