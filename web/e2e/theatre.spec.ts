// The table's shell at every size: nothing moves while a game is played, no name is cut to nothing, nothing lies under a bar.

import type { Locator, Page } from '@playwright/test';
import { expect, test, type House } from './house';
import { Visitor } from './screens';
import { begin, computer, friend, join, me, openTable } from './tables';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

const boxOf = (found: Locator) =>
  found.evaluate((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [x + scrollX, y + scrollY, width, height].map((side) => Math.round(10 * side) / 10);
  });

/** Watches where something is while the game is played, at every frame that the browser draws. */
async function watch(page: Page, selector: string): Promise<() => Promise<string[]>> {
  await page.locator(selector).first().waitFor();
  await page.evaluate((selector) => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      const each = document.querySelector(selector);
      if (each?.checkVisibility() && !document.querySelector('.ending')) {
        const { x, y, width, height } = each.getBoundingClientRect();
        seen.add([x + scrollX, y + scrollY, width, height].map((side) => side.toFixed(1)).join(' '));
      }
      requestAnimationFrame(look);
    };
    look();
  }, selector);
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
}

const arrive = async (page: Page) => {
  await expect(page.locator('.bone')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
};

const PLAYED = [
  { game: 'clue', board: '#board .surface', count: 3, setup: { suspects: ['scarlet', 'green', 'plum'] } },
  { game: 'scotland-yard', board: '#board .stage', count: 6, setup: undefined },
  { game: 'checkers', board: '#board .board', count: 2, setup: undefined },
];
for (const { game, board, count, setup } of PLAYED)
  for (const size of [DESK, PHONE])
    test(`the board keeps its place and size for a whole game of ${game}, ${size.width} pixels wide`, async ({ house, page }) => {
      await page.setViewportSize(size);
      // Held until the page watches, and then as fast as they can.
      await openTable(house, page, 'Ann', { game, setup, seats: Array.from({ length: count }, () => computer), options: { pace: 'slow' } });
      await page.getByRole('button', { name: 'Pause' }).click();
      await arrive(page);
      const seen = await watch(page, board);
      await page.keyboard.press('f');
      await page.keyboard.press('f');
      await page.keyboard.press('f');
      await page.getByRole('button', { name: 'Resume' }).click();
      await expect(page.locator('.ending')).toBeVisible({ timeout: 100_000 });
      expect(await seen()).toHaveLength(1);
    });

test('the message line is as high whatever it says, and all of it can be read', async ({ house, page }) => {
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await openTable(house, page, 'Ann', { game: 'checkers', seats: [me, computer] });
    await arrive(page);
    const line = page.locator('.line .say');
    const before = await boxOf(line);
    // What cannot be moved is answered with more than fits.
    await page.locator('[data-square="1"]').click();
    await expect(line).toHaveClass(/\bno\b/);
    expect(await boxOf(line)).toEqual(before);
    const said = line.locator('.grow');
    await expect(said).toHaveAttribute('title', (await said.textContent())!.trim());
    await said.click();
    expect(await said.evaluate((each) => each.scrollWidth > each.clientWidth)).toBe(false);
    expect(await boxOf(line)).toEqual(before);
  }
});

/** Names of which fewer letters are to be seen than five, and than they have. */
const cutNames = (page: Page) =>
  page.locator('.strip .who b').evaluateAll((all) =>
    all.flatMap((each) => {
      const text = each.firstChild!;
      const { right } = each.getBoundingClientRect();
      const pen = document.createElement('canvas').getContext('2d')!;
      pen.font = getComputedStyle(each).font;
      const dots = each.scrollWidth > each.clientWidth ? pen.measureText('…').width : 0;
      const range = document.createRange();
      const letters = [...text.textContent!].filter((_, at) => {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const letter = range.getBoundingClientRect();
        return letter.width > 0 && letter.right <= right - dots + 0.5;
      }).length;
      return letters >= Math.min(5, text.textContent!.length) && each.checkVisibility() ? [] : [`${text.textContent}: ${letters}`];
    }),
  );

