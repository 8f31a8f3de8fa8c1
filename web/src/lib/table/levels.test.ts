import { expect, test } from 'vitest';
import { levels, sharedLevel } from './levels';

const brains = ['very-easy', 'random', 'easy'].map((name) => ({ name, about: '' }));
const names = (unlisted: string[] | undefined, chosen: string | null) => levels(unlisted ? { unlisted } : {}, brains, chosen).map(({ name }) => name);

test('what plays the same is offered once, and whoever sits there stays', () => {
  expect(names(['random'], 'easy')).toEqual(['very-easy', 'easy']);
  expect(names(['random'], 'random')).toEqual(['very-easy', 'random', 'easy']);
  expect(names(undefined, null)).toEqual(['very-easy', 'random', 'easy']);
});

test('several computers have one level in common, or mixed ones', () => {
  expect(sharedLevel([])).toBeNull();
  expect(sharedLevel(['master'])).toBeNull();
  expect(sharedLevel(['master', 'master', 'master'])).toBe('master');
  expect(sharedLevel(['master', 'random', 'master'])).toBe('');
});
