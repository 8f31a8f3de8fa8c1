import { expect, it } from 'vitest';
import { zoomOf } from './zoom.svelte';

const sizes = (innerWidth: number, innerHeight: number, outerWidth: number, outerHeight: number) => ({ innerWidth, innerHeight, outerWidth, outerHeight });

it('is what the page is smaller than its window', () => {
  expect(zoomOf(sizes(1280, 660, 2560, 1440))).toBe(2);
  expect(zoomOf(sizes(1536, 800, 1920, 1080))).toBe(1.25);
});

it('is none for a frame, toolbars, a panel on one side, and a window without a size', () => {
  expect(zoomOf(sizes(1904, 950, 1920, 1080))).toBe(1);
  expect(zoomOf(sizes(960, 950, 1920, 1080))).toBeCloseTo(1080 / 950);
  expect(zoomOf(sizes(1280, 800, 0, 0))).toBe(1);
  expect(zoomOf(sizes(0, 0, 0, 0))).toBe(1);
});
