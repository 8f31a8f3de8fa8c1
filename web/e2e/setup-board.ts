// The board of checkers under somebody's fingers: single squares, and the set-up board.

import type { Locator, Page } from '@playwright/test';

export const square = (page: Page, number: number): Locator => page.locator(`[data-square="${number}"]`);

/** The middle of the light square to the right of a dark one. */
export async function lightBeside(page: Page, number: number): Promise<{ x: number; y: number }> {
  const box = await square(page, number).boundingBox();
  if (!box) throw new Error(`square ${number} is not shown`);
  return { x: box.x + box.width * 1.5, y: box.y + box.height / 2 };
}

/** Takes a colour in hand. */
async function take(page: Page, colour: 'Black' | 'White'): Promise<void> {
  await page.getByRole('radiogroup', { name: 'In hand' }).locator('label', { hasText: colour }).click();
}

/** Sets up `B:WK23,30:B10,11` by clicks alone: an empty board, then men, and one of them crowned. */
export async function setUp(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Custom' }).click();
  await page.getByRole('button', { name: 'Clear' }).click();
  await take(page, 'Black');
  await square(page, 10).click();
  await square(page, 11).click();
  await take(page, 'White');
  await square(page, 23).click();
  await square(page, 23).click();
  await square(page, 30).click();
}
