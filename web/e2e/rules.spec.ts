// The rules, read beside a game that goes on, over a notebook, and on a page of their own.

import type { Page } from '@playwright/test';
import { GAMES } from './games';
import { expect, test } from './house';
import { Ears } from './seat';

/** One game for each layout, a board beside its panels and one that fills the screen: a part of its rules, and one move by clicking. */
const LAYOUTS: { id: string; part: string; move: (page: Page) => Promise<void> }[] = [
  {
    id: 'clue',
    part: 'Moving',
    move: (page) => page.getByRole('region', { name: 'What you can do' }).getByRole('button', { name: /roll$/i }).filter({ visible: true }).first().click(),
  },
  {
    id: 'scotland-yard',
    part: 'The travel log',
    move: async (page) => {
      const lit = page.locator('[data-to]').first();
      const station = await lit.getAttribute('data-to');
      await page.keyboard.type(`${station}`);
      const fares = page.getByRole('dialog', { name: `Ticket to station ${station}` }).locator('.fare');
      await expect.poll(async () => (await fares.count()) > 0 || (await page.locator('[data-to]').count()) === 0 || page.keyboard.press('Enter').then(() => false)).toBe(true);
      if ((await fares.count()) > 0) await fares.first().click();
    },
  },
];

for (const { id, part, move } of LAYOUTS) {
  test(`the rules of ${id} are read beside the game, which goes on`, async ({ house, page }) => {
    const ears = new Ears(page);
    await page.goto(`${house.url}/new/${id}?mode=computer`);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await ears.wake();
    await page.getByRole('banner').getByRole('button', { name: 'Rules' }).click();
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await contents.getByRole('button', { name: part, exact: true }).click();
    const head = page.getByRole('heading', { name: part, exact: true });
    await expect(head).toBeInViewport();
    await expect(page).toHaveURL(/\/t\/[^#]+$/);
    await ears.after(() => move(page));
    await expect(head).toBeInViewport();
  });
}

test('a part of the rules has an address, and the rules lead to the lesson', async ({ house, page }) => {
  await page.goto(`${house.url}/rules`);
  const roundels = page.locator('.roundel');
  await expect(roundels).toHaveCount(GAMES.length);
  expect(new Set(await roundels.evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor))).size).toBe(GAMES.length);
  await page.goto(`${house.url}/rules/scotland-yard#part-4`);
  await expect(page.getByRole('heading', { name: 'The travel log' })).toBeInViewport();
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'The hunt' }).click();
  await expect(page).toHaveURL(/#part-1$/);
  await expect(page.getByRole('heading', { name: 'The hunt' })).toBeInViewport();
  await page.getByRole('link', { name: 'Learn to play' }).click();
  await expect(page).toHaveURL(/\/learn\/scotland-yard$/);
});

test('over a notebook lie its help and the rules, each behind a button of its own', async ({ house, page }) => {
  await page.goto(`${house.url}/tools/clue-assistant/new`);
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByRole('dialog', { name: 'Clue rules' }).getByRole('heading', { name: 'Your turn' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/tools\/clue-assistant\/new$/);
});
