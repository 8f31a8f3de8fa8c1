// Three people at one table: who they play, what happens while they play, and the same people again in a new game.

import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { SUSPECTS } from './cards';
import { complaints, expect, test, type House } from './house';
import { begin, computer, friend, join, me, openTable } from './tables';

const trio = { game: 'clue', setup: { suspects: ['scarlet', 'green', 'plum'] }, seats: [me, friend, friend] };

/** Who play Clue for computers. */
const GUESTS = ['Fenwick', 'Odette', 'Basil', 'Hester', 'Ambrose', 'Lavinia'];

async function somebody(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

/** Ann, Ben and Cid at a game of Clue that has begun. Ann hosts it and moves first. */
async function three(house: House, browser: Browser): Promise<[Page, Page, Page]> {
  const [ann, ben, cid] = [await somebody(browser), await somebody(browser), await somebody(browser)];
  const code = await openTable(house, ann, 'Ann', trio);
  await join(house, ben, 'Ben', code);
  await expect(ann.getByText('Ben', { exact: true })).toBeVisible();
  await join(house, cid, 'Cid', code);
  await begin(ann, ben, cid);
  return [ann, ben, cid];
}

const log = (page: Page) => page.locator('.log-box ol');

test('a joiner plays somebody whom the host had not put in play, and changes a name that was told', async ({ house, browser }) => {
  const [ann, ben] = [await somebody(browser), await somebody(browser)];
  const wrong = [ann, ben].map(complaints);
  const code = await openTable(house, ann, 'Ann', trio);
  await join(house, ben, 'Ben', code);
  const places = ann.locator('.places > li');
  await expect(places.nth(1)).toContainText('Ben');

  // Being ready is said in fewer letters: what stands beside it moves.
  await expect(ben.getByRole('switch', { name: 'I’m ready' })).toBeChecked();
  await ben.getByRole('button', { name: 'Change character' }).click();
  await ben.getByRole('dialog').getByRole('button', { name: 'Mrs. Peacock' }).click();
  await expect(places.nth(1)).toContainText('Mrs. Peacock');
  await expect(places.nth(1)).toContainText('Ben');
  // Seats go in the order of play: the first of all after Miss Scarlet is Colonel Mustard.
  await ben.getByRole('button', { name: 'Change character' }).click();
  await expect(ben.getByRole('dialog').getByRole('button', { name: 'Mrs. Peacock' })).toHaveCount(0);
  await ben.getByRole('dialog').getByRole('button', { name: 'Colonel Mustard' }).click();
  await expect(places.nth(1)).toContainText('Colonel Mustard');

  await ben.getByRole('button', { name: 'Change name' }).click();
  await ben.getByRole('dialog').getByLabel('Your name').fill('Ann');
  await ben.getByRole('dialog').locator('.btn.primary').click();
  await expect(ben.getByRole('dialog').getByRole('alert')).not.toBeEmpty();
  await ben.getByRole('dialog').getByLabel('Your name').fill('Benno');
  await ben.getByRole('dialog').locator('.btn.primary').click();
  await expect(places.nth(1)).toContainText('Benno');
  await expect(ben.getByRole('dialog')).toBeHidden();
  expect(wrong.flat()).toEqual([]);
});

test('starting over takes all three along, and the old game ends', async ({ house, browser }) => {
  const [ann, ben, cid] = await three(house, browser);
  const old = ann.url();
  // Ben is on another tab of the table, Cid's page is closed for a moment.
  await ben.getByRole('tab', { name: 'Chat' }).click();
  await cid.goto('about:blank');
  await ann.getByRole('tab', { name: 'Table' }).click();
  await ann.getByRole('button', { name: 'Start over' }).click();
  await ann.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
  await expect(ann.getByRole('heading', { name: 'Ann’s table' })).toBeVisible();
  expect(ann.url()).not.toBe(old);
  await expect.poll(() => ben.url()).toBe(ann.url());
  await cid.goto(old);
  await expect.poll(() => cid.url()).toBe(ann.url());

  const places = cid.locator('.places > li');
  for (const [seat, name] of ['Ann', 'Ben', 'Cid'].entries()) await expect(places.nth(seat)).toContainText(name);
  for (const page of [ben, cid]) await page.getByRole('switch', { name: 'I’m ready' }).click();
  await begin(ann, ben, cid);
  // The old game is in nobody's list.
  await cid.goto(house.url);
  await expect(cid.locator(`a[href="${new URL(ann.url()).pathname}"]`).first()).toBeVisible();
  await expect(cid.locator(`a[href="${new URL(old).pathname}"]`)).toHaveCount(0);
});

test('whoever leaves in their own turn holds nobody up: the others read it in the log and play on, and keep the log as a file', async ({ house, browser }) => {
  const [ann, ben, cid] = await three(house, browser);
  await ben.getByRole('tab', { name: 'Chat' }).click();
  await ben.getByRole('textbox', { name: 'Message' }).fill('Good luck.');
  await ben.getByRole('button', { name: 'Send' }).click();

  // It is Ann's turn, and she goes for good.
  await ann.getByRole('button', { name: 'Leave the table' }).click();
  await ann.getByRole('dialog').locator('.btn.danger').click();
  await expect(ann.getByRole('heading', { level: 1 })).toBeVisible();

  for (const page of [ben, cid]) await page.getByRole('tab', { name: 'Log' }).click();
  // What Ben's and Cid's own pages show: she is gone, a computer plays for her, somebody else hosts, and the turn comes to Ben.
  for (const page of [ben, cid]) await expect(log(page).locator('.house')).toContainText([/Ann/, /Ann/, /Ben/]);
  await expect(ben).toHaveTitle(/Your turn/, { timeout: 60_000 });

  const said = log(cid).locator('.chat');
  await expect(said).toHaveText('Ben Good luck.');
  const colour = (line: typeof said) => line.evaluate((element) => getComputedStyle(element).color);
  expect(await colour(said)).not.toBe(await colour(log(cid).locator('.house').first()));
  expect(await colour(said)).not.toBe(await colour(log(cid)));

  await cid.getByRole('tab', { name: 'Table' }).click();
  const download = cid.waitForEvent('download');
  await cid.getByRole('button', { name: 'Download the log' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^clue.*\.txt$/);
  const text = await readFile(await file.path(), 'utf8');
  await cid.getByRole('tab', { name: 'Log' }).click();
  const lines = text.split('\n');
  expect(lines).toContain('Ben: Good luck.');
  const shown = await log(cid).locator('li').count();
  expect(lines.filter((line) => line !== '').length).toBeGreaterThan(3);
  expect(shown).toBeGreaterThan(3);
});

test('computers have names and faces, which a reload keeps; they answer a greeting, and a switch silences them', async ({ house, browser }) => {
  const ann = await somebody(browser);
  const wrong = complaints(ann);
  await openTable(house, ann, 'Ann', { game: 'clue', setup: { suspects: SUSPECTS }, seats: [me, computer, computer, computer, computer, computer] });
  const plates = ann.locator('.plate');
  await expect(plates).toHaveCount(6);
  const names = () => plates.locator('.who b').allInnerTexts();
  const company = await names();
  expect(company[0]).toBe('Ann');
  expect(company.slice(1).every((name) => GUESTS.includes(name))).toBe(true);
  expect(new Set(company).size).toBe(6);
  const faces = plates.locator('img');
  await expect(faces).toHaveCount(5);
  expect(await faces.evaluateAll((all) => all.every((face) => (face as HTMLImageElement).naturalWidth > 0))).toBe(true);
  await expect(plates.nth(1).getByRole('img', { name: 'Level: Random' })).toBeVisible();

  await ann.getByRole('tab', { name: 'Chat' }).click();
  const talk = ann.getByRole('log', { name: 'Chat' });
  await ann.getByRole('textbox', { name: 'Message' }).fill('Good evening');
  await ann.getByRole('button', { name: 'Send' }).click();
  // Whoever answers says it under the greeting.
  const answer = talk.locator('li', { hasText: 'Good evening' }).filter({ hasText: 'Ann' }).locator('+ li').locator('em');
  await expect(answer).toBeVisible();
  const said = await answer.innerText();

  await ann.reload();
  await ann.getByRole('tab', { name: 'Chat' }).click();
  await expect(answer).toHaveText(said);
  expect(await names()).toEqual(company);

  const remarks = ann.getByRole('switch', { name: 'Show what computers say' });
  await remarks.click();
  await expect(talk.locator('em')).toHaveCount(0);
  await ann.reload();
  await ann.getByRole('tab', { name: 'Chat' }).click();
  await expect(remarks).toHaveAttribute('aria-checked', 'false');
  await expect(talk.locator('em')).toHaveCount(0);
  expect(wrong).toEqual([]);
});
