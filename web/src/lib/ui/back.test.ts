import { expect, test } from 'vitest';
import { backMeans } from './back';

/** Two entries for dialogs, the second laid after a reload on the first. */
const [PAGE, FIRST, SECOND] = [0, 1000, 2000];

test('back does in an open dialog what Escape does', () => {
  expect(backMeans(FIRST, PAGE, true)).toBe('escape');
  expect(backMeans(SECOND, FIRST, true)).toBe('escape');
});

test('where the dialog is closed already, back passes over what it left', () => {
  expect(backMeans(FIRST, PAGE, false)).toBe('pass');
  expect(backMeans(SECOND, FIRST, false)).toBe('pass');
});

test('forward opens and closes nothing, and neither does a way between other entries of the page', () => {
  for (const isDialogOpen of [true, false]) {
    expect(backMeans(PAGE, FIRST, isDialogOpen)).toBe('nothing');
    expect(backMeans(FIRST, SECOND, isDialogOpen)).toBe('nothing');
    expect(backMeans(PAGE, PAGE, isDialogOpen)).toBe('nothing');
    expect(backMeans(FIRST, FIRST, isDialogOpen)).toBe('nothing');
  }
});
