// Going away and coming back, in every way a page can lose its house or a person their page.

import type { Browser, Page } from '@playwright/test';
import type { Action as DraughtsAction, Sight as DraughtsSight, View as DraughtsView } from '../src/games/checkers/types.gen';
import { Detective } from './detective';
import { complaints, expect, test, type House } from './house';
import { Ears } from './seat';
import { begin, computer, friend, join, me, openTable, sleuth } from './tables';

const DESK = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;
const RECONNECTING = /Reconnecting/;

const newPage = async (browser: Browser): Promise<Page> => (await browser.newContext(DESK)).newPage();

/** Ears for games whose sights are only compared. */
type Draughts = Ears<DraughtsView, DraughtsAction, DraughtsSight>;

/** Plays from one square of a board to another. */
async function move(page: Page, from: number, to: number): Promise<void> {
  await page.locator(`[data-square="${from}"]`).click();
  await page.locator(`[data-square="${to}"]`).click();
}

const isEmpty = (page: Page, square: number) => expect(page.locator(`[data-square="${square}"]`)).toHaveAttribute('aria-label', /empty/);

/** Ann and Ben at a game of checkers, each in a browser of their own. Ann hosts and moves first. */
async function draughts(house: House, browser: Browser): Promise<[Page, Page]> {
  const [ann, ben] = [await newPage(browser), await newPage(browser)];
  const code = await openTable(house, ann, 'Ann', { game: 'checkers', seats: [me, friend] });
  await join(house, ben, 'Ben', code);
  await begin(ann, ben);
  return [ann, ben];
}

test('who is away in their own turn is told of at once, a computer takes over, and the seat is given back with the full view', async ({ house, browser }) => {
  test.setTimeout(90_000);
  const [ann, ben] = [new Detective(await newPage(browser)), new Detective(await newPage(browser))];
  const heard = complaints(ben.page);
  const code = await openTable(house, ann.page, 'Ann', { game: 'clue-less', seats: [me, friend, sleuth, sleuth], options: { stand_in_seconds: 10 } });
  await join(house, ben.page, 'Ben', code);
  await begin(ann.page, ben.page);
  expect(await ann.ears.wake()).toBe('act');
  const { seat } = ann.ears;
  const address = ann.page.url();
  const context = ann.page.context();

  await ann.page.close();
  // Beside the board, and read out: it is in a live region.
  await expect(ben.page.getByRole('status').getByText('It’s Ann’s turn, but they’re away.')).toBeVisible();
  await expect(ben.page.getByRole('status').filter({ hasText: 'A computer will take over soon.' })).toHaveCount(1);
  // The computers play until Ben is asked for something.
  await expect(ben.page.getByText(/^away, .+ is playing$/)).toBeVisible({ timeout: 30_000 });
  expect(await ben.ears.wake()).toBe('act');

  const back = new Detective(await context.newPage());
  await back.page.goto(address);
  await expect(ben.page.getByText(/^away, .+ is playing$/)).toBeHidden();
  await expect(ben.page.getByRole('status').getByText('Ann is back.', { exact: true })).toBeVisible();
  await expect.poll(() => back.ears.frames.length).toBeGreaterThan(0);
  expect(back.ears.seat).toBe(seat);
  expect(back.view.hand).toEqual(ann.view.hand);
  // Everything that happened meanwhile, and everything from before.
  expect(back.ears.frames[0]!.since).toBe(0);
  expect(back.ears.sights).toHaveLength(back.ears.frame.seq);
  expect(back.ears.sights.slice(0, ann.ears.sights.length)).toEqual(ann.ears.sights);
  expect(heard).toEqual([]);
});

test('the host lets a computer play for a friend who is awaited, and the friend plays on afterwards', async ({ house, browser }) => {
  const [ann, ben] = await draughts(house, browser);
  await move(ann, 11, 15);
  await isEmpty(ben, 11);
  const address = ben.url();
  const context = ben.context();
  await ben.close();

  await expect(ann.getByRole('status').getByText('It’s Ben’s turn, but they’re away.')).toBeVisible();
  // Not at once: a page that is loaded again takes its time.
  await expect(ann.getByRole('button', { name: /^Let a computer play \(in \d+ s\)$/ })).toBeDisabled();
  await ann.getByRole('button', { name: 'Let a computer play', exact: true }).click({ timeout: 30_000 });
  await expect(ann.getByText(/^away, .+ is playing$/)).toBeVisible();
  await expect(ann.getByText('your move').first()).toBeVisible();

  const back = await context.newPage();
  await back.goto(address);
  await expect(ann.getByText(/^away, .+ is playing$/)).toBeHidden();
  await isEmpty(back, 11);
  await expect(back.getByRole('button', { name: 'Resign' })).toBeVisible();
});

