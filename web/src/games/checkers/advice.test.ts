import { expect, test } from 'vitest';
import { adviceText, hintPath } from './advice';

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
