// Every screen is looked over by axe-core, which finds what is missing for those who listen, use keys or see little.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { complaints, expect, test } from './house';
import { ends, pages, phones, rooms, setups, tables, Visitor, type Screen } from './screens';
import { tools } from './tool-screens';

/** Both themes and both widths, in two looks: what depends on one of them seldom depends on the other. */
const LOOKS = [
  { theme: 'night', size: { width: 1280, height: 800 } },
  { theme: 'day', size: { width: 360, height: 640 } },
] as const;
/** As large as screens come; and a usual one at 200 percent. */
const SIZES = [
  { theme: 'night', size: { width: 3840, height: 2160 } },
  { theme: 'night', size: { width: 640, height: 400 } },
] as const;

/** A folder to keep a picture of every screen in, for those who want to look at them. */
const SHOTS = process.env.PARLOUR_SHOTS;

type Look = (typeof LOOKS | typeof SIZES)[number];

async function wear(page: Page, { theme, size }: Look): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
}

/** By how many pixels the page is too wide. */
const sideways = (page: Page) => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

/** What still moves although the reader wants nothing to. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const isLong = (each: Animation) => Number(each.effect?.getComputedTiming().duration ?? 0) > 10;
    return document.getAnimations().filter((each) => each.playState === 'running' && isLong(each)).length;
  });

/** What axe-core has against the page, one line each. */
async function faults(page: Page): Promise<string[]> {
  // The page has no frames, so nothing is gained by the second page that the builder would open for them.
  // Boards have hundreds of places: what is found of them is not written down where nothing is wrong with it.
  const options = { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations' as const] };
  const { violations } = await new AxeBuilder({ page }).options(options).setLegacyMode().analyze();
  // Signs drawn on a place of a board are hidden from readers, and its label tells them in words; that rule reads them all the same.
  const isDrawn = (rule: string, html: string) => rule === 'label-content-name-mismatch' && html.startsWith('<g');
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.filter(({ html }) => !isDrawn(id, html)).map(({ target, failureSummary }) => `${impact} ${id}: ${target.join(' ')} ${failureSummary?.split('\n').slice(1).join(';')}`),
  );
}

const SHELVES: Record<string, Screen[]> = { pages, setups, rooms, tables, phones, ends, tools };

for (const [shelf, screens] of Object.entries(SHELVES)) {
  test(`axe-core finds nothing on any screen, none scrolls sideways and nothing moves: ${shelf}`, async ({ house, page }) => {
    test.setTimeout(300_000);
    const heard = complaints(page);
    const guest = new Visitor(page, house);
    for (const screen of screens) {
      await test.step(screen.name, async () => {
        const looks = [...LOOKS, ...SIZES].filter((look) => !screen.only || (screen.only === 'phone') === (look === LOOKS[1]));
        await wear(page, looks[0]!);
        await guest.introduce('Ann');
        await screen.open(guest);
        await guest.arrive();
        for (const tab of screen.hasTabs ? await page.getByRole('tab').all() : [null]) {
          await tab?.click();
          const name = tab ? `${screen.name}, ${await tab.innerText()}` : screen.name;
          for (const look of looks) {
            const told = `${name}, ${look.theme}, ${look.size.width} px`;
            await wear(page, look);
            if (screen.isFooted) await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
            if (LOOKS.some((each) => each === look)) expect.soft(await faults(page), told).toEqual([]);
            expect.soft(await sideways(page), `${told}: scrolls sideways`).toBe(0);
            expect.soft(await moving(page), `${told}: moves`).toBe(0);
            if (SHOTS) await page.screenshot({ path: `${SHOTS}/${shelf}/${name.replaceAll('/', '-')} ${look.size.width}.png` });
          }
        }
      });
    }
    expect(heard).toEqual([]);
  });
}
