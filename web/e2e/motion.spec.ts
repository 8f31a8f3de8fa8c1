// All other tests ask for no motion; here pieces move as they do for most people.

import { expect, test } from './house';
import { Ears } from './seat';
import { square } from './setup-board';
import { computer, me, openTable } from './tables';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('with motion a move is made, answered and shown, and it is my turn again', async ({ house, page }) => {
  const ears = new Ears(page);
  await openTable(house, page, 'Ann', { game: 'checkers', seats: [me, computer] });
  expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: no-preference)').matches)).toBe(true);
  await ears.wake();
  await ears.after(async () => {
    await square(page, 11).click();
    await square(page, 15).click();
  });
  await ears.wake();
  await expect(page.locator('.move').first()).toHaveText(/11.15/);
  await expect(square(page, 11)).toHaveAccessibleName(/square 11, empty/);
  await expect(square(page, 15)).toHaveAccessibleName(/black man/);
});
