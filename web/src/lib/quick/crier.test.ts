import { expect, test } from 'vitest';
import { news, type Sight } from './crier';
import { quickWords as words } from './words';

const ann = { id: 'a', name: 'Ann' };
const ben = { id: 'b', name: 'Ben' };
const sight = (seconds: number | null, ...waiting: Sight['waiting']): Sight => ({ waiting, seconds });
const told = (before: Sight | null, now: Sight) => news(before, now, 'a', words);

test('the countdown is told at its start, at ten and at five, and when it stops', () => {
  const heard: string[] = [];
  let before = sight(null, ann, ben);
  for (let seconds = 20; seconds >= 0; seconds -= 1) {
    const now = sight(seconds, ann, ben);
    heard.push(...told(before, now));
    before = now;
  }
  expect(heard).toEqual([20, 10, 5].map((seconds) => words.starts(seconds)));
  expect(told(sight(12, ann, ben), sight(null, ann))).toEqual([words.went('Ben'), words.stopped]);
});

test('a page that slept tells how late it is', () => {
  expect(told(sight(15, ann), sight(3, ann))).toEqual([words.starts(3)]);
});

test('others are told of when they come and go, oneself is not', () => {
  expect(told(null, sight(null, ann, ben))).toEqual([]);
  expect(told(sight(null), sight(null, ann))).toEqual([]);
  expect(told(sight(null, ann), sight(null, ann, ben))).toEqual([words.came('Ben')]);
  expect(told(sight(null, ann, ben), sight(null, ann))).toEqual([words.went('Ben')]);
});
