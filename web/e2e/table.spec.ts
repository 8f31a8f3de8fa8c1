import type { Page } from '@playwright/test';
import { complaints, expect, test, type House } from './house';
import { meet } from './meeting';

/** Starts a game against the computer and answers its address. */
async function play(house: House, page: Page): Promise<string> {
  await page.goto(`${house.url}/new/checkers?mode=computer`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByText('your move').first()).toBeVisible();
  return page.url();
}

test('giving up asks first, ends the game, and the next one has the same set-up', async ({ house, page }) => {
  const heard = complaints(page);
  const first = await play(house, page);
  await page.getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByRole('heading', { name: 'You lose' })).toBeVisible();
  await page.getByRole('tab', { name: 'Table' }).click();
  await expect(page.getByText('Fair play')).toBeVisible();

  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByText('your move').first()).toBeVisible();
  expect(page.url()).not.toBe(first);
  expect(heard).toEqual([]);
});

test('the next game of two people is one table: the other is asked to join', async ({ house, page, browser }) => {
  const friend = await (await browser.newContext()).newPage();
  await meet(house, page, friend);
  await friend.getByRole('button', { name: 'Resign' }).click();
  await friend.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByRole('heading', { name: 'Ann’s table' })).toBeVisible();
  await expect(friend.getByText('Ann opened the next game.')).toBeVisible();
  await expect(friend.getByRole('button', { name: 'Play again' })).toHaveCount(0);
  await friend.getByRole('link', { name: 'Join' }).click();
  await friend.getByRole('button', { name: /Sit here/ }).click();
  await expect(page.getByText('Ben', { exact: true })).toBeVisible();
  expect(new URL(friend.url()).pathname).toBe(new URL(page.url()).pathname);
});

test('whoever follows the watch link sees the game and can only talk', async ({ house, page, browser }) => {
  const address = await play(house, page);
  const watcher = await (await browser.newContext()).newPage();
  await watcher.goto(address);
  await expect(watcher.getByText('You’re watching.')).toBeVisible();
  await expect(watcher.getByRole('button', { name: 'Resign' })).toHaveCount(0);

  await watcher.getByRole('tab', { name: 'Chat' }).click();
  await watcher.getByRole('textbox', { name: 'Message' }).fill('Who is winning?');
  await watcher.getByRole('button', { name: 'Send' }).click();
  await watcher.getByLabel('Your name').fill('Zoe');
  await watcher.getByRole('button', { name: 'Save name' }).click();
  await expect(watcher.getByRole('log').getByText('Who is winning?')).toBeVisible();
  await expect(page.getByRole('tab', { name: /Chat/ })).toContainText('1');
});

test('two at one screen: whoever is to move moves, without a word to the page', async ({ house, page }) => {
  await page.goto(house.url);
  await page.getByRole('radio', { name: /^Checkers/ }).check();
  await page.getByRole('link', { name: /Two on one screen/ }).click();
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const square = (number: number) => page.locator(`[data-square="${number}"]`);
  await expect(page.getByText('Black, your move')).toBeVisible();
  await expect(page.getByText('Ann', { exact: true })).toHaveCount(2);
  await expect(page.getByRole('switch', { name: 'Flip the board' })).toHaveAttribute('aria-checked', 'false');
  await square(11).click();
  await square(15).click();
  await expect(page.getByText('White, your move')).toBeVisible();
  await square(22).click();
  await square(18).click();
  await expect(square(18)).toHaveAttribute('aria-label', /white man/);
});

test('the board, one’s own seat and the message are in sight on every screen', async ({ house, page }) => {
  await play(house, page);
  for (const [width, height] of [
    [1280, 800],
    [900, 700],
    [768, 1024],
    [740, 360],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of ['.board .board', '.us', '.line']) await expect(page.locator(part)).toBeInViewport({ ratio: 0.99 });
  }
});

test('leaving keeps the seat, and the home page leads back to it', async ({ house, page }) => {
  const address = await play(house, page);
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Leave and keep my seat' }).click();
  await page.getByRole('link', { name: /^Play: / }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByText('your move').first()).toBeVisible();
});

test('a wrong set-up is refused beside the field', async ({ house, page }) => {
  await page.goto(`${house.url}/new/checkers?mode=computer`);
  await page.getByRole('radio', { name: 'Custom' }).click();
  await page.getByLabel('Position as text').fill('nonsense');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  await expect(page).toHaveURL(/\/new\/checkers/);

  await page.getByLabel('Your name').fill('');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByText('Enter a name, so the others know who you are.')).toBeVisible();
});
