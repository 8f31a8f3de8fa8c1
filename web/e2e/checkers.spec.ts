// Whole games in real browsers, by clicking what is lit.

import type { Browser, Page } from '@playwright/test';
import { complaints, expect, test, type House } from './house';
import { meet } from './meeting';
import { lightBeside, setUp, square } from './setup-board';

/** Small and even enough to choose moves by; the same seed plays the same game. */
function dice(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** Numbers of the squares that match, in order. */
async function squares(page: Page, mark: string): Promise<number[]> {
  const found = await page.locator(`[data-square]${mark}`).evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-square'))));
  return found.sort((a, b) => a - b);
}

/** The board as the page draws it: what stands on each square, by its label. */
const board = (page: Page) => page.locator('[data-square]').evaluateAll((all) => all.map((one) => (one.getAttribute('aria-label') ?? '').split(', ').slice(0, 2).join(' ')).sort());

/** Plays one lit move by clicking, whichever the dice say, and waits until the house has shown it. */
async function move(page: Page, choose: (count: number) => number): Promise<void> {
  const before = await board(page);
  const isShown = async () => JSON.stringify(await board(page)) !== JSON.stringify(before);
  const movable = await squares(page, '.live');
  const from = movable[choose(movable.length)] ?? 0;
  await square(page, from).click();
  // A jump whose way is not clear from its end is clicked hop by hop.
  for (let hop = 0; hop < 12; hop++) {
    const goals = (await squares(page, '.goal')).filter((one) => one !== from || hop > 0);
    if (goals.length === 0) break;
    const landings = await squares(page, '.goal[aria-label*="can land here"]');
    const ends = landings.length > 0 ? landings : goals;
    await square(page, ends[choose(ends.length)] ?? 0).click();
    await expect.poll(async () => (await squares(page, '.goal')).join() !== goals.join()).toBe(true);
  }
  // Until then the page offers what it could do before.
  await expect.poll(isShown, { intervals: [20, 20, 50, 100] }).toBe(true);
}

/** Whose page may move now: the first that has something lit. `null` once the game is over. */
async function mover(pages: Page[]): Promise<Page | null> {
  let found: Page | null = null;
  await expect
    .poll(
      async () => {
        for (const page of pages) {
          if ((await page.getByRole('heading', { name: /^(You win|You lose|Draw)/ }).count()) > 0) return 'over';
          if ((await page.locator('[data-square].live').count()) > 0) {
            found = page;
            return 'move';
          }
        }
        return 'waiting';
      },
      { intervals: [20, 20, 50, 100] },
    )
    .not.toBe('waiting');
  return found;
}

/** Ann sits at a desk, Ben has a phone. */
async function begin(house: House, browser: Browser): Promise<{ ann: Page; ben: Page }> {
  const desk = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const;
  const ann = await (await browser.newContext(desk)).newPage();
  const ben = await (await browser.newContext(phone)).newPage();
  await meet(house, ann, ben);
  for (const page of [ann, ben]) await expect(page.locator('[data-square]')).toHaveCount(32);
  return { ann, ben };
}

test('two people play a whole game, one at a desk and one on a phone', async ({ house, browser }) => {
  test.setTimeout(300_000);
  const { ann, ben } = await begin(house, browser);
  const heard = [complaints(ann), complaints(ben)];
  const choose = dice(7);
  let plies = 0;
  for (let page = await mover([ann, ben]); page; page = await mover([ann, ben])) {
    await move(page, choose);
    plies += 1;
    // Both see the same board as soon as the other may move.
    if (plies % 10 === 0 && (await mover([ann, ben]))) expect(await board(ann)).toEqual(await board(ben));
  }
  expect(plies).toBeGreaterThan(20);
  const endings = await Promise.all([ann, ben].map((page) => page.getByRole('heading', { name: /^(You win|You lose|Draw)/ }).innerText()));
  expect([
    ['You lose', 'You win'],
    ['Draw', 'Draw'],
  ]).toContainEqual(endings.map((text) => text.replace(/[.!]$/, '')).sort());
  expect(heard).toEqual([[], []]);
});

test('a clicked piece says why it cannot move, and double clicks do no harm', async ({ house, page }) => {
  await page.goto(`${house.url}/new/checkers?mode=computer`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await square(page, 18).click();
  await expect(page.getByText(/empty/i).first()).toBeVisible();
  await square(page, 22).click();
  await expect(page.getByText(/isn’t yours|White’s|opponent/i).first()).toBeVisible();
  await square(page, 11).dblclick();
  await square(page, 15).dblclick();
  await expect(square(page, 15)).toHaveAttribute('aria-label', /black man/);
  await expect(square(page, 11)).toHaveAttribute('aria-label', /empty/);
});

test('a piece is dragged to its square, and by keyboard as well', async ({ house, page }) => {
  await page.goto(`${house.url}/new/checkers?mode=computer`);
  await page.getByText('More options').click();
  await page.getByRole('radio', { name: 'Instant' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await square(page, 9).dragTo(square(page, 13));
  await expect(square(page, 13)).toHaveAttribute('aria-label', /black man/);
  await mover([page]);
  const [from] = await squares(page, '.live');
  await square(page, from ?? 0).focus();
  await page.keyboard.press('Enter');
  await expect(square(page, from ?? 0)).toHaveAttribute('aria-pressed', 'true');
  const [goal] = await squares(page, '.goal[aria-label*="can land here"]');
  await square(page, goal ?? 0).focus();
  await page.keyboard.press('Enter');
  await expect(square(page, from ?? 0)).toHaveAttribute('aria-label', /empty|white/);
});

test('a position is set up by clicks, keys and text; what is wrong with it is named, and it is kept', async ({ house, page }) => {
  const heard = complaints(page);
  await page.goto(`${house.url}/new/checkers?mode=screen`);
  await setUp(page);
  const text = page.getByLabel('Position as text');
  await expect(text).toHaveValue('B:WK23,30:B10,11');
  await expect(page.getByText('ready to play')).toBeVisible();

  // By keyboard: a man on its own king row, which the house names; crowned it is fine, then taken away again.
  await square(page, 30).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('b');
  await page.keyboard.press('m');
  await expect(page.getByRole('alert').getByText('Black’s man on 31 is on its king row. Make it a king: K31.')).toBeVisible();
  await page.keyboard.press('k');
  await expect(text).toHaveValue('B:WK23,30:B10,11,K31');
  await page.keyboard.press('Delete');
  await expect(page.getByText('Square 31: empty. Black has two pieces.')).toBeAttached();

  // A side without pieces, a side without a move, and a text that is none.
  await text.fill('W:W:B1');
  await expect(page.getByRole('alert').getByText('White has no pieces.')).toBeVisible();
  await text.fill('W:W5:B1');
  await expect(page.getByRole('alert').getByText('It’s White’s turn, and White can’t move.')).toBeVisible();
  await text.fill('W:W5,banana:B1');
  await expect(page.getByRole('alert').getByText('banana')).toBeVisible();
  await text.fill('B:W30,K23:B10-11');
  await expect(page.getByText('ready to play')).toBeVisible();

  // A drag moves a piece; what is dropped beside the board is gone, and undone.
  await square(page, 10).dragTo(square(page, 14));
  await expect(text).toHaveValue('B:WK23,30:B11,14');
  await square(page, 14).dragTo(page.getByText('To move', { exact: true }));
  await expect(text).toHaveValue('B:WK23,30:B11');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text).toHaveValue('B:WK23,30:B11,14');

  // Going home and back offers it again.
  await page.goto(house.url);
  await page.goto(`${house.url}/new/checkers?mode=screen`);
  await expect(page.getByText('You have an unfinished position: two black and two white pieces, Black to move.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(text).toHaveValue('B:WK23,30:B11,14');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(square(page, 14)).toHaveAttribute('aria-label', /black man/);
  await expect(square(page, 23)).toHaveAttribute('aria-label', /white king/);
  await expect(square(page, 1)).toHaveAttribute('aria-label', /empty/);
  expect(heard).toEqual([]);
});

/** Drags a piece to a point of the page. */
async function drag(page: Page, from: number, to: { x: number; y: number }): Promise<void> {
  await square(page, from).hover();
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
}

test('a light square says why nothing goes there, by a click and by a drop', async ({ house, page }) => {
  const why = page.getByText('Checkers is played on the dark squares only.').filter({ visible: true });
  await page.goto(`${house.url}/new/checkers?mode=computer`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(square(page, 18)).toBeVisible();
  let light = await lightBeside(page, 18);
  await page.mouse.click(light.x, light.y);
  await expect(why.first()).toBeVisible();
  // Another sentence, so that the next one is seen to come.
  await square(page, 18).click();
  await expect(why).toHaveCount(0);
  await drag(page, 9, light);
  await expect(why.first()).toBeVisible();
  await expect(square(page, 9)).toHaveAttribute('aria-label', /black man/);
  await square(page, 13).click();
  await expect(square(page, 13)).toHaveAttribute('aria-label', /black man/);

  await page.goto(`${house.url}/new/checkers?mode=screen`);
  await setUp(page);
  const text = page.getByLabel('Position as text');
  light = await lightBeside(page, 18);
  await page.mouse.click(light.x, light.y);
  await expect(page.getByRole('alert').filter({ has: why })).toBeVisible();
  await square(page, 18).click();
  await expect(why).toHaveCount(0);
  light = await lightBeside(page, 14);
  await drag(page, 10, light);
  await expect(page.getByRole('alert').filter({ has: why })).toBeVisible();
  await expect(text).toHaveValue('B:W18,K23,30:B10,11');
});

test('a game begins with a ballot, chosen or drawn', async ({ house, page }) => {
  await page.goto(`${house.url}/new/checkers?mode=screen`);
  await page.getByRole('radio', { name: 'Ballot' }).click();
  await page.getByRole('radio', { name: 'By number' }).click();
  await page.getByLabel(/Ballot number/).fill('157');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('alert').getByText('157')).toBeVisible();
  await page.getByLabel(/Ballot number/).fill('54');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const moves = page.getByRole('list', { name: 'Moves' });
  await expect(moves).toContainText('Ballot 54.');
  await expect(moves.locator('.move').nth(2)).not.toHaveText('');
  // Three moves are made, so White is to move.
  await expect(page.getByRole('group', { name: 'Checkers board, White to move' })).toBeVisible();

  await page.goto(`${house.url}/new/checkers?mode=screen`);
  await page.getByRole('radio', { name: 'Ballot' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('list', { name: 'Moves' })).toContainText(/Random ballot \d+/);
});