test('a house killed with three games running loses nothing: all go on where they were, and a watcher sees it', async ({ house, browser }) => {
  test.setTimeout(120_000);
  // Three people at three games, and somebody who watches one of them.
  const [board, city, watching] = [await newPage(browser), await newPage(browser), await newPage(browser)];
  const clue = new Detective(await newPage(browser));
  const pages = [board, clue.page, city, watching];
  const heard = pages.map(complaints);
  const ears: Draughts[] = [new Ears(board), new Ears(city), new Ears(watching)];
  await openTable(house, board, 'Ann', { game: 'checkers', seats: [me, computer] });
  await openTable(house, clue.page, 'Ben', { game: 'clue', seats: [me, sleuth, sleuth, sleuth] });
  await openTable(house, city, 'Cleo', { game: 'scotland-yard', seats: [computer, me, me, me, me, me] });
  await watching.goto(clue.page.url());

  await move(board, 11, 15);
  await isEmpty(board, 11);
  expect(await clue.ears.wake()).toBe('act');
  await clue.next();
  await expect(city.locator('[data-to]').first()).toBeVisible();
  await expect(watching.getByText('You’re watching.').first()).toBeVisible();
  await expect.poll(() => ears.every(({ frames }) => frames.length > 0)).toBe(true);

  /** What each page was shown, and has therefore been kept. */
  const all = () => [...ears.map(({ sights }) => sights as unknown[]), clue.ears.sights as unknown[]];
  await house.kill9();
  const shown = all();
  for (const page of pages) await expect(page.getByText(RECONNECTING)).toBeVisible();
  await house.start();
  for (const page of pages) await expect(page.getByText(RECONNECTING)).toBeHidden({ timeout: 20_000 });
  // A page opened anew is told everything from the start: it must be what was shown before.
  for (const page of pages) await page.reload();
  const told = () => all().every((sights, number) => sights.length >= shown[number]!.length);
  await expect.poll(told).toBe(true);
  expect(all().map((sights, number) => sights.slice(0, shown[number]!.length))).toEqual(shown);

  // And all go on, before the watcher's eyes.
  await expect.poll(() => ears[0]!.isMine).toBe(true);
  await ears[0]!.after(async () => {
    const { path } = ears[0]!.frame.actions.find((action) => action.do === 'move')!;
    for (const square of path) await board.locator(`[data-square="${square}"]`).click();
  });
  const before = ears[2]!.sights.length;
  expect(await clue.ears.wake()).toBe('act');
  await clue.next();
  await expect.poll(() => ears[2]!.sights.length).toBeGreaterThan(before);
  await expect(city.locator('[data-to]').first()).toBeVisible();
  expect(heard.flat()).toEqual([]);
});

test('a watcher sees the public game alone, live, also across a restart of the house', async ({ house, browser }) => {
  test.setTimeout(90_000);
  const ann = new Detective(await newPage(browser));
  await openTable(house, ann.page, 'Ann', { game: 'clue-less', seats: [me, sleuth, sleuth, sleuth] });
  const watcher = new Detective(await newPage(browser));
  await watcher.page.goto(ann.page.url());
  await expect(watcher.page.getByText('You’re watching.').first()).toBeVisible();

  const suggested = () => ann.ears.sights.some((sight) => sight.saw === 'showed');
  for (let turns = 0; !suggested() && turns < 40; turns++) {
    expect(await ann.ears.wake()).toBe('act');
    await ann.next();
  }
  await expect.poll(() => watcher.ears.sights.length - ann.ears.sights.length).toBe(0);
  await house.stop();
  await expect(watcher.page.getByText('The house is restarting. Reconnecting…')).toBeVisible();
  await house.start();
  await expect(watcher.page.getByText(RECONNECTING)).toBeHidden({ timeout: 20_000 });
  await expect(ann.page.getByText(RECONNECTING)).toBeHidden({ timeout: 20_000 });
  expect(await ann.ears.wake()).toBe('act');
  const before = watcher.ears.sights.length;
  await ann.next();
  await expect.poll(() => watcher.ears.sights.length).toBeGreaterThan(before);

  // Not a card of anybody, in anything that was ever sent.
  for (const { view, sights, actions } of watcher.ears.frames) {
    expect([view.hand, view.envelope ?? [], actions]).toEqual([[], [], []]);
    expect(sights.filter((sight) => sight.saw === 'showed' && sight.card !== null)).toEqual([]);
  }
  await expect(watcher.page.getByRole('region', { name: 'What you can do' })).toHaveCount(0);
});

