// Finished games watched again: through several eyes, by every control, by link, and checked.

import type { Page } from '@playwright/test';
import type { NewTable, Replay, TableAddress, TableSummary } from '../src/lib/table/wire.gen';
import { complaints, expect, test, type House } from './house';
import { meet } from './meeting';

/** Computers play a whole game as fast as they may, in sight of this page; the answer is the table's id. */
async function playOut(house: House, page: Page, wish: Partial<NewTable>): Promise<string> {
  // The first question makes a stranger a guest.
  await page.request.get(`${house.url}/api/me`);
  const options = { pace: 'instant' };
  const opened = await page.request.post(`${house.url}/api/tables`, { data: { options, ...wish } });
  const { id } = (await opened.json()) as TableAddress;
  await page.goto(`${house.url}/t/${id}`);
  const phase = async () => {
    const tables = (await (await page.request.get(`${house.url}/api/tables`)).json()) as TableSummary[];
    return tables.find((table) => table.id === id)?.phase.at;
  };
  await expect.poll(phase, { timeout: 90_000 }).toBe('over');
  return id;
}

const computers = (count: number, brain: string) => Array.from({ length: count }, () => ({ kind: 'brain' as const, brain }));
const clueLess = { game: 'clue-less', setup: { suspects: ['scarlet', 'mustard', 'green'] }, seats: computers(3, 'classic') };

const told = (house: House, page: Page, id: string, eyes: string): Promise<Replay> =>
  page.request.get(`${house.url}/api/tables/${id}/replay?eyes=${eyes}`).then((answer) => answer.json() as Promise<Replay>);