const SIX = ['scarlet', 'mustard', 'white', 'green', 'peacock', 'plum'];
for (const { game, setup } of [
  { game: 'clue', setup: { suspects: SIX } },
  { game: 'scotland-yard', setup: undefined },
])
  test(`six seats and a clock cut no name of ${game} to nothing, on a desk and on a phone`, async ({ house, page, browser }) => {
    const code = await openTable(house, page, 'Bartholomew', {
      game,
      setup,
      seats: [game === 'clue' ? me : computer, friend, game === 'clue' ? computer : me, computer, computer, computer],
      options: { decision_seconds: 120 },
    });
    const other = await (await browser.newContext({ viewport: PHONE })).newPage();
    await join(house, other, 'Maximiliane', code);
    await begin(page, other);
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size);
      await arrive(page);
      await expect(page.locator('.strip .plate')).toHaveCount(6);
      await expect(page.getByRole('timer')).toBeVisible();
      expect(await cutNames(page)).toEqual([]);
      // Neither clock nor count covers a name.
      const over = await page.locator('.strip .plate').evaluateAll((all) =>
        all.flatMap((plate) => {
          const name = plate.querySelector('b')!.getBoundingClientRect();
          return [...plate.querySelectorAll('.face, .tally > *')]
            .filter((each) => {
              const box = each.getBoundingClientRect();
              return box.width > 0 && box.bottom > name.top + 1 && box.top < name.bottom - 1 && box.left < name.right - 1 && box.right > name.left + 1;
            })
            .map((each) => `${each.textContent} over ${plate.querySelector('b')!.textContent}`);
        }),
      );
      expect(over).toEqual([]);
    }
  });

test('one person with two seats has one plate with both pieces', async ({ house, page }) => {
  await openTable(house, page, 'Nora', { game: 'scotland-yard', seats: [computer, me, me, computer, computer, computer] });
  await arrive(page);
  await expect(page.locator('.strip .plate')).toHaveCount(5);
  await expect(page.locator('.plate', { hasText: 'Nora' }).locator('.marks > .token')).toHaveCount(2);
});

/** A game of computers that goes on for some rounds. */
async function sleuths(house: House, page: Page): Promise<void> {
  const seat = { kind: 'brain', brain: 'forgetful' } as const;
  await openTable(house, page, 'Ann', { game: 'clue', setup: { suspects: SIX }, seats: Array.from({ length: 6 }, () => seat) });
}

test('a long log makes no page longer, and its newest line is in sight on every tab', async ({ house, page }) => {
  await sleuths(house, page);
  await expect(page.locator('.log .begins')).not.toHaveCount(0);
  await expect(page.locator('.ending')).toBeVisible({ timeout: 100_000 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await expect(page.locator('.log li').last()).toBeInViewport();
  await page.getByRole('tab', { name: 'Table' }).click();
  const newest = page.getByRole('button', { name: 'Open the log' });
  await expect(newest).toBeInViewport({ ratio: 1 });
  await newest.click();
  await expect(page.getByRole('tab', { name: 'Log' })).toHaveAttribute('aria-selected', 'true');
  await page.setViewportSize(PHONE);
  await page.getByRole('tab', { name: 'Board' }).click();
  await expect(newest).toBeInViewport({ ratio: 1 });
});

test('the log shows all, the moves alone or the talk alone', async ({ house, page }) => {
  await openTable(house, page, 'Ann', { game: 'clue', setup: { suspects: SIX.slice(0, 3) }, seats: [me, computer, computer] });
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByRole('textbox').fill('Good evening.');
  await page.getByRole('textbox').press('Enter');
  await page.getByRole('tab', { name: 'Log' }).click();
  const [dealt, said] = [page.locator('.log').getByText('The cards are dealt.'), page.locator('.log').getByText('Good evening.')];
  for (const [filter, hasMoves, hasTalk] of [
    ['All', true, true],
    ['Moves', true, false],
    ['Talk', false, true],
  ] as const) {
    await page.getByRole('radio', { name: filter, exact: true }).click();
    await expect(dealt).toHaveCount(hasMoves ? 1 : 0);
    await expect(said).toHaveCount(hasTalk ? 1 : 0);
  }
});

test('the speed is one tap away, and so is my turn; both by a key, too', async ({ house, page }) => {
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await openTable(house, page, 'Ann', { game: 'clue', setup: { suspects: SIX.slice(0, 4) }, seats: [me, computer, computer, computer], options: { pace: 'slow' } });
    const speed = page.getByRole('button', { name: /^Computer speed: / });
    await expect(speed).toBeInViewport({ ratio: 1 });
    await expect(speed).toHaveAccessibleName('Computer speed: Slow');
    await speed.click();
    await expect(speed).toHaveAccessibleName('Computer speed: Normal');
    await page.keyboard.press('f');
    await expect(speed).toHaveAccessibleName('Computer speed: Fast');
    // As slow as it can be: without the skip the others would take their time.
    await page.keyboard.press('f');
    await page.keyboard.press('f');
    await expect(speed).toHaveAccessibleName('Computer speed: Slow');
    const skip = page.getByRole('button', { name: 'Skip to your turn' });
    await expect(skip).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'End turn' }).click();
    // The roll is lost; that is asked back.
    await page.getByRole('dialog').getByRole('button', { name: 'End turn' }).click();
    await expect(skip).toHaveAttribute('aria-disabled', 'false');
    await skip.click();
    await expect(page.locator('.plate.turn')).toContainText('Ann');
    await expect(speed).toHaveAccessibleName('Computer speed: Slow');
  }
});

