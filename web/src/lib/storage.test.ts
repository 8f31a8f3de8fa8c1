import { expect, test, vi } from 'vitest';
import { keep, kept, keptText } from './storage';

test('what is kept is there until it is forgotten, on the device and in the tab', () => {
  expect(keep('device', 'a', { b: 1 })).toBe(true);
  expect(kept('device', 'a')).toEqual({ b: 1 });
  expect(kept('tab', 'a')).toBeNull();
  keep('device', 'a', null);
  expect(keptText('device', 'a')).toBeNull();
});

test('what cannot be read or kept does no harm', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => '{',
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(kept('device', 'a')).toBeNull();
  expect(keep('device', 'a', 1)).toBe(false);
});
