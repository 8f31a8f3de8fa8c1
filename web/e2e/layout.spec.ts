// What must be seen is seen, in the language with the longer words: on a small desk and on a phone nothing lies below the
// edge, under something else, or is cut off.

import type { Locator, Page } from '@playwright/test';
import { expect, test } from './house';
import { Visitor } from './screens';
import { computer, friend, me, sleuth } from './tables';

test.use({ locale: 'de-DE' });

const PHONE = { width: 360, height: 740 };

/** The places of all that is found, from left to right. */
const places = (found: Locator) => found.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect).sort((a, b) => a.left - b.left));

/** What ends in dots, or would. */
const cut = (found: Locator) => found.evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent));

const arrive = async (page: Page, guest: Visitor, path: string) => {
  await guest.go(path);
  await guest.arrive();
  await page.evaluate(() => document.fonts.ready);
};

test('a phone shows what is wrong with a code', async ({ house, page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(house.url);
  const code = page.getByLabel('Hast du einen Code?');
  await code.fill('ZZZZZ');
  await page.getByRole('button', { name: 'Mitspielen', exact: true }).click();
  await expect(page.getByText(/^Kein Tisch hat den Code/)).toBeInViewport({ ratio: 1 });
  await expect(code).toBeInViewport({ ratio: 1 });
});

test('on a phone no plate is covered by what a computer says', async ({ house, page }) => {
  await page.setViewportSize(PHONE);
  const guest = new Visitor(page, house);
  await guest.introduce('Anna');
  await guest.sit('checkers', { kind: 'brain', brain: 'medium' });
  await expect(page.locator('.bubble p')).toHaveText(/„.+“/);
  const [plate, said, board] = await Promise.all(['.them', '.bubble', '#board'].map(async (part) => (await places(page.locator(part)))[0]!));
  expect(said!.top).toBeGreaterThanOrEqual(plate!.bottom);
  expect(board!.top).toBeGreaterThanOrEqual(said!.bottom);
  await expect(page.locator('.controls')).toBeInViewport({ ratio: 1 });
});

test('on a phone the message line of clue has one line', async ({ house, page }) => {
  await page.setViewportSize(PHONE);
  const guest = new Visitor(page, house);
  await guest.introduce('Anna');
  await guest.sit('clue', sleuth, { options: { pace: 'fast' } });
  const bar = page.getByRole('region', { name: 'Was du tun kannst' });
  await bar.getByRole('button', { name: /würf/i }).click();
  await bar.getByRole('button', { name: 'Zug beenden' }).click();
  const line = page.locator('.line .say');
  await expect(line).toContainText(/würfelt|geht|betritt/);
  expect((await places(line))[0]!.height).toBe(2.25 * 16);
});

test('on a desk every seat of Scotland Yard is told in full, and a message can be written', async ({ house, page }) => {
  const guest = new Visitor(page, house);
  await guest.introduce('Anna');
  await guest.sit('scotland-yard', { kind: 'brain', brain: 'classic' });
  await guest.arrive();
  await page.evaluate(() => document.fonts.ready);
  expect(await cut(page.locator('.plate .who > *'))).toEqual([]);
  await page.getByRole('tab', { name: 'Chat' }).click();
  await expect(page.getByRole('textbox')).toBeInViewport({ ratio: 1 });

  const { id } = await guest.order('scotland-yard', [computer, me, me, me, me, me]);
  await arrive(page, guest, `/t/${id}`);
  await expect(page.locator('[data-to]').first()).toBeVisible();
  expect(await cut(page.locator('.plate .who > *'))).toEqual([]);
});

test('on a desk the kinds of an entry stand in one line, and all cards are to be seen', async ({ house, page }) => {
  const guest = new Visitor(page, house);
  await guest.introduce('Anna');
  const players = ['Ann', 'Ben', 'Cid'].map((name) => ({ name, cards: 6 }));
  const hand = ['Colonel Mustard', 'Mrs. White', 'Knife', 'Wrench', 'Hall', 'Kitchen'];
  const { id } = await guest.post<{ id: string }>('/api/notebooks', {
    tool: 'clue-assistant',
    name: 'Sonntag',
    setup: { edition: 'classic', players, me: 'Ann', hand, entries: [] },
  });
  await arrive(page, guest, `/tools/clue-assistant/${id}`);
  const kinds = await places(page.getByRole('radiogroup', { name: 'Was ist passiert?' }).getByRole('radio'));
  expect(kinds).toHaveLength(3);
  expect(new Set(kinds.map(({ top }) => top)).size).toBe(1);
  // They are held at an angle: corners may touch, names may not.
  const cards = await places(page.locator('.fan .ccard'));
  expect(cards).toHaveLength(3);
  for (const [number, card] of cards.slice(1).entries()) expect(card.left - cards[number]!.right).toBeGreaterThan(-4);
  await expect(page.getByRole('row', { name: 'Speisezimmer' })).toBeInViewport({ ratio: 1 });
});

test('on a desk all of an analysis that is pressed lies above the edge', async ({ house, page }) => {
  const guest = new Visitor(page, house);
  await guest.introduce('Anna');
  const { id } = await guest.post<{ id: string }>('/api/notebooks', { tool: 'checkers-analysis', name: 'Sonntag', setup: { pdn: '1. 11-15 23-19 2. 8-11 22-17 *' } });
  await arrive(page, guest, `/tools/checkers-analysis/${id}`);
  const { height } = page.viewportSize()!;
  for (const { bottom } of await places(page.locator('.steps .btn, .acts .btn'))) expect(bottom).toBeLessThan(height);
});

test('on a phone no word is broken, and the rail says where one is', async ({ house, page }) => {
  await page.setViewportSize(PHONE);
  const guest = new Visitor(page, house);
  await guest.introduce('Anna');
  for (const path of ['/tools/clue-assistant/new', '/tools/checkers-analysis/new']) {
    await arrive(page, guest, path);
    const here = page.locator('.rail-here > *');
    expect(await here.evaluateAll((all) => all.filter((each) => each.scrollHeight > each.clientHeight + 2).map(({ textContent }) => textContent)), path).toEqual([]);
    expect(await cut(here), path).toEqual([]);
  }
  // Words of one piece stand on one line.
  const broken = (found: Locator) =>
    found.evaluateAll((all) =>
      all.flatMap((each) => {
        const text = [...each.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
        if (!text || /\s/.test(text.textContent!.trim())) return [];
        const range = document.createRange();
        range.selectNodeContents(text);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [text.textContent] : [];
      }),
    );
  await arrive(page, guest, '/learn/clue?step=4');
  expect(await broken(page.locator('.bar .act span'))).toEqual([]);
  await arrive(page, guest, '/new/checkers?mode=screen');
  await page.getByRole('radio', { name: 'Eigene' }).click();
  await expect(page.locator('.palette .word')).toHaveCount(3);
  expect(await broken(page.locator('.palette .word'))).toEqual([]);
});

test('what happens when the time is up is asked only where there is a limit', async ({ house, page }) => {
  await page.goto(`${house.url}/new/checkers?mode=computer`);
  await expect(page.getByRole('radiogroup', { name: 'Aufstellung' })).toBeVisible();
  const question = page.getByRole('radiogroup', { name: 'Wenn die Zeit abläuft' });
  await expect(question).toBeHidden();
  await page.getByText('Weitere Einstellungen').click();
  await page.getByLabel('Zeit pro Zug').selectOption({ index: 1 });
  await expect(question).toBeVisible();
});

test('a replay that is not there is called by its name', async ({ house, page }) => {
  await page.goto(`${house.url}/replay/nix`);
  await expect(page).toHaveTitle('Wiederholung nicht gefunden · Parlour');
  await expect(page.getByRole('heading', { name: 'Wiederholung nicht gefunden' })).toBeVisible();
});

test('a table is read out by its own title once it is there', async ({ house, page }) => {
  await page.goto(`${house.url}/new/checkers?mode=computer`);
  await page.getByRole('button', { name: 'Spiel beginnen' }).click();
  await expect(page).toHaveTitle(/Dame · Parlour$/);
  await expect(page.locator('#svelte-announcer')).toHaveText(/Dame · Parlour$/);
});

test('a dialog that is longer than the window has its answers in sight', async ({ house, page }) => {
  const guest = new Visitor(page, house);
  await guest.introduce('Käthe');
  await guest.sit('clue', friend);
  await page.getByRole('button', { name: 'Ändern', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Änderungen speichern' })).toBeInViewport({ ratio: 1 });
});
