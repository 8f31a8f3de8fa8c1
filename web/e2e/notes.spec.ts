// The checklist of Clue: kept for whoever holds the seat, filled in and explained by the house.

import type { Page } from '@playwright/test';
import type { Options } from '../src/lib/table/wire.gen';
import { complaints, expect, test, type House } from './house';

/** A table at which Ann has the first move, so that nothing happens unless she lets it; answers its address. */
async function open(house: House, page: Page, options: Partial<Options> = {}): Promise<string> {
  // The page asks who it is, too: of two who ask at once before they have a cookie, each would be somebody else.
  await page.goto(house.url, { waitUntil: 'networkidle' });
  // From inside the page: the house answers no other.
  const id = await page.evaluate(async (options) => {
    const send = (method: string, path: string, data: unknown) => fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) });
    await fetch('/api/me');
    await send('PUT', '/api/me', { name: 'Ann' });
    const answer = await send('POST', '/api/tables', {
      game: 'clue',
      setup: { suspects: ['scarlet', 'green'] },
      seats: [{ kind: 'me' }, { kind: 'brain', brain: 'random' }],
      options,
    });
    if (!answer.ok) throw new Error(await answer.text());
    return ((await answer.json()) as { id: string }).id;
  }, options);
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

test('two pages of one seat show the same marks', async ({ house, page, context }) => {
  const address = await open(house, page);
  await openNotes(page, address);
  const other = await context.newPage();
  await openNotes(other, address);
  await cells(page, 'Rope').last().click();
  await expect(cells(other, 'Rope').last()).toHaveAccessibleName(/your black cross/);
  await cells(other, 'Knife').last().click();
  await expect(cells(page, 'Knife').last()).toHaveAccessibleName(/your black cross/);
  await expect(cells(page, 'Rope').last()).toHaveAccessibleName(/your black cross/);
});

test('the house fills in what is proved, and says why', async ({ house, page }) => {
  const heard = complaints(page);
  await openNotes(page, await open(house, page));
  const fill = page.getByRole('switch', { name: 'Fill in what’s proved' });
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/questions'));
  await fill.click();
  expect((await answered).status()).toBe(200);
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/questions') && asked.push(request.postDataJSON().question.ask)));

  // A roll tells nothing about cards: nothing is asked for again.
  await page.getByRole('button', { name: /^Roll/ }).first().click();
  await expect(page.getByRole('button', { name: /^Roll/ }).first()).toHaveAttribute('aria-disabled', 'true');

  // A card of one's own is nowhere else.
  const mine = checklist(page)
    .getByRole('button', { name: /, you: certain$/ })
    .first();
  const card = (await mine.getAttribute('aria-label'))!.split(',')[0]!;
  await page.getByRole('radio', { name: 'Why?' }).click();
  await cells(page, card).last().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('in the case file?');
  await expect(dialog).toContainText(/[Yy]ou have/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  expect(asked).toEqual(['why']);
  expect(heard).toEqual([]);
});

test('where the host allows hints and odds alone, nothing is proved', async ({ house, page }) => {
  const heard = complaints(page);
  await openNotes(page, await open(house, page, { help: ['hint', 'chances'] }));
  await expect(page.getByRole('switch', { name: 'Fill in what’s proved' })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Why?' })).toHaveCount(0);
  await page.getByRole('switch', { name: 'Fill in the odds' }).click();
  await expect(cells(page, 'Rope').last()).toHaveAccessibleName(/, the case file: (≤|≥)?\d+%$|, the case file: ruled out$/);
  // Once a turn.
  const hint = page.getByRole('button', { name: 'Hint', exact: true });
  await hint.click();
  await expect(page.getByRole('status').filter({ hasText: 'or ask the same in another room' })).toBeVisible();
  await expect(hint).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('tab', { name: 'Table' }).click();
  await expect(page.getByText('Help: hints and odds.')).toBeVisible();
  expect(heard).toEqual([]);
});

/** The colour that a style means, as red, green and blue. */
async function inkOf(page: Page, name: string): Promise<number[]> {
  const ink = page.getByRole('radio', { name, exact: true });
  const colour = await ink.evaluate((button) => getComputedStyle(button).backgroundColor);
  return colour.match(/\d+/g)!.map(Number);
}

test('a mark is cleared by a right click, and the chosen mark and colour are outlined; orange is orange', async ({ house, page }) => {
  const heard = complaints(page);
  await openNotes(page, await open(house, page));
  const [red, green, blue] = await inkOf(page, 'orange');
  // Between red and yellow, and bright: brown is darker.
  expect(red).toBeGreaterThan(190);
  expect(green).toBeGreaterThan(red! * 0.3);
  expect(green).toBeLessThan(red! * 0.7);
  expect(blue).toBeLessThan(40);

  const outline = (name: string) => page.getByRole('radio', { name, exact: true }).evaluate((button) => getComputedStyle(button).boxShadow);
  for (const [chosen, other] of [
    ['cross', 'circle'],
    ['black', 'orange'],
  ] as const) {
    expect(await outline(chosen)).not.toBe('none');
    expect(await outline(other)).toBe('none');
    await page.getByRole('radio', { name: other, exact: true }).click();
    expect(await outline(chosen)).toBe('none');
    expect(await outline(other)).not.toBe('none');
  }

  const cell = cells(page, 'Rope').last();
  await cell.click();
  await expect(cell).toHaveAccessibleName(/your orange circle/);
  await cell.click({ button: 'right' });
  await expect(cell).not.toHaveAccessibleName(/your/);
  expect(heard).toEqual([]);
});

test('a finger that rests on a mark clears it', async ({ house, browser }) => {
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const page = await phone.newPage();
  const heard = complaints(page);
  await openNotes(page, await open(house, page));
  // All rows are in sight, also with one of them opened for a finger, with the pencils under it.
  const last = page.getByRole('rowheader', { name: 'Dining Room' });
  await expect(last).toBeInViewport({ ratio: 1 });
  const cell = cells(page, 'Rope').last();
  await cell.tap();
  await expect(cell).not.toHaveAccessibleName(/your/);
  expect((await cell.boundingBox())!.height).toBeGreaterThanOrEqual(40);
  await expect(last).toBeInViewport({ ratio: 1 });
  await cell.tap();
  await expect(cell).toHaveAccessibleName(/your black cross/);
  const box = (await cell.boundingBox())!;
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const fingers = await phone.newCDPSession(page);
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(cell).not.toHaveAccessibleName(/your/);
  // The finger leaves: that is no tap, which would mark the cell again.
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await cells(page, 'Knife').last().tap();
  await cells(page, 'Knife').last().tap();
  await expect(cells(page, 'Knife').last()).toHaveAccessibleName(/your black cross/);
  await expect(cell).not.toHaveAccessibleName(/your/);
  // A finger that goes sideways turns to the pane beside this one, there and back.
  const swipe = async (from: number, to: number) => {
    const at = (x: number) => [{ x, y: 300 }];
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
    for (const share of [0.3, 0.6, 1]) await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(from + (to - from) * share) });
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe(80, 280);
  await expect(page.getByRole('tab', { name: 'Board' })).toHaveAttribute('aria-selected', 'true');
  await swipe(280, 80);
  await expect(checklist(page)).toBeVisible();
  expect(heard).toEqual([]);
});