test('a move decided without a network is sent once, when it is back', async ({ house, browser }) => {
  test.setTimeout(120_000);
  const [ann, ben] = await draughts(house, browser);
  await ann.context().setOffline(true);
  await expect(ann.getByText(RECONNECTING)).toBeVisible({ timeout: 20_000 });
  // Nobody told the house: it counts the beats that get no answer.
  await expect(ben.getByRole('status').getByText('It’s Ann’s turn, but they’re away.')).toBeVisible({ timeout: 40_000 });
  await move(ann, 11, 15);
  await expect(ann.getByText('Your move will be sent when you’re back online.')).toBeVisible();
  await ann.context().setOffline(false);
  await expect(ann.getByText(RECONNECTING)).toBeHidden();
  for (const page of [ann, ben]) await isEmpty(page, 11);
  await move(ben, 22, 18);
  await isEmpty(ann, 22);
});

test('two tabs of one guest: either moves, the other follows, and closing one leaves nobody away', async ({ house, browser }) => {
  const [ann, ben] = await draughts(house, browser);
  const second = await ann.context().newPage();
  await second.goto(ann.url());
  // The first tab has a piece in its hand when the second one moves.
  await ann.locator('[data-square="9"]').click();
  await move(second, 11, 15);
  for (const page of [ann, second, ben]) await isEmpty(page, 11);
  await move(ben, 22, 18);
  await isEmpty(ann, 22);
  await move(ann, 15, 22);
  for (const page of [ann, second, ben]) await isEmpty(page, 15);
  await ann.close();
  await move(ben, 25, 18);
  await isEmpty(second, 25);
  await expect(ben.getByText(/Ann is away|they’re away/)).toHaveCount(0);
  await move(second, 12, 16);
  await isEmpty(ben, 12);
});

test('a reload in a half-made decision, a closed dialog, back and forward lose no turn', async ({ house, browser }) => {
  const ann = new Detective(await newPage(browser));
  const { page, dialog } = ann;
  const heard = complaints(page);
  await page.goto(house.url);
  await openTable(house, page, 'Ann', { game: 'clue', seats: [me, sleuth, sleuth, sleuth] });
  expect(await ann.ears.wake()).toBe('act');
  const { seq } = ann.ears.frame;

  const choose = async () => {
    await ann.act('Accuse').click();
    await dialog.getByRole('radio').first().check();
  };
  await choose();
  await page.reload();
  await expect(ann.act('Accuse')).toBeEnabled();
  await expect(dialog).toHaveCount(0);
  await choose();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await choose();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(ann.act('Accuse')).toBeEnabled();
  await page.goForward();
  await expect(dialog).toHaveCount(0);
  // Closed otherwise, a dialog leaves nothing behind from which one would have to go back.
  await choose();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'What shall we play?' })).toBeVisible();
  await page.goForward();
  await expect(ann.act('Accuse')).toBeEnabled();
  await expect(dialog).toHaveCount(0);
  expect(ann.ears.frame.seq).toBe(seq);
  expect(ann.ears.isMine).toBe(true);
  await ann.next();
  expect(heard).toEqual([]);
});

test('who thinks too long is warned, then the house plays for them and says so', async ({ house, browser }) => {
  const ann = await newPage(browser);
  await openTable(house, ann, 'Ann', { game: 'checkers', seats: [me, computer], options: { decision_seconds: 10 } });
  await expect(ann.getByText('your move').first()).toBeVisible();
  await expect(ann.getByRole('alert').filter({ hasText: 'Your time is almost up. If time runs out, the house moves for you.' })).toBeAttached({ timeout: 15_000 });
  await expect(ann.getByRole('status').getByText('Your time is almost up.')).toBeVisible();
  await expect(ann.getByText('Ann ran out of time.').first()).toBeVisible({ timeout: 15_000 });
  await isEmpty(ann, 9);
});
