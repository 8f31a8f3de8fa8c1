// A walk through every screen of the house in another language than the tests are written in.

import { expect, test, type Locator, type Page } from '@playwright/test';
import type { House } from './house';
import { ends, lessons, pages, phones, rooms, setups, tables, Visitor, type Screen } from './screens';
import { tools } from './tool-screens';

const SHELVES: Record<string, Screen[]> = { pages, lessons, setups, rooms, tables, phones, ends, tools };
export const shelves = Object.entries(SHELVES).map(([shelf, screens]) => ({ shelf, screens }));

const WIDTHS = [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
] as const;

/** What stands neither for words nor for names: whoever looks for their language must find it by its own name; London's districts and parks have names; codes and notation are not read as words. */
export const NO_WORDS = 'script, style, code, kbd, pre, [lang="en"], .languages, .district, .parkname, [data-verbatim]';
/** Attributes that are read out or shown. */
export const SPOKEN = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'aria-placeholder', 'title', 'placeholder', 'alt', 'label'];

/** Lets a page, and what is found in it, be asked for by the English names. */
export function reading<Reader extends Page | Locator>(reader: Reader, translated: (name: string | RegExp) => RegExp): Reader {
  const byRole = reader.getByRole.bind(reader);
  const byLabel = reader.getByLabel.bind(reader);
  reader.getByRole = (role, { exact: _exact, name, ...options } = {}) =>
    reading(byRole(role, { ...options, ...(name === undefined ? {} : { name: translated(name) }) }), translated);
  reader.getByLabel = (label) => reading(byLabel(translated(label)), translated);
  return reader;
}

/** Longer than anything takes to appear, in milliseconds; what lasts longer is there to be looked at. */
const APPEARING = 1000;

/** Until the screen is laid out and everything has appeared. */
const settled = (page: Page) =>
  page.evaluate(async (most) => {
    await new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));
    const appearing = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < most);
    await Promise.allSettled(appearing.map(({ finished }) => finished));
  }, APPEARING);

/** Goes from screen to screen, and finds no faults on any of them, on a desk and on a phone. */
export async function walk(page: Page, house: House, screens: readonly Screen[], faults: () => Promise<string[]>, see?: (name: string) => Promise<unknown>): Promise<void> {
  const guest = new Visitor(page, house);
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      await guest.introduce('Ann');
      await page.setViewportSize(WIDTHS[screen.only === 'phone' ? 1 : 0]);
      await screen.open(guest);
      await guest.arrive();
      for (const tab of screen.hasTabs ? await page.getByRole('tab').all() : [null]) {
        await tab?.click();
        const name = tab ? `${screen.name}, ${await tab.innerText()}` : screen.name;
        for (const size of WIDTHS) {
          if (screen.only && (screen.only === 'phone') !== size.width < 500) continue;
          await page.setViewportSize(size);
          if (screen.isFooted) await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
          await settled(page);
          expect.soft(await faults(), `${name} at ${size.width}`).toEqual([]);
          await see?.(`${name.replaceAll('/', '-')} ${size.width}`);
        }
      }
    });
  }
}
