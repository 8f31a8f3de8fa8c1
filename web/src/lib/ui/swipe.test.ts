import { afterEach, expect, it, vi } from 'vitest';
import { swipeOf, swipes } from './swipe';

const at = (x: number, y = 0, at = 0) => ({ x, y, at });

it('goes on to the left and back to the right, far enough, level and quick', () => {
  expect(swipeOf(at(200), at(100, 20, 300))).toBe(1);
  expect(swipeOf(at(100), at(200, -20, 300))).toBe(-1);
  for (const to of [at(160, 0, 100), at(100, 80, 300), at(100, 0, 900)]) expect(swipeOf(at(200), to)).toBeNull();
});

afterEach(() => document.body.replaceChildren());

function open(inner = '') {
  const onswipe = vi.fn();
  const root = document.createElement('div');
  root.innerHTML = inner;
  document.body.append(root);
  const stop = swipes(onswipe)(root);
  const touch = (type: string, clientX: number, target: Element = root, more: PointerEventInit = {}) =>
    target.dispatchEvent(new PointerEvent(type, { clientX, pointerType: 'touch', isPrimary: true, pointerId: 1, bubbles: true, ...more }));
  return { root, onswipe, stop, touch };
}

it('is told of a finger, not of a mouse, and not any more when it is gone', () => {
  const { onswipe, stop, touch, root } = open();
  touch('pointerdown', 200);
  touch('pointerup', 100);
  expect(onswipe.mock.calls).toEqual([[1]]);
  touch('pointerdown', 200, root, { pointerType: 'mouse' });
  touch('pointerup', 100, root, { pointerType: 'mouse' });
  stop();
  touch('pointerdown', 200);
  touch('pointerup', 100);
  expect(onswipe).toHaveBeenCalledTimes(1);
});

it('leaves two fingers, scrolling, writing and what is still to themselves', () => {
  const { root, onswipe, touch } = open('<input /><p data-still><b>a</b></p><div class="wide" style="overflow-x: auto">b</div>');
  touch('pointerdown', 200);
  touch('pointerdown', 210, root, { isPrimary: false, pointerId: 2 });
  touch('pointerup', 100);
  touch('pointerdown', 200);
  touch('pointercancel', 150);
  touch('pointerup', 100);
  const wide = root.querySelector('.wide')!;
  Object.defineProperty(wide, 'scrollWidth', { value: 500 });
  for (const target of [root.querySelector('input')!, root.querySelector('b')!, wide]) {
    touch('pointerdown', 200, target);
    touch('pointerup', 100, target);
  }
  expect(onswipe).not.toHaveBeenCalled();
});