test('on a phone a message is written above the bars and the keyboard', async ({ house, browser }) => {
  const page = await (await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })).newPage();
  await openTable(house, page, 'Ann', { game: 'clue', setup: { suspects: SIX }, seats: [me, ...Array.from({ length: 5 }, () => computer)] });
  await page.getByRole('tab', { name: 'Chat' }).click();
  const input = page.getByRole('textbox');
  /** Whether a finger in its middle would meet it. */
  const isFree = () =>
    input.evaluate((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === each;
    });
  await expect.poll(isFree).toBe(true);
  await input.focus();
  // A browser that lays the keyboard over the page tells so by a smaller view.
  await page.evaluate(() => {
    Object.defineProperty(visualViewport!, 'height', { value: innerHeight - 300 });
    visualViewport!.dispatchEvent(new Event('resize'));
  });
  await expect.poll(() => input.evaluate((each) => each.getBoundingClientRect().bottom)).toBeLessThanOrEqual(PHONE.height - 300);
  expect(await isFree()).toBe(true);
});

test('on a phone the way into a new game and back into a running one is on the first screen', async ({ house, page }) => {
  await page.setViewportSize(PHONE);
  for (const game of ['clue', 'scotland-yard', 'checkers', 'clue-less']) {
    await page.goto(`${house.url}/new/${game}?mode=computer`);
    await expect(page.getByRole('button', { name: 'Start the game' })).toBeInViewport({ ratio: 1 });
  }
  const guest = new Visitor(page, house);
  await guest.introduce('Ann');
  for (let count = 0; count < 5; count++) await guest.order('checkers', [me, computer]);
  await page.goto(house.url);
  const running = page.getByRole('region', { name: 'Games in progress' });
  await expect(running.getByRole('listitem')).toHaveCount(3);
  await expect(running.getByRole('link', { name: /^Play: / }).first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Have a code?')).toBeInViewport({ ratio: 1 });
  await running.getByRole('button', { name: 'Show all 5' }).click();
  await expect(running.getByRole('listitem')).toHaveCount(5);
});

test('nobody is away from a finished game', async ({ house, page, browser }) => {
  const code = await openTable(house, page, 'Ann', { game: 'checkers', seats: [me, friend] });
  const ben = await (await browser.newContext({ viewport: DESK })).newPage();
  await join(house, ben, 'Ben', code);
  await begin(page, ben);
  await ben.close();
  await expect(page.locator('.plate.gone')).toHaveCount(1);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.locator('.ending')).toBeVisible();
  await expect(page.locator('.plate.gone, .plate .away')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Table' }).click();
  await expect(page.getByRole('tabpanel').getByText('away', { exact: true })).toHaveCount(0);
});

test('the table’s own tab breaks no name and cuts no choice', async ({ house, page }) => {
  await openTable(house, page, 'Ann', { game: 'clue', setup: { suspects: SIX }, seats: [me, ...Array.from({ length: 5 }, () => computer)] });
  await page.getByRole('tab', { name: 'Table' }).click();
  await arrive(page);
  const panel = page.getByRole('tabpanel');
  expect(
    await panel.evaluate((each) =>
      [...each.querySelectorAll('button, b, .segment')].filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0).map(({ textContent }) => textContent),
    ),
  ).toEqual([]);
  // Every choice lies within the panel.
  const { right } = await panel.evaluate((each) => each.getBoundingClientRect());
  for (const edge of await panel.getByRole('radio').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right))) expect(edge).toBeLessThanOrEqual(right);
  // Names of two words stand on one line: none of them is longer than the column.
  const lines = await panel
    .locator('.seats b')
    .evaluateAll((all) => all.map((each) => each.getClientRects().length && Math.round(each.getBoundingClientRect().height / parseFloat(getComputedStyle(each).lineHeight))));
  expect(lines.every((count) => count === 1)).toBe(true);
});

test('a lesson on a phone shows the cards that it speaks of', async ({ house, page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${house.url}/learn/clue`);
  await expect(page.getByRole('heading', { name: 'Your cards' })).toBeVisible();
  await expect(page.locator('.ccard').first()).toBeInViewport({ ratio: 1 });
});
