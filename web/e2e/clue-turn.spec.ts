// One's own turn in Clue: the one brass button, its keys, what is asked back before something is lost, and how it ends by itself.

import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { movesOf } from '../src/games/clue/moves';
import type { Place, Room, Suspect, Weapon } from '../src/games/clue/types.gen';
import { nameOf, ROOMS, SUSPECTS, WEAPONS } from './cards';
import { Detective, sitDownAgainst } from './detective';
import { complaints, expect, test, type House } from './house';
import { me, openTable, sleuth } from './tables';

const DESK = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const;

async function sitDown(house: House, browser: Browser, options: BrowserContextOptions = DESK): Promise<Detective> {
  const ann = new Detective(await (await browser.newContext(options)).newPage());
  await sitDownAgainst(ann, `${house.url}/new/clue?mode=computer`, { seats: 6 });
  return ann;
}

/** What is brass in the bar, as far as it is seen. */
const brass = (page: Page) => page.locator('.bar .act.now').filter({ visible: true });
const isSquare = (place: Place) => place !== 'home' && 'square' in place;

async function middleOf(page: Page, stop: string): Promise<[number, number]> {
  const box = (await page.locator(`[data-stop="${stop}"]`).boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Plays on until a suggestion may be made. */
async function comeIntoRoom(ann: Detective): Promise<void> {
  for (let done = 0; done < 200; done++) {
    expect(await ann.ears.wake()).toBe('act');
    await ann.read();
    if (ann.view.may_suggest && ann.view.step === 'entered') return;
    if (ann.actions.some((action) => action.do === 'roll')) await ann.roll();
    else await ann.next();
  }
}

/** Rolls and walks to a square of the corridor: then nothing is left. */
async function walkNowhere(ann: Detective): Promise<void> {
  await ann.roll();
  const square = movesOf(ann.view, ann.actions).find(({ to }) => isSquare(to));
  if (!square) throw new Error('no square is in reach');
  await ann.go(square.to);
}

test('at most one button is brass, keys press them, and the keys never stay on a dead one', async ({ house, browser }) => {
  const ann = await sitDown(house, browser);
  const { page } = ann;
  const heard = complaints(page);
  await expect(brass(page)).toHaveText(/Roll/);
  // A room that cannot be reached does not look as if it could.
  await page.locator('[data-stop="room kitchen"]').hover({ force: true, position: { x: 80, y: 80 } });
  await expect(page.locator('.surface .pointed')).toHaveCount(0);
  await page.mouse.click(...(await middleOf(page, 'room kitchen')));
  await expect(page.locator('.surface .pointed')).toHaveCount(0);
  await ann.act('Roll').focus();
  await ann.ears.after(() => page.keyboard.press('Enter'));
  await expect(brass(page)).toHaveCount(0);
  await expect(page.locator('[data-stop].lit:focus')).toHaveCount(1);
  const square = movesOf(ann.view, ann.actions).find(({ to }) => isSquare(to));
  if (!square) throw new Error('no square is in reach');
  await ann.go(square.to);
  await expect(brass(page)).toHaveText(/End turn/);
  // From anywhere on the page that has no use for them.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await ann.ears.after(() => page.keyboard.press('Enter'));
  await ann.ears.wake();
  while (ann.actions.some((action) => action.do === 'show')) {
    await ann.disprove();
    await ann.ears.wake();
  }
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await ann.ears.after(() => page.keyboard.press('r'));
  expect(ann.view.step).toBe('rolled');
  await page.keyboard.press('g');
  await expect(page.getByRole('status').getByText('You can only make a suggestion in a room.')).toBeVisible();
  await page.keyboard.press('a');
  await expect(ann.dialog.getByRole('heading', { name: 'Accuse' })).toBeVisible();
  await expect(brass(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(ann.dialog).toHaveCount(0);
  expect(heard).toEqual([]);
});

test('ending a turn that would lose a suggestion asks back, and the safe answer has the keys', async ({ house, browser }) => {
  test.setTimeout(240_000);
  const ann = await sitDown(house, browser);
  const { page, dialog } = ann;
  await comeIntoRoom(ann);
  await expect(brass(page)).toHaveText(/Suggest/);
  const { seq } = ann.ears.frame;
  await ann.act('End turn').click();
  await expect(dialog.getByRole('heading', { name: 'End the turn without a suggestion?' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Suggest' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Suggest', exact: true })).toBeVisible();
  expect(ann.ears.frame.seq).toBe(seq);
  await page.keyboard.press('Escape');
  await ann.act('End turn').click();
  await ann.ears.after(() => dialog.getByRole('button', { name: 'End turn' }).click());
  expect(ann.ears.sights.some((sight) => sight.saw === 'ended-turn' && sight.seat === 0)).toBe(true);
});

test('a suggestion is made beside live notes, which mark nothing by a double click on it', async ({ house, browser }) => {
  test.setTimeout(240_000);
  const ann = await sitDown(house, browser);
  const { page, dialog } = ann;
  const notes = page.getByRole('region', { name: 'Checklist' });
  await comeIntoRoom(ann);
  await ann.act('Suggest').click();
  const cell = notes.getByRole('button', { name: 'Rope, the case file' });
  await cell.click();
  await expect(notes.getByRole('button', { name: /your black cross/ })).toHaveCount(1);
  // What I hold says so, and who will answer is told in order.
  const mine = ann.view.hand.find((card) => SUSPECTS.some((each) => each === card) || WEAPONS.some((each) => each === card));
  if (mine) await expect(dialog.getByRole('radio', { name: `${nameOf(mine)} yours` })).toBeVisible();
  await expect(dialog.getByText('They answer')).toContainText('They answer');
  const box = (await dialog.boundingBox())!;
  const beside = (await notes.boundingBox())!;
  expect(box.x + box.width).toBeLessThanOrEqual(beside.x);
  await dialog.getByRole('radio').nth(0).check();
  await dialog.getByRole('radio').nth(7).check();
  await ann.ears.after(() => dialog.getByRole('button', { name: 'Suggest' }).dblclick());
  await expect(notes.getByRole('button', { name: /your/ })).toHaveCount(1);
  // Whoever goes on to accuse has read what came of it.
  await expect(ann.stage.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'false');
  await ann.act('Accuse').click();
  await expect(ann.stage).toHaveCount(0);
  await expect(dialog.getByRole('heading', { name: 'Accuse' })).toBeVisible();
});

test('on a phone the suggestion takes the screen, my notes open in it, and a double click presses nothing underneath', async ({ house, browser }) => {
  test.setTimeout(240_000);
  const ann = await sitDown(house, browser, PHONE);
  const { page, dialog } = ann;
  await comeIntoRoom(ann);
  await ann.act('Suggest').click();
  await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
  await expect(dialog.getByRole('region', { name: 'Checklist' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'My notes' }).click();
  await expect(dialog.getByRole('region', { name: 'Checklist' })).toBeVisible();
  await dialog.getByRole('button', { name: 'My notes' }).click();
  await dialog.getByRole('radio').nth(0).check();
  await dialog.getByRole('radio').nth(7).check();
  const sent = ann.ears.sights.length;
  await dialog.getByRole('button', { name: 'Suggest' }).dblclick();
  await expect.poll(() => ann.ears.sights.slice(sent).some((sight) => sight.saw === 'suggested' && sight.seat === 0)).toBe(true);
  await expect(page.getByRole('heading', { name: 'Accuse' })).toHaveCount(0);
});

test('an accusation against my own hand asks back; the safe answer has the keys and leads to the card', async ({ house, browser }) => {
  const ann = await sitDown(house, browser);
  const { page, dialog } = ann;
  const { seq } = ann.ears.frame;
  await ann.act('Accuse').click();
  for (const place of [0, 6, 12]) await dialog.getByRole('radio').nth(place).check();
  const mine = ann.view.hand[0]!;
  const own = dialog.getByRole('radio', { name: `${nameOf(mine)} yours` });
  await own.check();
  await dialog.getByRole('button', { name: 'Open the case file' }).click();
  const doubt = page.getByRole('alertdialog', { name: `${nameOf(mine)} can’t be in the case file.` });
  await expect(doubt.or(page.getByRole('alertdialog', { name: /can’t be in the case file/ }))).toBeVisible();
  await expect(page.getByRole('button', { name: /^Change the / })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(dialog.locator('input:focus')).toHaveCount(1);
  expect(ann.ears.frame.seq).toBe(seq);
});

test('a turn in which nothing is left ends by itself, unless a key stops it or the switch is off', async ({ house, browser }) => {
  const ann = await sitDown(house, browser);
  const { page } = ann;
  await page.evaluate(() => localStorage.setItem('parlour-clue-end-turn', 'yes'));
  await page.reload();
  await ann.ears.wake();
  await walkNowhere(ann);
  const fills = page.locator('.bar .fills');
  await expect(fills).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(fills).toHaveCount(0);
  await expect(brass(page)).toHaveText(/End turn/);
  await ann.endTurn();
  for (;;) {
    await ann.ears.wake();
    if (!ann.actions.some((action) => action.do === 'show')) break;
    await ann.disprove();
  }
  const { length } = ann.ears.sights;
  await walkNowhere(ann);
  await expect.poll(() => ann.ears.sights.slice(length).some((sight) => sight.saw === 'ended-turn' && sight.seat === 0)).toBe(true);

  await page.getByRole('tab', { name: 'Table' }).click();
  const choice = page.getByRole('switch', { name: 'End my turn when nothing is left' });
  await expect(choice).toBeChecked();
  await choice.click();
  expect(await page.evaluate(() => localStorage.getItem('parlour-clue-end-turn'))).toBe('no');
});

test('a press on a seat opens its record, with my eyes; Escape gives the keys back', async ({ house, browser }) => {
  test.setTimeout(240_000);
  const ann = await sitDown(house, browser);
  const { page, dialog } = ann;
  await comeIntoRoom(ann);
  const asked = ann.ears.sights.findLast((sight) => sight.saw === 'suggested' && sight.seat === 1);
  const plate = page.getByRole('button', { name: /asked, passed and showed$/ }).nth(1);
  const who = ((await plate.getAttribute('aria-label')) ?? '').replace(/^What (.*) asked, passed and showed$/, '$1');
  await plate.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: who })).toBeVisible();
  await dialog.getByRole('button', { name: 'Asked' }).click();
  const rows = dialog.getByRole('listitem');
  if (asked?.saw === 'suggested') await expect(rows.last()).toContainText(nameOf(asked.weapon));
  else await expect(rows).toHaveText('Nothing yet.');
  await expect(dialog.getByText('May have')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(plate).toBeFocused();
  // What is proved is told to those who let the house fill it in.
  await page.getByRole('switch', { name: 'Fill in what’s proved' }).click();
  await plate.click();
  await expect(dialog.getByText('May have')).toBeVisible();
});

test('nobody plays on behind the case file after a wrong accusation, until it is put away', async ({ house, browser }) => {
  const ann = await sitDown(house, browser);
  const { page, dialog } = ann;
  const [suspect, weapon, room] = [SUSPECTS, WEAPONS, ROOMS].map((kind) => kind.find((card) => (ann.view.hand as string[]).includes(card)) ?? kind[0]!);
  const board = page.locator('#board .surface');
  const box = await board.boundingBox();
  await ann.accuse(suspect as Suspect, weapon as Weapon, room as Room);
  const lost = dialog.getByRole('heading', { name: 'Wrong accusation' });
  await expect(lost).toBeVisible();
  // These computers answer at once: they would have been all around the table by now.
  await page.reload();
  await expect(lost).toBeVisible();
  expect(ann.ears.sights.at(-1)?.saw).toBe('accused');
  await dialog.getByRole('button', { name: 'Keep watching' }).click();
  await expect.poll(() => ann.ears.sights.at(-1)?.saw).not.toBe('accused');
  // The computers could be told to finish, and the board is where it was.
  expect(await board.boundingBox()).toEqual(box);
});

for (const [what, viewport] of [
  ['zoomed to 200%', { width: 640, height: 400 }],
  ['on a phone', { width: 360, height: 740 }],
] as const) {
  for (const locale of ['en-GB', 'de-DE']) {
    test(`no word of the bar is cut, ${what}, ${locale}`, async ({ house, browser }) => {
      const page = await (await browser.newContext({ viewport, locale, reducedMotion: 'reduce' })).newPage();
      await page.goto(house.url);
      await openTable(house, page, 'Ann', { game: 'clue', seats: [me, sleuth, sleuth, sleuth] });
      const places = page.locator('.bar .act, .bar .die').filter({ visible: true });
      await expect(places).toHaveCount(5);
      await page.evaluate(() => document.fonts.ready);
      const cut = await places.evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          const frame = button.getBoundingClientRect();
          const words = [...button.querySelectorAll('span:not(.unseen)')].map((word) => word.getBoundingClientRect());
          return words.some((word) => word.left < frame.left || word.right > frame.right || word.bottom > frame.bottom) || frame.right > innerWidth ? [button.textContent] : [];
        }),
      );
      expect(cut).toEqual([]);
    });
  }
}
