// One evening with a position of one's own: set up, put aside, taken up again, played, looked into and carried away.

import { readFile } from 'node:fs/promises';
import { complaints, expect, test } from './house';
import { setUp, square } from './setup-board';

const SIZES = [
  { name: 'at a desk', viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false },
  { name: 'on a phone', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
];

for (const { name, ...size } of SIZES) {
  test(`a study ${name}: set up, saved, loaded, played, resigned, analysed, exported and opened again`, async ({ house, browser }) => {
    test.setTimeout(120_000);
    const page = await (await browser.newContext({ ...size, reducedMotion: 'reduce' })).newPage();
    const heard = complaints(page);
    await page.goto(`${house.url}/new/checkers?mode=computer`);
    await setUp(page);
    await expect(page.getByText('ready to play')).toBeVisible();

    await page.getByRole('button', { name: 'Save this setup' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Two against two');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved as “Two against two”.')).toBeVisible();

    await page.goto(`${house.url}/saves`);
    await page.getByRole('button', { name: 'Play Two against two' }).click();
    await expect(square(page, 23)).toHaveAttribute('aria-label', /white king/);
    await square(page, 10).click();
    await square(page, 15).click();
    await expect(square(page, 15)).toHaveAttribute('aria-label', /black man|empty|white/);
    await expect(square(page, 10)).toHaveAttribute('aria-label', /empty/);
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await expect(page.getByRole('heading', { name: 'You lose' })).toBeVisible();

    await page.getByRole('link', { name: 'Analyse' }).click();
    await expect(page.getByRole('heading', { name: 'Analysis' })).toBeVisible();
    const first = page.locator('[data-ply="1"]');
    await expect(first).toContainText('10–15');
    // Every move has its verdict in the table beside the graph.
    await page.getByText('Graph as a table').click();
    const moves = await page.locator('[data-ply]').count();
    await expect(page.locator('tbody tr')).toHaveCount(moves, { timeout: 60_000 });
    // By keys: to the start, one forward.
    await page.locator('body').press('Home');
    await expect(page.getByRole('img', { name: /^Start position/ })).toBeVisible();
    await page.locator('body').press('ArrowRight');
    await expect(first).toHaveAttribute('aria-current', 'step');
    await expect(page.getByRole('group', { name: 'Best line' })).toBeVisible();

    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save PDN' }).click()]);
    const pdn = await readFile(await file.path(), 'utf8');
    expect(file.suggestedFilename()).toMatch(/\.pdn$/);
    expect(pdn).toContain('10-15');
    expect(pdn).toMatch(/\[FEN "B:/);

    // Whoever has the link may look, and a file opens the same game again.
    const link = page.url();
    await page.goto(`${house.url}/tools/checkers-analysis`);
    await page.getByLabel('Load a file').setInputFiles({ name: 'study.pdn', mimeType: 'text/plain', buffer: Buffer.from(pdn) });
    await expect(page.locator('[data-ply]')).toHaveCount(moves);
    expect(page.url()).not.toBe(link);
    const guest = await (await browser.newContext(size)).newPage();
    await guest.goto(link);
    await expect(guest.locator('[data-ply]')).toHaveCount(moves);
    await expect(guest.getByRole('button', { name: 'Delete' })).toHaveCount(0);
    expect(heard).toEqual([]);
  });
}

test('a game that cannot be read says where', async ({ house, page }) => {
  await page.goto(`${house.url}/tools/checkers-analysis/new`);
  await page.getByLabel('Game as PDN').fill('1. 11-15 23-19 2. 15-31 *');
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(page.getByRole('alert')).toContainText('15-31');
  // A rule is quoted in a sentence with one stop.
  await page.getByLabel('Game as PDN').fill('1. 11-15 22-18 2. 9-13 *');
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(page.getByRole('alert')).toContainText(/Line 1, column 19: Black’s move 2, “9-13”, .*You must jump with 15\.$/);
});

test('of several games in a text one is chosen', async ({ house, page }) => {
  await page.goto(`${house.url}/tools/checkers-analysis/new`);
  await page.getByLabel('Game as PDN').fill('[Black "Ann"]\n\n1. 11-15 23-19 *\n\n[Black "Cid"]\n\n1. 9-13 22-18 2. 12-16 *');
  await page.getByLabel('Which of the 2 games?').selectOption({ label: '2. Cid' });
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(page.locator('[data-ply]')).toHaveCount(3);
  await expect(page.locator('[data-ply="1"]')).toContainText('9–13');
});
