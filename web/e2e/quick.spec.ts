// Quick match: from the home page, over the queue, into a running game.

import type { Browser, Page } from '@playwright/test';
import { complaints, expect, test, type House } from './house';
import { Ears } from './seat';

/** Somebody else, with a browser of their own. */
async function somebody(browser: Browser, phone = false): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: phone ? { width: 360, height: 740 } : { width: 1280, height: 800 } });
  return context.newPage();
}

/** From the home page to the queue of a game. */
async function goToQueue(house: House, page: Page, game: string): Promise<void> {
  await page.goto(house.url);
  await page.getByRole('radio', { name: new RegExp(`^${game},`) }).check();
  await page.getByRole('link', { name: /Quick match/ }).click();
}

/** Waits for a game under a name that was not told before. */
async function wait(house: House, page: Page, game: string, name: string): Promise<void> {
  await goToQueue(house, page, game);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Find a match' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
}

const heading = (page: Page, text: string) => page.getByRole('heading', { name: text });

test('three strangers meet in a running game of Clue-less', async ({ house, page: ann, browser }) => {
  const [ben, cid] = [await somebody(browser), await somebody(browser, true)];
  const people = [ann, ben, cid];
  const broken = people.map(complaints);
  const ears = people.map((page) => new Ears(page));

  await wait(house, ann, 'Clue-less', 'Ann');
  await expect(heading(ann, '2 more players needed')).toBeVisible();
  await ben.goto(house.url);
  await ben.getByRole('radio', { name: /^Clue-less,/ }).check();
  await expect(ben.getByRole('link', { name: /Quick match.*one player is waiting/ })).toBeVisible();
  await wait(house, ben, 'Clue-less', 'Ben');
  await expect(heading(ann, 'One more player needed')).toBeVisible();
  await expect(ann.getByRole('listitem').filter({ hasText: 'Ben' })).toBeVisible();
  await goToQueue(house, cid, 'Clue-less');
  await expect(cid.getByText('2 players are waiting.')).toBeVisible();
  // On a phone nothing sticks out to the side.
  expect(await cid.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await cid.getByLabel('Your name').fill('Cid');
  await cid.getByRole('button', { name: 'Find a match' }).click();

  for (const page of people) await expect(page).toHaveURL(/\/t\//);
  expect(new Set(people.map((page) => page.url())).size).toBe(1);
  for (const each of ears) await expect.poll(() => each.frames.length).toBeGreaterThan(0);
  expect(ears.map(({ seat }) => seat).sort()).toEqual([0, 1, 2]);
  expect(ears.filter(({ isMine }) => isMine)).toHaveLength(1);
  // The way back does not lead into the queue again.
  await ann.goBack();
  await expect(ann).toHaveURL(`${house.url}/`);
  await expect(ann.getByRole('link', { name: /^(Play|Open): Clue-less/ })).toBeVisible();
  expect(broken.flat()).toEqual([]);
});

test('whoever waits is found again by a house that was closed', async ({ house, page: ann, browser }) => {
  await wait(house, ann, 'Checkers', 'Ann');
  await house.restart();
  const ben = await somebody(browser);
  await goToQueue(house, ben, 'Checkers');
  await expect(ben.getByText('One player is waiting.')).toBeVisible({ timeout: 30_000 });
  // Two of one name could not be told apart at the table.
  await ben.getByLabel('Your name').fill('Ann');
  await ben.getByRole('button', { name: 'Find a match' }).click();
  await expect(ben.getByRole('alert')).toContainText('Someone called Ann is already here.');
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Find a match' }).click();
  for (const page of [ann, ben]) await expect(page).toHaveURL(/\/t\//);
});

test('who waits alone for a while is shown other ways to play', async ({ house, page }) => {
  await page.clock.install();
  await wait(house, page, 'Checkers', 'Ann');
  await expect(page.getByRole('link', { name: 'Play the computer instead' })).toBeHidden();
  await page.clock.fastForward(21_000);
  await page.getByRole('link', { name: 'Play the computer instead' }).click();
  await expect(page).toHaveURL(/\/new\/checkers\?mode=computer/);
  // Whoever went elsewhere no longer waits.
  await expect.poll(async () => (await (await fetch(`${house.url}/api/queues`)).json()) as object).toMatchObject({ checkers: 0 });
});

test.describe('in a long countdown', () => {
  test.use({ countdown: 600 });

  test('who leaves stops it, who reloads or opens a second page does not', async ({ house, page: ann, browser }) => {
    const [ben, cid] = [await somebody(browser), await somebody(browser)];
    await wait(house, ann, 'Clue-less', 'Ann');
    await wait(house, ben, 'Clue-less', 'Ben');
    await wait(house, cid, 'Clue-less', 'Cid');
    for (const page of [ann, ben, cid]) await expect(page.getByRole('timer')).toBeVisible();
    await expect(ann.getByRole('status').filter({ hasText: 'The game starts in' })).toHaveCount(1);

    await ben.reload();
    await expect(ben.getByRole('timer')).toBeVisible();
    const second = await ben.context().newPage();
    await second.goto(`${house.url}/quick/clue-less`);
    await expect(second.getByRole('timer')).toBeVisible();
    await expect(ann.getByRole('listitem').filter({ hasText: 'Ben' })).toHaveCount(1);
    await second.close();

    await cid.getByRole('link', { name: 'Leave the queue' }).click();
    await expect(cid).toHaveURL(`${house.url}/`);
    for (const page of [ann, ben]) await expect(heading(page, 'One more player needed')).toBeVisible();
    // Whoever has told their name need not tell it again.
    await cid.getByRole('radio', { name: /^Clue-less,/ }).check();
    await cid.getByRole('link', { name: /Quick match/ }).click();
    await expect(ann.getByRole('timer')).toBeVisible();
    await cid.goBack();
    await expect(heading(ann, 'One more player needed')).toBeVisible();
    // The latest wish counts: who waits for another game leaves this one, and both pages say so.
    const other = await ben.context().newPage();
    await other.goto(`${house.url}/quick/checkers`);
    await expect(heading(other, 'One more player needed')).toBeVisible();
    await expect(ben.getByText('You’re no longer in this queue')).toBeVisible();
    await ben.getByRole('button', { name: 'Find a match' }).click();
    await expect(heading(ben, 'One more player needed')).toBeVisible();
    await expect(other.getByText('You’re no longer in this queue')).toBeVisible();
  });
});
