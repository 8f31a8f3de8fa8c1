import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { swallowSecondClick } from './secondclick';

const heard = vi.fn();
const click = (detail: number) => document.body.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));

beforeEach(() => {
  heard.mockClear();
  document.body.addEventListener('click', heard);
});
afterEach(() => document.body.removeEventListener('click', heard));

describe('the second click of a double one', () => {
  it('is not heard by what comes to light under a dialog', () => {
    swallowSecondClick();
    expect(click(2)).toBe(false);
    expect(heard).not.toHaveBeenCalled();
    // Once: what is double clicked later is heard twice.
    click(1);
    click(2);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('is none where a new click, or a key, presses something', () => {
    swallowSecondClick();
    click(1);
    expect(heard).toHaveBeenCalledOnce();
    swallowSecondClick();
    click(0);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
