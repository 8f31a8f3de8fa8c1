// The checklist of Clue: kept for whoever holds the seat, filled in and explained by the house.

import type { Page } from '@playwright/test';
import { complaints, expect, test, type House } from './house';

/** A table at which Ann has the first move, so that nothing happens unless she lets it; answers its address. */
async function open(house: House, page: Page): Promise<string> {
  // The page asks who it is, too: of two who ask at once before they have a cookie, each would be somebody else.
  await page.goto(house.url, { waitUntil: 'networkidle' });
  // From inside the page: the house answers no other.
  const id = await page.evaluate(async () => {
    const send = (method: string, path: string, data: unknown) => fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) });
    await fetch('/api/me');
    await send('PUT', '/api/me', { name: 'Ann' });
    const answer = await send('POST', '/api/tables', {
      game: 'clue',
      setup: { suspects: ['scarlet', 'green'] },
      seats: [{ kind: 'me' }, { kind: 'brain', brain: 'random' }],
    });
    if (!answer.ok) throw new Error(await answer.text());
    return ((await answer.json()) as { id: string }).id;
  });
  return `${house.url}/t/${id}`;
}

const checklist = (page: Page) => page.getByRole('region', { name: 'Checklist' });

/** The cells of a card: one for each seat and one for the case file. */
const cells = (page: Page, card: string) => checklist(page).getByRole('button', { name: new RegExp(`^${card}, `) });

async function openNotes(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const tab = page.getByRole('tab', { name: 'Notes' });
  await expect(tab.or(checklist(page)).first()).toBeVisible();
  if (await tab.isVisible()) await tab.click();
  await expect(checklist(page)).toBeVisible();
}

test('marks are kept for the seat: after a reload, on another device, and for nobody else', async ({ house, page, browser }) => {
  const heard = complaints(page);
  const address = await open(house, page);
  await openNotes(page, address);
  const file = cells(page, 'Rope').last();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().includes('/notes/'));
  await file.click();
  await expect(file).toHaveAccessibleName(/your black cross/);
  expect((await saved).status()).toBe(200);

  await openNotes(page, address);
  await expect(cells(page, 'Rope').last()).toHaveAccessibleName(/your black cross/);

  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const phone = await other.newPage();
  await phone.addInitScript(() => localStorage.clear());
  await openNotes(phone, address);
  await expect(cells(phone, 'Rope').last()).toHaveAccessibleName(/your black cross/);

  const stranger = await (await browser.newContext()).newPage();
  await openNotes(stranger, address);
  await expect(cells(stranger, 'Rope').last()).toHaveAccessibleName('Rope, the case file');
  const refused = await stranger.request.get(`${address.replace('/t/', '/api/tables/')}/notes/0`);
  expect(refused.status()).toBe(403);
  expect(heard).toEqual([]);
});

test('the house fills in what is proved, and says why', async ({ house, page }) => {
  const heard = complaints(page);
  await openNotes(page, await open(house, page));
  const fill = page.getByRole('switch', { name: 'Fill in what is proved' });
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/questions'));
  await fill.click();
  expect((await answered).status()).toBe(200);

  // A card of one's own is nowhere else.
  const mine = checklist(page)
    .getByRole('button', { name: /, you: certain$/ })
    .first();
  const card = (await mine.getAttribute('aria-label'))!.split(',')[0]!;
  await page.getByRole('radio', { name: 'Why?' }).click();
  await cells(page, card).last().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('not in the envelope?');
  await expect(dialog).toContainText(/[Yy]ou have/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  expect(heard).toEqual([]);
});
