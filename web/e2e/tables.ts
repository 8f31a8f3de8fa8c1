// Tables opened by asking the house, for tests of what happens at them.

import { expect, type Page } from '@playwright/test';
import type { House } from './house';

type Seat = { kind: 'me' } | { kind: 'open' } | { kind: 'brain'; brain: string };

interface Wish {
  game: string;
  seats: Seat[];
  setup?: unknown;
  options?: { decision_seconds?: number; stand_in_seconds?: number; pace?: 'slow' | 'normal' | 'fast' | 'instant' };
}

export const me: Seat = { kind: 'me' };
export const friend: Seat = { kind: 'open' };
export const computer: Seat = { kind: 'brain', brain: 'random' };
/** One that makes no wild accusation, and takes long to be sure of one: the game goes on. */
export const sleuth: Seat = { kind: 'brain', brain: 'forgetful' };

/** The browser's guest is called so from now on. */
async function introduce(house: House, page: Page, name: string): Promise<void> {
  await page.request.get(`${house.url}/api/me`);
  expect((await page.request.put(`${house.url}/api/me`, { data: { name } })).ok()).toBe(true);
}

/** Opens a table and goes there; computers answer at once. The answer is its code. */
export async function openTable(house: House, page: Page, name: string, wish: Wish): Promise<string> {
  await introduce(house, page, name);
  const answer = await page.request.post(`${house.url}/api/tables`, { data: { ...wish, options: { pace: 'instant', ...wish.options } } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { id, code } = (await answer.json()) as { id: string; code: string };
  await page.goto(`${house.url}/t/${id}`);
  return code;
}

/** Takes the first free seat of the table with this code, and is ready. */
export async function join(house: House, page: Page, name: string, code: string): Promise<void> {
  await introduce(house, page, name);
  await page.goto(`${house.url}/j/${code}`);
  await page
    .getByRole('button', { name: /Sit here/ })
    .first()
    .click();
  await page.getByRole('switch', { name: 'I’m ready' }).click();
}

/** All who have not said so are ready, and the game begins. */
export async function begin(host: Page, ...others: Page[]): Promise<void> {
  await host.getByRole('switch', { name: 'I’m ready' }).click();
  for (const page of [host, ...others]) await expect(page.getByRole('tab', { name: 'Table' })).toBeVisible();
}
