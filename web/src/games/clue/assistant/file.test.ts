import { expect, test } from 'vitest';
import { fileName } from './file';

test('a file is called like its notebook, in letters that every system takes', () => {
  expect(fileName('Ann, Ben and Cid')).toBe('ann-ben-and-cid.json');
  expect(fileName('Zoë: 2/3')).toBe('zoë-2-3.json');
  expect(fileName('…')).toBe('clue-notebook.json');
});
