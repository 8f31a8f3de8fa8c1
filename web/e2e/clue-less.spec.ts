// A whole game of Clue-less, and what people do to a page.

import { nameOf } from './cards';
import { Detective, sitDownAgainst } from './detective';
import { complaints, expect, test } from './house';

test('six seats on a phone, from the first move to the case file', async ({ house, browser }) => {
  test.setTimeout(300_000);
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
  const ann = new Detective(await context.newPage());
  const heard = complaints(ann.page);
  await sitDownAgainst(ann, `${house.url}/new/clue-less?mode=computer`, { seats: 6, level: 'classic' });
  expect(ann.view.sizes.reduce((sum, each) => sum + each)).toBe(18);
  // Miss Scarlet begins, and the only way from home is the hallway beside it.
  expect(ann.actions.filter((action) => action.do === 'move')).toEqual([{ do: 'move', to: { hallway: ['hall', 'lounge'] } }]);
  await ann.play();
  await expect(ann.page.getByRole('heading', { name: /^You (win|lose to .+)$/ })).toBeVisible();
  for (const card of ann.view.envelope ?? []) await expect(ann.dialog.getByText(nameOf(card)).first()).toBeVisible();
  await ann.dialog.getByRole('button', { name: 'See the board' }).click();
  expect(heard).toEqual([]);
});

test('a question survives reloads, Escape and a second tab, and is answered once', async ({ house, page, context }) => {
  test.setTimeout(300_000);
  const ann = new Detective(page);
  await sitDownAgainst(ann, `${house.url}/new/clue-less?mode=computer`, { seats: 3 });
  const isAsked = () => ann.actions.some((action) => action.do === 'show');
  while ((await ann.ears.wake()) === 'act' && !isAsked()) await ann.next();
  // A game may end before anybody asks: then the next one is played.
  for (let games = 1; !isAsked(); games++) {
    expect(games).toBeLessThan(10);
    await ann.again();
    while ((await ann.ears.wake()) === 'act' && !isAsked()) await ann.next();
  }
  await ann.read();
  const asks = ann.stage.getByText(/^You have .+ Only .+ will see it\.$/);
  await expect(asks).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  await expect(asks).toBeVisible();
  await page.reload();
  await expect(asks).toBeVisible();
  // A click beside it does not put it away either.
  await page.mouse.click(5, 5);
  await expect(asks).toBeVisible();

  const second = new Detective(await context.newPage());
  await second.page.goto(page.url());
  await expect(second.stage.getByRole('button', { name: /^(Show|Choose) / })).toBeVisible();
  await second.disprove();
  // The first tab follows, and the card was shown once. (Another may already be asking.)
  const mine = () => ann.ears.sights.filter((sight) => sight.saw === 'showed' && sight.seat === 0);
  await expect.poll(() => mine().length).toBe(1);

  // Back and forward: the table is as it was.
  await page.goto(house.url);
  await page.goBack();
  await ann.ears.wake();
  expect(ann.view.hand).toEqual(second.view.hand);
  await expect(page.getByRole('region', { name: 'What you can do' })).toBeVisible();
});
