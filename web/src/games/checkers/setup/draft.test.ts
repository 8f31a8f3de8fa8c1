import { beforeEach, expect, test, vi } from 'vitest';
import { START } from '../fen';
import { describe as told, keepDraft, keptDraft } from './draft';

let shelf: Map<string, string>;
beforeEach(() => {
  shelf = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
    removeItem: (key: string) => shelf.delete(key),
  });
});

test('what was left is kept until it is forgotten', () => {
  expect(keptDraft()).toBeNull();
  keepDraft('W:W27:B1');
  expect(keptDraft()).toBe('W:W27:B1');
  keepDraft(null);
  expect(keptDraft()).toBeNull();
});

test('the usual start and what cannot be drawn are not worth keeping', () => {
  keepDraft('W:W27:B1');
  keepDraft(START);
  expect(keptDraft()).toBeNull();
  keepDraft('W:W27:Bx');
  expect(shelf.size).toBe(0);
  shelf.set('parlour.checkers.position', 'nonsense');
  expect(keptDraft()).toBeNull();
});

test('it is told in a few words', () => {
  expect(told('W:W27,28:BK1')).toBe('one black and two white pieces, White to move');
});
