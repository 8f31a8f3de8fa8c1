import { expect, test } from 'vitest';
import { rememberSave, saveOf } from './origin';

test('a tab knows which save it continued, and of no other table', () => {
  const before = localStorage.length;
  rememberSave('t1', 'Sunday');
  expect(saveOf('t1')).toBe('Sunday');
  expect(saveOf('t2')).toBeNull();
  expect(localStorage.length).toBe(before);
});