const place = (page: Page) => page.getByRole('slider', { name: 'Step' });
const log = (page: Page) => page.getByRole('list', { name: 'What happened' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a finished game of Clue-less is watched again from two seats’ eyes and with everything revealed', async ({ house, page }) => {
  test.setTimeout(180_000);
  const heard = complaints(page);
  const id = await playOut(house, page, clueLess);
  const last = (await told(house, page, id, 'watch')).moments.length - 1;
  // A game that is over tells the case file first.
  const close = page.getByRole('dialog').getByRole('button', { name: 'See the board' });
  await page.addLocatorHandler(close, () => close.click());
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/${id}`));

  // All hands and the case file, and nothing told yet of what comes.
  const all = page.getByRole('region', { name: 'All cards' });
  await expect(all.getByRole('listitem')).toHaveCount(21);
  await expect(place(page)).toHaveValue('0');
  await expect(log(page).getByRole('button')).toHaveCount(1);

  // Every control.
  await press(page, 'One step forward');
  await expect(place(page)).toHaveValue('1');
  await expect(page.getByText(/goes into the hallway/).first()).toBeVisible();
  // Why did it do that? The computer that moved says so, beside the news and in the log.
  const classic = /^\S+: (It was the shortest way to a room I wanted|I wanted to make a suggestion in the [\w ]+)\.$/;
  for (const where of [page.locator('.news'), log(page)]) {
    const why = where.getByRole('button', { name: /^Why\? \w+ explains$/ });
    await why.focus();
    await page.keyboard.press('Enter');
    await expect(where.getByRole('status')).toHaveText(classic);
    await why.press(' ');
    await expect(where.getByRole('status')).toHaveCount(0);
  }
  await expect(place(page), 'the space bar has pressed the button').toHaveValue('1');
  await press(page, 'To the end');
  await expect(place(page)).toHaveValue(`${last}`);
  await expect(page.getByText(/ wins\. It was /)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press(page, 'One step back');
  await expect(place(page)).toHaveValue(`${last - 1}`);
  await place(page).fill('3');
  await expect(place(page)).toHaveValue('3');
  await log(page).getByRole('button').first().click();
  await expect(place(page)).toHaveValue('0');
  await expect(log(page).locator('[aria-current=step]')).toHaveText('The cards are dealt.');
  await page.getByLabel('Speed').selectOption('4');
  await press(page, 'Play');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(async () => Number(await place(page).inputValue())).toBeGreaterThan(1);
  await press(page, 'Pause');

  // By keys, wherever the focus is.
  await page.locator('body').press('Home');
  await expect(place(page)).toHaveValue('0');
  await page.locator('.board [tabindex="0"]').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(place(page)).toHaveValue('1');
  await page.keyboard.press('End');
  await expect(place(page)).toHaveValue(`${last}`);
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Pause' }), 'from the end it starts over').toBeVisible();
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();

  // Two seats: each sees its own six cards, and of a card that is shown only those two see which.
  const shown = (await told(house, page, id, 'all')).sights.findIndex((sight) => (sight as { saw: string }).saw === 'showed');
  const hands: string[][] = [];
  for (const seat of [0, 1]) {
    await page.getByLabel('View as').selectOption(`${seat}`);
    await expect(all).toHaveCount(0);
    const hand = page.getByRole('list', { name: 'Your six cards' }).getByRole('listitem');
    await expect(hand).toHaveCount(6);
    // What the other seat held is shown until this one's cards have come.
    await expect.poll(() => hand.allInnerTexts()).not.toEqual(hands.at(-1));
    hands.push(await hand.allInnerTexts());
    const sights = (await told(house, page, id, `${seat}`)).sights as { card?: string | null }[];
    await expect(log(page).locator(`[data-event="${shown}"]`)).toHaveText(sights[shown]?.card ? / shows (?!.*a card\.)/ : / a card\.$/);
  }
  expect(hands[0]!.filter((card) => hands[1]!.includes(card))).toEqual([]);
  await page.getByLabel('View as').selectOption({ label: 'Spectators' });
  await expect(log(page).locator(`[data-event="${shown}"]`)).toHaveText(/ a card\.$/);
  await page.getByLabel('View as').selectOption({ label: 'Everything revealed' });
  await expect(log(page).locator(`[data-event="${shown}"]`)).not.toHaveText(/ a card\.$/);
  expect(heard).toEqual([]);
});

test('the deal is checked, and the link shows the same to somebody else', async ({ house, page, browser }) => {
  test.setTimeout(180_000);
  const id = await playOut(house, page, clueLess);
  await page.goto(`${house.url}/replay/${id}?eyes=1&step=4`);
  await expect(place(page)).toHaveValue('4');
  await press(page, 'Check fairness');
  await expect(page.getByRole('heading', { name: 'The game was fair' })).toBeVisible();
  await expect(page.getByText(/It’s the same hash your browser received at the start/)).toBeVisible();
  await expect(page.getByText(/every random draw matches the seed/)).toBeVisible();
  await press(page, 'Close');

  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText(/Link copied/)).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download the record' }).click()]);
  expect(download.suggestedFilename()).toBe(`parlour-${id}.json`);

  const friend = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await friend.goto(page.url());
  await expect(place(friend)).toHaveValue('4');
  await expect(friend.getByLabel('View as')).toHaveValue('1');
  await expect(friend.getByRole('button', { name: 'One step forward', exact: true })).toBeInViewport({ ratio: 0.99 });
  expect(await friend.evaluate(() => document.documentElement.scrollWidth), 'nothing reaches beyond a phone').toBeLessThanOrEqual(360);
  await press(friend, 'Check fairness');
  await expect(friend.getByRole('heading', { name: 'Everything matches' })).toBeVisible();
  await expect(friend.getByText(/This browser wasn’t there at the start/)).toBeVisible();
  await friend.reload();
  await expect(place(friend)).toHaveValue('4');
});

test('a running game is not shown, and there is a way to its table', async ({ house, page }) => {
  await page.goto(`${house.url}/new/checkers?mode=computer`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByText('your move').first()).toBeVisible();
  const table = page.url();
  await page.goto(table.replace('/t/', '/replay/'));
  await expect(page.getByRole('heading', { name: 'This game isn’t over yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await expect(page).toHaveURL(table);
});

test('checkers: each position of the game, from the home page', async ({ house, page }) => {
  const heard = complaints(page);
  await page.goto(house.url);
  await page.getByRole('radio', { name: /^Checkers/ }).check();
  await page.getByRole('link', { name: /Two on one screen/ }).click();
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const square = (number: number) => page.locator(`[data-square="${number}"]`);
  await square(11).click();
  await square(15).click();
  await expect(square(15)).toHaveAttribute('aria-label', /black man/);
  await square(22).click();
  await square(18).click();
  await expect(square(18)).toHaveAttribute('aria-label', /white man/);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByRole('link', { name: 'Replay' })).toBeVisible();

  await page.goto(house.url);
  await page.getByRole('link', { name: /^Replay: / }).click();
  await expect(square(11)).toHaveAttribute('aria-label', /black man/);
  await page.keyboard.press('ArrowRight');
  await expect(square(15)).toHaveAttribute('aria-label', /black man/);
  await page.keyboard.press('ArrowRight');
  await expect(square(18)).toHaveAttribute('aria-label', /white man/);
  await page.keyboard.press('ArrowRight');
  await expect(place(page)).toHaveValue('3');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(square(18)).toHaveAttribute('aria-label', /empty/);
  await expect(page.getByLabel('View as')).toHaveCount(0);
  expect(heard).toEqual([]);
});

test('Scotland Yard: Mister X is seen where he was, and by detectives only where he showed himself', async ({ house, page }) => {
  test.setTimeout(180_000);
  const id = await playOut(house, page, { game: 'scotland-yard', setup: { detectives: 2, windows: 3, shown: [3] }, seats: computers(3, 'random') });
  await page.goto(`${house.url}/replay/${id}`);
  await expect(place(page)).toHaveValue('0');
  await page.keyboard.press('ArrowRight');
  await expect(
    log(page)
      .getByText(/Mister X .*from \d+ to \d+/)
      .first(),
  ).toBeVisible();
  await page.getByLabel('View as').selectOption('1');
  await expect(log(page).getByText(/^1\. Mister X (takes|begins a double move with) an? [a-z]+ ticket\.$/)).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByText(/Mister X/).last()).toBeVisible();

  // And the review: as the detectives saw it, round by round; where he was is told when it is asked for.
  await page.getByRole('link', { name: 'Review' }).click();
  const bars = page.getByRole('figure').getByRole('button');
  const his = page.getByRole('img', { name: /^Mister X.* at station/ });
  await expect(bars.first()).toHaveAttribute('aria-current', 'step');
  await expect(page.getByRole('table', { name: 'The game round by round' }).getByRole('row')).toHaveCount(1 + (await bars.count()));
  await expect(his).toHaveCount(0);
  await page.getByRole('switch', { name: 'Show where he really was' }).click();
  await expect(his).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(bars.last()).toHaveAttribute('aria-current', 'step');
  await page.getByRole('radio', { name: 'Mister X' }).click();
  await expect(page).toHaveURL(/seat=0/);
  await expect(page.getByRole('heading', { name: 'Turning points' })).toBeVisible();
});

test('two browsers contribute to the seed, and each finds its own part in it', async ({ house, page: ann, browser }) => {
  const ben = await (await browser.newContext()).newPage();
  await meet(house, ann, ben);
  await ann.getByRole('button', { name: 'Resign' }).click();
  await ann.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  for (const page of [ann, ben]) {
    await expect(page.getByRole('link', { name: 'Replay' })).toBeVisible();
    await page.goto(page.url().replace('/t/', '/replay/'));
    await press(page, 'Check fairness');
    await expect(page.getByRole('heading', { name: 'The game was fair' })).toBeVisible();
    await expect(page.getByText(/the parts of 2 players. Each is the one that was promised/)).toBeVisible();
    await expect(page.getByText(/Your browser’s own part is in the seed/)).toBeVisible();
  }
});
