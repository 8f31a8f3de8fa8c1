// Games put aside under a name and gone on with; files that leave and come back; computers held and stepped; tables removed.

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Detective, sitDownAgainst } from './detective';
import { complaints, expect, test, type House } from './house';
import { begin, friend, join, me, openTable, sleuth } from './tables';

/** Saves the game on the page from its "Table" tab. */
async function saveAs(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Save this game' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
}

async function openShelf(page: Page, house: House): Promise<void> {
  await page.goto(house.url);
  await page.getByRole('link', { name: 'Saved games' }).click();
  await expect(page.getByRole('heading', { name: 'Saved games', level: 1 })).toBeVisible();
}

/** Takes a save away as a file, and gives back what is in it. */
async function download(page: Page, name: string): Promise<Buffer> {
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: `Download ${name}`, exact: true }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('sunday.parlour');
  return readFile(await file.path());
}

async function upload(page: Page, buffer: Buffer): Promise<void> {
  await page.getByLabel('Load a file').setInputFiles({ name: 'sunday.parlour', mimeType: 'application/octet-stream', buffer });
}

test('a game of Clue is put aside, found again and gone on with; its file is sealed', async ({ house, page }) => {
  const heard = complaints(page);
  const ann = new Detective(page);
  await sitDownAgainst(ann, `${house.url}/new/clue?mode=computer`, { seats: 3, level: 'random' });
  await ann.roll();
  const { view, seq } = ann.ears.frame;
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Save this game' }).click();
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue(/^Clue, \d+ \w+, \d\d:\d\d$/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await saveAs(page, 'Sunday');
  await expect(page.getByText('Saved as “Sunday”.')).toBeVisible();
  // A name is used once.
  await saveAs(page, 'Sunday');
  await expect(page.getByRole('dialog').getByText(/already have a saved game called “Sunday”/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();

  await openShelf(page, house);
  const row = page.getByRole('listitem').filter({ hasText: 'Sunday' });
  await expect(row).toContainText('after one move');
  await page.getByLabel('Search').fill('nothing like it');
  await expect(page.getByText('No saved games match')).toBeVisible();
  await page.getByLabel('Search').fill('sun');
  await expect(row).toBeVisible();

  const file = await download(page, 'Sunday');
  const spoilt = Buffer.from(file);
  spoilt[spoilt.length - 40]! ^= 1;
  await upload(page, spoilt);
  await expect(page.getByText('its seal is broken')).toBeVisible();
  await upload(page, file.subarray(0, file.length - 100));
  await expect(page.getByText('The file is incomplete')).toBeVisible();
  await upload(page, Buffer.from('a letter'));
  await expect(page.getByText('This file isn’t a saved game.')).toBeVisible();
  await upload(page, file);
  await expect(page.getByText('Loaded “Sunday (2)”.')).toBeVisible();

  await page.getByRole('button', { name: 'Rename Sunday (2)' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Monday');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await page.getByRole('button', { name: 'Delete Sunday', exact: true }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Sunday' })).toHaveCount(0);

  ann.ears.forget();
  await page.getByRole('button', { name: 'Continue Monday' }).click();
  await ann.ears.wake();
  expect(ann.ears.frame.seq).toBe(seq);
  expect(ann.view).toEqual(view);
  await ann.next();
  expect(ann.ears.frame.seq).toBeGreaterThan(seq);
  expect(heard).toEqual([]);
});

test('a game of two that goes on elsewhere rests where it was saved, and the page leads there', async ({ house, page: ann, browser }) => {
  const ben = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const heard = complaints(ben);
  const code = await openTable(house, ann, 'Ann', { game: 'clue-less', seats: [me, friend, sleuth, sleuth] });
  await join(house, ben, 'Ben', code);
  await begin(ann, ben);
  const placeOf = (page: Page) => new URL(page.url()).pathname;
  const where = placeOf(ann);
  await saveAs(ann, 'Sunday');
  await expect(ann.getByText('Saved as “Sunday”.')).toBeVisible();
  await openShelf(ann, house);
  await ann.getByRole('button', { name: 'Continue Sunday' }).click();
  const elsewhere = await ben.context().newPage();
  await ann.waitForURL(/\/t\//);
  expect(placeOf(ann)).not.toBe(where);
  await elsewhere.goto(ann.url());
  // What the save is called is Ann's alone.
  await expect(ann.getByText('You saved it as “Sunday”.')).toBeVisible();
  await expect(elsewhere.getByText('Saved game, continuing')).toBeVisible();
  await expect(elsewhere.getByText('Sunday')).toHaveCount(0);
  for (const page of [elsewhere, ann]) await page.getByRole('switch', { name: 'I’m ready' }).click();
  await expect(ann.getByRole('tab', { name: 'Table' })).toBeVisible();

  expect(placeOf(ben)).toBe(where);
  await expect(ben.getByRole('status').getByText('It’s paused here.')).toBeVisible();
  await ben.getByRole('link', { name: 'Go to the table' }).first().click();
  await expect.poll(() => placeOf(ben)).toBe(placeOf(ann));
  await expect(ben.getByRole('tab', { name: 'Table' })).toBeVisible();
  await expect(ben.getByText('It’s paused here.')).toHaveCount(0);
  expect(heard).toEqual([]);
});

test('computers alone: held, stepped, let go; then the table is removed', async ({ house, page }) => {
  const heard = complaints(page);
  await page.goto(`${house.url}/new/checkers?mode=computer`);
  await page.getByRole('listitem').getByRole('radiogroup', { name: 'Seat' }).first().getByRole('radio', { name: 'Computer' }).click();
  await expect(page.getByText('You have no seat')).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const ears = new Detective(page).ears;
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('The computers are paused.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('The computers are paused.')).toBeVisible();
  await expect.poll(() => ears.frames.length).toBeGreaterThan(0);
  const { seq } = ears.frame;
  for (const steps of [1, 2]) {
    await page.getByRole('button', { name: 'Next move' }).click();
    await expect.poll(() => ears.frame.seq).toBe(seq + steps);
  }
  await page.getByRole('radio', { name: 'Instant' }).click();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect.poll(() => ears.frame.seq).toBeGreaterThan(seq + 2);

  await page.goto(house.url);
  await page.getByRole('button', { name: /^Remove Checkers/ }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Table removed.')).toBeVisible();
  await expect(page.getByText('No games in progress')).toBeVisible();
  expect(heard).toEqual([]);
});

test('a set-up is saved, changed and played', async ({ house, page }) => {
  await page.goto(`${house.url}/new/checkers?mode=computer`);
  await page.getByRole('button', { name: 'Save this setup' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Study');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openShelf(page, house);
  await expect(page.getByRole('listitem').filter({ hasText: 'Study' })).toContainText('setup only');
  await page.getByRole('link', { name: 'Edit the setup Study' }).click();
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  await expect(page.getByText('From your saved setup “Study”')).toContainText(`kept by the house at ${new URL(house.url).host}`);
  await openShelf(page, house);
  await page.getByRole('button', { name: 'Play Study' }).click();
  await expect(page.getByRole('tab', { name: 'Table' })).toBeVisible();
});
