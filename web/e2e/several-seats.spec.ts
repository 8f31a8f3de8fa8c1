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

test('people who share a device are called by their names, and it is passed from one to the other', async ({ house, page }) => {
  await page.goto(`${house.url}/new/clue?mode=computer`);
  await page.getByLabel('Your name').fill('Mum');
  const others = ['Ben', 'Cleo', 'Dot'];
  const chairs = page.getByRole('listitem').filter({ has: page.getByRole('radio', { name: 'Me' }) });
  for (const [seat, name] of others.entries()) {
    await chairs
      .nth(seat + 1)
      .getByRole('radio', { name: 'Me' })
      .click();
    await chairs
      .nth(seat + 1)
      .getByLabel(/^Who plays here/)
      .fill(name);
  }
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('heading', { name: 'Pass the device to Mum' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue as Mum' }).click();
  await expect(page.locator('#board')).toBeVisible();
  for (const name of ['Mum', ...others]) await expect(page.locator('.plate').getByText(name, { exact: true })).toBeVisible();
});
