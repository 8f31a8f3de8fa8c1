import { expect, it, vi } from 'vitest';
import { followKeyboard } from './keyboard';

it('tells how much of the page a keyboard covers, and nothing of bars or of a zoomed page', () => {
  vi.stubGlobal('innerHeight', 740);
  const view = Object.assign(new EventTarget(), { height: 740, scale: 1 });
  const hidden = () => document.documentElement.style.getPropertyValue('--keyboard');
  const resize = (height: number, scale = 1) => {
    Object.assign(view, { height, scale });
    view.dispatchEvent(new Event('resize'));
    return hidden();
  };
  const stop = followKeyboard(view as unknown as VisualViewport);
  expect(hidden()).toBe('0px');
  expect(resize(440)).toBe('300px');
  expect(resize(700)).toBe('0px');
  expect(resize(370, 2)).toBe('0px');
  stop();
  expect(resize(440)).toBe('0px');
});
