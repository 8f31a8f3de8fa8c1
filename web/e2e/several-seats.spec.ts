// One person holds all seats: whatever one of them hides opens only behind the cover, however one comes to the page.

import { GAMES, hasSecrets, seatsOf } from './games';
import { complaints, expect, test } from './house';
import { me, openTable } from './tables';

for (const game of GAMES.filter(hasSecrets)) {
  test(`${game}: a seat with secrets opens only behind the cover, also after a reload and by the back button`, async ({ house, page }) => {
    const heard = complaints(page);
    await openTable(house, page, 'Ann', { game, seats: Array.from({ length: seatsOf(game) }, () => me) });
    const shown = page.locator('#board, .aside');
    const closed = async () => {
      await expect(page.getByRole('heading', { name: 'Pass the device' })).toBeVisible();
      await expect(shown).toHaveCount(0);
    };
    const open = async () => {
      await closed();
      await page.getByRole('button', { name: /^Continue as / }).click();
      await expect(page.locator('#board')).toBeVisible();
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

for (const game of GAMES.filter((each) => !hasSecrets(each))) {
  test(`${game}: where nothing is hidden no cover lies between seats`, async ({ house, page }) => {
    await openTable(house, page, 'Ann', { game, seats: Array.from({ length: seatsOf(game) }, () => me) });
    await expect(page.locator('#board')).toBeVisible();
  });
}
