// One person holds several seats: whatever one of them hides opens only behind the cover, however one comes to the page.

import { complaints, expect, test } from './house';
import { computer, me, openTable } from './tables';

interface Case {
  game: string;
  seats: Parameters<typeof openTable>[3]['seats'];
  /** Whose screen it is first, and what only they see. */
  who: string;
  secret: string;
}

const CASES: Case[] = [
  { game: 'clue', seats: [me, me, computer, computer], who: 'Miss Scarlet', secret: '[aria-label^="Your "]' },
  { game: 'clue-less', seats: [me, me, computer, computer], who: 'Miss Scarlet', secret: '[aria-label^="Your "]' },
  { game: 'scotland-yard', seats: [me, me, me, me, me, me], who: 'Mister X', secret: 'svg.yard' },
];

for (const { game, seats, who, secret } of CASES) {
  test(`${game}: a seat with secrets opens only behind the cover, also after a reload and by the back button`, async ({ house, page }) => {
    const heard = complaints(page);
    await openTable(house, page, 'Ann', { game, seats });
    const cover = page.getByRole('heading', { name: 'Pass the device on' });
    const closed = async () => {
      await expect(cover).toBeVisible();
      await expect(page.locator(secret)).toHaveCount(0);
    };
    const open = async () => {
      await closed();
      await page.getByRole('button', { name: `Show it to ${who}` }).click();
      await expect(page.locator(secret).first()).toBeVisible();
    };
    await open();
    await page.reload();
    await open();
    // Within the page, and to another site and back, where the browser may keep the page as it was.
    await page.getByRole('link', { name: 'Parlour, home' }).click();
    await expect(page.getByRole('heading', { name: 'What shall we play?' })).toBeVisible();
    await page.goBack();
    await open();
    await page.goto(`${house.url}/api/house`);
    await page.goBack();
    await closed();
    expect(heard).toEqual([]);
  });
}
