import { expect, it } from 'vitest';
import { zoomOf } from './zoom.svelte';

const sizes = (innerWidth: number, innerHeight: number, outerWidth: number, outerHeight: number) => ({ innerWidth, innerHeight, outerWidth, outerHeight });

it('is what the page is smaller than its window', () => {
  expect(zoomOf(sizes(1280, 660, 2560, 1440))).toBe(2);
  expect(zoomOf(sizes(1536, 800, 1920, 1080))).toBe(1.25);
});

it('is told by the height where a panel beside the page narrows it', () => {
  expect(zoomOf(sizes(760, 475, 1920, 1080))).toBeCloseTo(2);
});

it('is none for a frame, toolbars, a panel on one side, and a window without a size', () => {
  expect(zoomOf(sizes(1904, 950, 1920, 1080))).toBe(1);
  // A panel of the browser beside the page, and developer tools below it.
  expect(zoomOf(sizes(960, 950, 1920, 1080))).toBe(1);
  expect(zoomOf(sizes(1600, 950, 1920, 1080))).toBe(1);
  expect(zoomOf(sizes(1904, 500, 1920, 1080))).toBe(1);
  expect(zoomOf(sizes(1280, 800, 0, 0))).toBe(1);
  expect(zoomOf(sizes(0, 0, 0, 0))).toBe(1);
});
