// First lessons in a real browser, done to its end on the board that the game is played on.

import type { Page } from '@playwright/test';
import checkers from '../src/games/checkers/lesson/frames.json' with { type: 'json' };
import clue from '../src/games/clue/lesson/frames.json' with { type: 'json' };
import { nameOf } from './cards';
import type { Action as Asked, CardId, Place } from '../src/games/clue/types.gen';
import scotlandYard from '../src/games/scotland-yard/lesson/frames.json' with { type: 'json' };
import type { Action as Ridden } from '../src/games/scotland-yard/types.gen';
import { complaints, expect, test } from './house';
import { square } from './setup-board';

interface Step {
  id: string;
  action: unknown;
  ask: unknown;
  note: object | null;
}

const stepsOf = (scenes: { steps: Step[] }[]): Step[] => scenes.flatMap(({ steps }) => steps);
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const progress = (page: Page, at: number) => page.getByRole('img', { name: new RegExp(`^Step ${at} of `) });

/** Goes through the whole lesson; `act` does what a step asks for. */
async function learn(page: Page, scenes: { steps: Step[] }[], act: (step: Step) => Promise<void>): Promise<void> {
  const steps = stepsOf(scenes);
  for (const [number, step] of steps.entries()) {
    await expect(progress(page, number + 1)).toBeVisible();
    if (number === steps.length - 1) break;
    const isTask = step.action !== null || step.ask !== null || step.note !== null;
    if (isTask) await act(step);
    // What the others do, and what came of it, is gone over at once.
    await expect
      .poll(
        async () => {
          if (await progress(page, number + 2).isVisible()) return true;
          const read = page.getByRole('button', { name: 'Continue', exact: true });
          if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
          else if ((await read.count()) > 0) await read.click();
          else if ((await next(page).getAttribute('aria-disabled')) === 'false') await next(page).click();
          return false;
        },
        { intervals: [50] },
      )
      .toBe(true);
  }
  await expect(page.getByRole('link', { name: 'Play your first game' })).toBeVisible();
}

/** A move of checkers by clicks: the piece, then its last landing. */
async function move(page: Page, path: number[]): Promise<void> {
  await square(page, path[0]!).click();
  await square(page, path.at(-1)!).click();
}

/** Whatever a lesson of Clue or Clue-less asks for. */
async function investigate(page: Page, { action, note }: Step): Promise<void> {
  const bar = page.getByRole('region', { name: 'What you can do' });
  const dialog = page.getByRole('dialog');
  const stage = page.getByRole('region', { name: 'Suggestion', exact: true });
  const choose = async (...cards: CardId[]) => {
    for (const card of cards) await dialog.getByRole('radio', { name: new RegExp(`^${nameOf(card).replace('.', '\\.')}`) }).check();
  };
  if (note !== null) {
    for (const place of Object.keys(note)) {
      const cell = page.getByRole('button', { name: `${nameOf(place.split(' ')[0] as CardId)}, Ann` });
      await cell.click();
      // On a phone the first press opens the row.
      if (!/your/.test((await cell.getAttribute('aria-label')) ?? '')) await cell.click();
    }
    return;
  }
  const asked = action as Asked;
  switch (asked.do) {
    case 'roll':
      return bar.getByRole('button', { name: /roll$/i }).filter({ visible: true }).first().click();
    case 'move':
      return page.locator(`[data-stop="${keyOf(asked.to)}"]`).click();
    case 'suggest':
      await bar.getByRole('button', { name: 'Suggest', exact: true }).click();
      await choose(asked.suspect, asked.weapon);
      return dialog.getByRole('button', { name: 'Suggest' }).click();
    case 'accuse':
      await bar.getByRole('button', { name: 'Accuse', exact: true }).click();
      await choose(asked.suspect, asked.weapon, asked.room);
      return dialog.getByRole('button', { name: 'Open the case file' }).click();
    case 'show':
      await stage.getByRole('button', { name: nameOf(asked.card), exact: true }).click();
      return stage.getByRole('button', { name: /^Show / }).click();
    case 'end-turn':
      return bar.getByRole('button', { name: 'End turn', exact: true }).click();
    default:
      throw new Error(`no lesson asks for ${asked.do}`);
  }
}

