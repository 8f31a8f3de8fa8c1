import { describe, expect, it } from 'vitest';
import { nextOf } from './round';

describe('the next of a round', () => {
  it('goes on past both ends', () => {
    expect(nextOf(['a', 'b', 'c'], 'c', true)).toBe('a');
    expect(nextOf(['a', 'b', 'c'], 'a', false)).toBe('c');
    expect(nextOf(['a', 'b', 'c'], 'b', false)).toBe('a');
  });

  it('begins at either end for one who comes from elsewhere', () => {
    expect(nextOf(['a', 'b'], 'x', true)).toBe('a');
    expect(nextOf(['a', 'b'], 'x', false)).toBe('b');
    expect(nextOf<string>([], 'x', true)).toBeUndefined();
  });
});
