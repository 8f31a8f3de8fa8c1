// Two people come together at a table, as every test with two people begins.

import { expect, type Page } from '@playwright/test';
import type { House } from './house';

/** Ann opens a table for herself and a friend; the answer is its code. */
export async function host(house: House, ann: Page): Promise<string> {
  await ann.goto(house.url);
  await ann.getByRole('radio', { name: /^Checkers/ }).check();
  await ann.getByRole('link', { name: /Host a table/ }).click();
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'Open the table' }).click();
  return ann.locator('.codeword').innerText();
}

/** Ben takes the free seat of the waiting room he is in. */
export async function sitDown(ben: Page): Promise<void> {
  await ben.getByRole('button', { name: /Sit here/ }).click();
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('dialog').getByRole('button', { name: 'Sit here' }).click();
  // The room looks different to somebody who sits: what is clicked next must be where it stays.
  await expect(ben.getByRole('switch', { name: 'I’m ready' })).toBeVisible();
  await expect(ben.getByRole('dialog')).toBeHidden();
}

/** Ann hosts, Ben joins by link, both are ready and the game begins. */
export async function meet(house: House, ann: Page, ben: Page): Promise<void> {
  const code = await host(house, ann);
  await ben.goto(`${house.url}/j/${code}`);
  await sitDown(ben);
  await ben.getByRole('switch', { name: 'I’m ready' }).click();
  await ann.getByRole('switch', { name: 'I’m ready' }).click();
  for (const page of [ann, ben]) await expect(page.getByRole('tab', { name: 'Table' })).toBeVisible();
}