const keyOf = (place: Place) =>
  place === 'home' ? 'home' : 'room' in place ? `room ${place.room}` : 'square' in place ? `square ${place.square.join(' ')}` : `hallway ${place.hallway.join(' ')}`;

test('checkers: from the home page to a first game, and a wrong try is answered kindly', async ({ house, page }) => {
  const heard = complaints(page);
  await page.goto(house.url);
  await page.getByRole('radio', { name: /^Checkers/ }).check();
  await page.getByRole('link', { name: /^Checkers: Learn to play/ }).click();
  await expect(page).toHaveURL(/\/learn\/checkers$/);
  await move(page, [9, 13]);
  await expect(page.getByText('A fine move too.')).toBeVisible();
  await expect(square(page, 9)).toHaveAttribute('aria-label', /black man/);
  await expect(progress(page, 1)).toBeVisible();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByText('the second man from the left')).toBeVisible();
  await learn(page, checkers, ({ action }) => move(page, (action as { path: number[] }).path));
  await expect(page).toHaveURL(/step=7$/);
  // A reload goes on where one was, and back goes on to the step before.
  await page.reload();
  await expect(progress(page, 7)).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(progress(page, 6)).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(progress(page, 1)).toBeVisible();
  // A step beyond the last leads to the last.
  await page.goto(`${house.url}/learn/checkers?step=99`);
  await expect(progress(page, 7)).toBeVisible();
  await page.getByRole('link', { name: 'Play your first game' }).click();
  await expect(page.getByRole('combobox', { name: /^Level/ })).toHaveValue('very-easy');
  expect(heard).toEqual([]);
});

test('Clue, on a phone', async ({ house, browser }) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce', hasTouch: true });
  const heard = complaints(page);
  await page.goto(`${house.url}/learn/clue`);
  await learn(page, clue as { steps: Step[] }[], (step) => investigate(page, step));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(heard).toEqual([]);
  await page.close();
});

test('Scotland Yard, by the keyboard alone', async ({ house, page }) => {
  await page.goto(`${house.url}/learn/scotland-yard`);
  const steps = stepsOf(scotlandYard as { steps: Step[] }[]);
  /** Tab by Tab to what has this name. */
  const reach = (name: RegExp) =>
    expect
      .poll(
        async () => {
          const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
          if (name.test(focused.trim())) return true;
          await page.keyboard.press('Tab');
          return false;
        },
        { intervals: [20] },
      )
      .toBe(true);
  const FARES = { taxi: 't', bus: 'b', underground: 'u', black: 'k' };
  for (const [number, step] of steps.entries()) {
    await expect(progress(page, number + 1)).toBeVisible();
    if (number === steps.length - 1) break;
    if (step.ask !== null) {
      await reach(/^Show where Mister X may be$/);
      await page.keyboard.press('Enter');
    } else if (step.action !== null) {
      const ride = step.action as Extract<Ridden, { do: 'move' }>;
      if (ride.double) {
        await reach(/^Double move/);
        await page.keyboard.press('Space');
      }
      await expect(page.locator(`[data-to="${ride.to}"]`)).toHaveCount(1);
      await page.keyboard.type(String(ride.to));
      const chooser = page.getByRole('dialog', { name: `Ticket to station ${ride.to}` });
      // A number that could go on waits for Enter; one that has only one ticket is played at once.
      await expect
        .poll(async () => {
          if (await page.getByText(`Station ${ride.to}…`).isVisible()) await page.keyboard.press('Enter');
          return (await chooser.isVisible()) || (await page.locator('[data-to]').count()) === 0 || (await progress(page, number + 2).isVisible());
        })
        .toBe(true);
      if ((await chooser.count()) > 0) await page.keyboard.press(FARES[ride.by]);
    }
    await expect
      .poll(async () => {
        if (await progress(page, number + 2).isVisible()) return true;
        if ((await next(page).getAttribute('aria-disabled')) !== 'false') return false;
        await reach(/^Next$/);
        await page.keyboard.press('Enter');
        return false;
      })
      .toBe(true);
  }
  await expect(page.getByRole('link', { name: 'Play your first game' })).toBeVisible();
});
