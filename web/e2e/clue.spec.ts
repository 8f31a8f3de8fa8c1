// Whole games of Clue on the classic board, by clicking what the page offers.

import type { Browser, BrowserContextOptions } from '@playwright/test';
import { movesOf } from '../src/games/clue/moves';
import { nameOf, ROOMS, SUSPECTS, WEAPONS } from './cards';
import { Detective, sitDownAgainst } from './detective';
import { complaints, expect, test, type House } from './house';

const DESK = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const;

async function detective(browser: Browser, options: BrowserContextOptions = DESK): Promise<Detective> {
  return new Detective(await (await browser.newContext(options)).newPage());
}

/** A theory with a card of one's own: it cannot be right. */
function wrongTheory({ view }: Detective) {
  const pick = <Card extends string>(kind: readonly Card[]): Card => kind.find((card) => (view.hand as string[]).includes(card)) ?? kind[0]!;
  return [pick(SUSPECTS), pick(WEAPONS), pick(ROOMS)] as const;
}

/** Where the match has ended, the case file is open before everyone. */
async function closeCaseFile({ page, dialog, view }: Detective): Promise<void> {
  for (const card of view.envelope ?? []) await expect(dialog.getByText(nameOf(card)).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'See the board' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('six seats: a person wins against computers', async ({ house, browser }) => {
  test.setTimeout(300_000);
  const ann = await detective(browser);
  const heard = complaints(ann.page);
  await sitDownAgainst(ann, `${house.url}/new/clue?mode=computer`, { seats: 6, level: 'random' });
  await expect(ann.page.getByRole('list', { name: 'Your three cards' }).getByRole('listitem')).toHaveCount(3);
  await ann.play();
  // Whoever accuses at random is right once in 324 times: then the next game is played.
  for (let games = 1; ann.view.winner !== ann.ears.seat; games++) {
    expect(games).toBeLessThan(6);
    await ann.again();
    await ann.play();
  }
  await closeCaseFile(ann);
  await expect(ann.page.getByRole('heading', { name: 'You win' })).toBeVisible();
  expect(heard).toEqual([]);
});

test('a wrong accusation on a phone: the accuser alone sees the case file, lets the others finish, and plays again at the pace of before', async ({ house, browser }) => {
  test.setTimeout(300_000);
  const ann = await detective(browser, PHONE);
  const { page, dialog } = ann;
  const heard = complaints(page);
  await sitDownAgainst(ann, `${house.url}/new/clue?mode=computer`, { seats: 6, pace: 'Slow' });
  const theory = wrongTheory(ann);
  await ann.accuse(...theory);
  await expect(dialog.getByRole('heading', { name: 'Wrong accusation' })).toBeVisible();
  for (const card of ann.view.envelope ?? []) await expect(dialog.getByText(nameOf(card)).first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Keep watching' })).toBeVisible();
  // What has not been read outlives a reload.
  await page.reload();
  await expect(dialog.getByRole('heading', { name: 'Wrong accusation' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Let the computers finish' }).click();
  expect(await ann.end()).not.toBe(ann.ears.seat);
  await expect(page.getByRole('heading', { name: 'You lose' })).toBeVisible();
  await closeCaseFile(ann);
  // The ending can be seen again, and says who was out when.
  await page.getByRole('button', { name: 'The ending', exact: true }).click();
  await expect(dialog.getByText('You were out since round 1.')).toBeVisible();
  await closeCaseFile(ann);
  // The hurry was for one game, and a reload does not forget it.
  await page.reload();
  const before = page.url();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(before);
  await page.getByRole('tab', { name: 'Table' }).click();
  await expect(page.getByRole('radiogroup', { name: 'Computer speed' }).getByRole('radio', { name: 'Slow' })).toBeChecked();
  expect(heard).toEqual([]);
});

/** Three people come together, each in a browser of their own. */
async function three(house: House, browser: Browser): Promise<[Detective, Detective, Detective]> {
  const [ann, ben, cleo] = [await detective(browser), await detective(browser, PHONE), await detective(browser)];
  const { page } = ann;
  await page.goto(`${house.url}/new/clue?mode=host`);
  await page.getByLabel('Your name').fill('Ann');
  for (const [number, suspect] of SUSPECTS.entries()) {
    await page.getByRole('checkbox', { name: nameOf(suspect) }).setChecked(number < 3);
  }
  await page.getByRole('radio', { name: 'Two', exact: true }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const code = await page.locator('.codeword').innerText();
  for (const [name, friend] of [
    ['Ben', ben],
    ['Cleo', cleo],
  ] as const) {
    await friend.page.goto(`${house.url}/j/${code}`);
    await friend.page
      .getByRole('button', { name: /Sit here/ })
      .first()
      .click();
    await friend.page.getByLabel('Your name').fill(name);
    await friend.page.getByRole('dialog').getByRole('button', { name: 'Sit here' }).click();
    await friend.page.getByRole('switch', { name: 'I’m ready' }).click();
  }
  await page.getByRole('switch', { name: 'I’m ready' }).click();
  for (const friend of [ann, ben, cleo]) await expect(friend.page.getByRole('tab', { name: 'Table' })).toBeVisible();
  return [ann, ben, cleo];
}

/** Who has to act. */
async function awaited(people: readonly Detective[]): Promise<Detective> {
  const find = () => people.find(({ ears }) => ears.isMine);
  await expect.poll(() => find() !== undefined, { intervals: [10] }).toBe(true);
  return find()!;
}

test('three people: a card is shown to one of them alone, and a right accusation ends the game for all', async ({ house, browser }) => {
  test.setTimeout(300_000);
  const people = await three(house, browser);
  const shownTo = ({ ears }: Detective) => ears.sights.findIndex((sight) => sight.saw === 'showed');
  while (!people.some((each) => shownTo(each) >= 0)) await (await awaited(people)).next();
  await expect.poll(() => people.every((each) => shownTo(each) >= 0)).toBe(true);

  const number = shownTo(people[0]);
  const seen = people.map(({ ears }) => ears.sights[number]);
  const sight = seen[0];
  if (sight?.saw !== 'showed') throw new Error('nothing was shown');
  const [asker, shower] = [people[sight.to]!, people[sight.seat]!];
  const third = people.find((each) => each !== asker && each !== shower)!;
  const names = ['Ann', 'Ben', 'Cleo'];
  const card = seen[sight.to]?.saw === 'showed' ? (seen[sight.to] as { card: never }).card : null;
  expect(shower.view.hand).toContain(card);
  expect(seen[sight.seat]).toEqual(seen[sight.to]);

  // On the pages: the asker holds the card in sight, the third person reads that there was one.
  await expect(asker.stage.getByText(`${names[sight.seat]} shows you`)).toBeVisible();
  await expect(asker.stage.getByText(nameOf(card!), { exact: true })).toHaveCount(2);
  await expect(asker.stage.getByRole('button', { name: 'Continue' })).toBeVisible();
  await third.page.getByRole('tab', { name: 'Log' }).click();
  await expect(third.page.getByRole('list', { name: 'What happened' }).getByText(`${names[sight.seat]} shows ${names[sight.to]} a card.`)).toBeVisible();
  await expect(third.page.getByRole('dialog')).toHaveCount(0);
  // On the wire: nothing the third browser was sent names a card that others showed, or the case file.
  const told = third.ears.frames.flatMap(({ sights }) => sights).filter((each) => each.saw === 'showed' && each.to !== third.ears.seat && each.seat !== third.ears.seat);
  expect(told.length).toBeGreaterThan(0);
  for (const each of told) expect(each).toMatchObject({ card: null });
  for (const { view } of third.ears.frames) expect(view).toMatchObject({ envelope: null, hand: third.view.hand });

  // What nobody holds is in the envelope. Only the test knows all three hands.
  const held = people.flatMap(({ view }) => view.hand as string[]);
  const free = <Card extends string>(kind: readonly Card[]) => kind.find((each) => !held.includes(each))!;
  const last = await awaited(people);
  await last.read();
  if (last.actions.some((action) => action.do === 'show')) await last.disprove();
  const winner = await awaited(people);
  await winner.read();
  await winner.accuse(free(SUSPECTS), free(WEAPONS), free(ROOMS));
  for (const each of people) {
    await each.end();
    await expect(each.dialog.getByRole('heading', { name: each === winner ? 'You solved it' : /solved it$/ })).toBeVisible();
    await closeCaseFile(each);
    await expect(each.page.getByRole('heading', { name: each === winner ? 'You win' : 'You lose' })).toBeVisible();
  }
});

test('double clicks do no harm, a right click names a room, and the keyboard plays a whole turn', async ({ house, page }) => {
  const ann = new Detective(page);
  await sitDownAgainst(ann, `${house.url}/new/clue?mode=computer`, { seats: 6 });
  // No way leads there now, so it is disabled; it has a name all the same.
  await page.locator('[data-stop="room kitchen"]').click({ button: 'right', force: true });
  await expect(page.getByRole('status').getByText('Kitchen')).toBeVisible();
  await ann.ears.after(() => ann.act('Roll').dblclick());
  expect(ann.ears.sights.filter((sight) => sight.saw === 'rolled')).toHaveLength(1);
  const move = movesOf(ann.view, ann.actions)[0];
  if (!move) throw new Error('no way');
  await ann.ears.after(() => ann.stop(move.to).dblclick());
  expect(ann.ears.sights.filter((sight) => sight.saw === 'moved' && sight.seat === 0)).toHaveLength(1);
  await ann.endTurn();

  await ann.ears.wake();
  while (ann.actions.some((action) => action.do === 'show')) {
    await ann.disprove();
    await ann.ears.wake();
  }
  await ann.act('Roll').focus();
  await ann.ears.after(() => page.keyboard.press('Enter'));
  // The keys go from the bar to the board by themselves; arrows lead on from there.
  const isLit = () => page.evaluate(() => document.activeElement?.classList.contains('lit') ?? false);
  await expect.poll(isLit).toBe(true);
  await page.keyboard.press('ArrowRight');
  for (let press = 0; press < 40 && !(await isLit()); press++) await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][press % 4]!);
  expect(await isLit()).toBe(true);
  await ann.ears.after(() => page.keyboard.press('Enter'));
});
