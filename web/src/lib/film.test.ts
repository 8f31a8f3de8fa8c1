import { expect, it } from 'vitest';
import { milliseconds } from './film.svelte';

it('times are read as style sheets write them', () => {
  expect(['420ms', ' .42s', '0s', ''].map(milliseconds)).toEqual([420, 420, 0, 0]);
});
