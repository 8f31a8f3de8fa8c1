// The smallest and the largest screens: fingers find what they press, and boards use the room they are given.

import { GAMES } from './games';
import { expect, test } from './house';
import { Visitor, type Screen } from './screens';

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const;
/** What a thumb needs, in pixels. Places on a board are smaller; there a finger that misses by a little is understood. */
const THUMB = 44;
const PRESSED = '.btn, .rail-btn, .switch, .segment button, [role=tab], select, input:not([type=radio], [type=checkbox], [type=range])';

const screens: Screen[] = [
  ...['/', '/saves', '/about', '/tools/clue-assistant/new', ...GAMES.map((game) => `/new/${game}?mode=host`)].map((path) => ({
    name: path,
    open: (guest: Visitor) => guest.go(path),
  })),
  ...GAMES.flatMap((game) => [
    { name: `waiting room of ${game}`, open: (guest: Visitor) => guest.sit(game, { kind: 'open' }) },
    { name: `table of ${game}`, open: (guest: Visitor) => guest.sit(game) },
  ]),
];

test('on a phone everything that is pressed is as large as a thumb', async ({ house, browser }) => {
  const page = await (await browser.newContext(PHONE)).newPage();
  const guest = new Visitor(page, house);
  await guest.introduce('Ann');
  for (const screen of screens) {
    await screen.open(guest);
    await guest.arrive();
    const small = await page.locator(PRESSED).evaluateAll((all, thumb) => {
      const isSeen = (each: Element) => each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().width > 1;
      const sizeOf = (each: Element) => Math.round(Math.min(each.getBoundingClientRect().width, each.getBoundingClientRect().height));
      return all.filter((each) => isSeen(each) && sizeOf(each) < thumb).map((each) => `${sizeOf(each)} px: ${each.outerHTML.slice(0, 120)}`);
    }, THUMB);
    expect.soft(small, screen.name).toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${screen.name}: scrolls sideways`).toBe(0);
  }
});

const WALL = { width: 3840, height: 2160 };

test('on a 4K screen every board uses the height, and no word is tiny', async ({ house, page }) => {
  await page.setViewportSize(WALL);
  const guest = new Visitor(page, house);
  await guest.introduce('Ann');
  for (const game of GAMES) {
    await guest.sit(game);
    await guest.arrive();
    const tallest = () => page.locator('#board svg').evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().height)));
    await expect.poll(tallest, game).toBeGreaterThan(0.75 * WALL.height);
    // At least what 15 pixels are on a screen half as wide.
    const letters = await page.getByRole('tab', { name: 'Table' }).evaluate((tab) => parseFloat(getComputedStyle(tab).fontSize));
    expect(letters, game).toBeGreaterThanOrEqual(30);
  }
});

for (const [width, height] of [
  [2560, 1440],
  [3840, 2160],
] as const) {
  test(`zoom of 200 percent makes words twice as large in a window of ${width} by ${height}`, async ({ house, browser }) => {
    /** The root's letters on the screen: the page of a zoomed browser has fewer and larger pixels than its window. */
    const letters = async (zoom: number) => {
      const page = await (await browser.newContext({ viewport: { width: width / zoom, height: height / zoom } })).newPage();
      await page.addInitScript(([outerWidth, outerHeight]) => Object.assign(window, { outerWidth, outerHeight }), [width, height] as const);
      await page.goto(house.url);
      await expect(page.locator('h1')).toBeVisible();
      // Before the page's own letters are there it may be wider for a moment.
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      return zoom * (await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize)));
    };
    expect((await letters(2)) / (await letters(1))).toBeGreaterThanOrEqual(2);
  });
}
