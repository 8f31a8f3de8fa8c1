import type { Page } from '@playwright/test';
import { complaints, expect, test } from './house';

/** How loud an effect must be at least and may be at most, as its highest sample at full volume. */
const AUDIBLE = 0.1;
const CLIPS = 0.96;
/** How far any two sounds are apart at least: see src/lib/sound/measure.ts for the measure, from 0 = the same to 1. */
const APART = 0.2;

/** Counts the page's audio contexts, and the sources of sound that were started in them. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const heard = { contexts: [] as AudioContext[], started: 0 };
    Object.assign(window, { heard });
    const Original = window.AudioContext;
    window.AudioContext = class extends Original {
      constructor(options?: AudioContextOptions) {
        super(options);
        heard.contexts.push(this);
      }
    };
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (when?: number) {
      heard.started += 1;
      return start.call(this, when);
    };
    const play = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...given: []) {
      heard.started += 1;
      return play.apply(this, given);
    };
  });
  const ask = <Answer>(what: 'running' | 'started') =>
    page.evaluate((asked) => {
      const { heard } = window as unknown as { heard: { contexts: AudioContext[]; started: number } };
      return asked === 'started' ? heard.started : heard.contexts.filter(({ state }) => state !== 'closed').length;
    }, what) as Promise<Answer>;
  return { open: () => ask<number>('running'), started: () => ask<number>('started') };
}

test('every sound can be heard, none is too loud, and no two are alike', async ({ house, page }) => {
  const wrong = complaints(page);
  await page.goto(`${house.url}/about`);
  await page.getByRole('link', { name: 'Listen to every sound' }).click();
  await page.getByRole('button', { name: 'Measure' }).click();
  const worst = page.locator('[data-worst]');
  await expect(worst).toBeVisible({ timeout: 90_000 });

  const found = await page.locator('[data-sound]').evaluateAll((rows) =>
    rows.map((row) => {
      const { peak, distance, nearest } = row.querySelector<HTMLElement>('[data-peak]')!.dataset;
      return { id: row.getAttribute('data-sound')!, peak: Number(peak), distance: Number(distance), nearest };
    }),
  );
  const effects = found.filter(({ id }) => !id.endsWith('/music'));
  expect(effects.length).toBeGreaterThanOrEqual(40);
  expect(found.filter(({ peak }) => !(peak >= AUDIBLE))).toEqual([]);
  expect(found.filter(({ peak }) => !(peak <= CLIPS))).toEqual([]);
  expect(found.filter(({ distance }) => !(distance >= APART))).toEqual([]);
  expect(Number(await worst.getAttribute('data-worst'))).toBeLessThanOrEqual(CLIPS);
  expect(wrong).toEqual([]);
});

test('sound waits for a touch; off is silent, and stays off after a reload', async ({ house, page }) => {
  const ears = await listen(page);
  await page.goto(`${house.url}/sounds`);
  const sound = page.getByRole('navigation').getByRole('switch', { name: 'Sound' });
  await expect(sound).toHaveAttribute('aria-checked', 'true');
  expect(await ears.open()).toBe(0);

  // The first touch fetches the synthesiser; from then on each button is heard.
  const button = page.getByRole('button', { name: 'The dice roll' });
  await expect(async () => {
    await button.click();
    expect(await ears.started()).toBeGreaterThan(0);
  }).toPass();
  expect(await ears.open()).toBe(1);

  await sound.click();
  await expect(sound).toHaveAttribute('aria-checked', 'false');
  await expect.poll(ears.open).toBe(0);
  await expect(button).toBeDisabled();

  await page.reload();
  await expect(sound).toHaveAttribute('aria-checked', 'false');
  await page.getByRole('heading', { name: 'The house' }).click();
  expect(await ears.open()).toBe(0);

  await sound.click();
  await expect.poll(ears.started).toBeGreaterThan(0);
  expect(await ears.open()).toBe(1);
});

test('the home page fetches the synthesiser when it is touched, and not at all while sound is off', async ({ house, page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && fetched.push(request.url()));
  const title = page.getByRole('heading', { name: 'What shall we play?' });
  const sound = page.getByRole('navigation').getByRole('switch', { name: 'Sound' });

  await page.goto(house.url, { waitUntil: 'networkidle' });
  const untouched = fetched.length;
  await title.click();
  await expect.poll(() => fetched.length).toBeGreaterThan(untouched);

  await sound.click();
  fetched.length = 0;
  await page.reload({ waitUntil: 'networkidle' });
  await title.click();
  await expect(sound).toHaveAttribute('aria-checked', 'false');
  await page.waitForLoadState('networkidle');
  expect(fetched.length).toBe(untouched);
});

test('the volume and the wish for music are remembered', async ({ house, page }) => {
  await page.goto(house.url);
  const more = page.getByRole('button', { name: 'Volume, music and language' });
  await more.click();
  const volume = page.getByRole('slider', { name: 'Volume' });
  await volume.fill('0.3');
  const music = page.getByRole('switch', { name: 'Music' });
  await expect(music).toHaveAttribute('aria-checked', 'false');
  await music.click();
  await page.reload();
  await more.click();
  await expect(volume).toHaveValue('0.3');
  await expect(music).toHaveAttribute('aria-checked', 'true');
});

test('a table is heard: a move, and the music if it is wanted', async ({ house, page }) => {
  const ears = await listen(page);
  await page.goto(`${house.url}/new/checkers?mode=computer`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('tab', { name: 'Table' }).click();
  await expect(page.getByRole('region', { name: 'Table' }).getByRole('switch', { name: 'Sound' })).toBeVisible();
  const quiet = await ears.started();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByRole('heading', { name: 'You lose' })).toBeVisible();
  await expect.poll(ears.started).toBeGreaterThan(quiet);

  const before = await ears.started();
  await page.getByRole('region', { name: 'Table' }).getByRole('switch', { name: 'Music' }).click();
  await expect.poll(ears.started).toBeGreaterThan(before);
});

/** Goes to a set-up, and tells whether something is heard there when something is done. */
async function hearing(page: Page, address: string): Promise<(act: () => Promise<void>) => Promise<void>> {
  const ears = await listen(page);
  await page.goto(address);
  // The first touch fetches the synthesiser.
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(ears.open).toBe(1);
  await page.waitForLoadState('networkidle');
  return async (act) => {
    const heard = await ears.started();
    // The same sound twice within a moment is one: then it is tried once more.
    await expect(async () => {
      await act();
      await expect.poll(ears.started, { timeout: 2000 }).toBeGreaterThan(heard);
    }).toPass();
  };
}

test('a set-up that cannot be played is heard, every time it is tried', async ({ house, page }) => {
  const isHeard = await hearing(page, `${house.url}/new/clue?mode=computer`);
  const name = page.getByRole('textbox', { name: 'Your name' });
  const start = page.getByRole('button', { name: 'Start the game' });
  await name.fill('');
  await isHeard(() => start.click());
  await isHeard(() => start.click());
  await name.fill('x'.repeat(25));
  await isHeard(() => start.click());
  await name.fill('Ann');
  // Two seats are the fewest: the next one has to stay.
  const seats = page.locator('fieldset').getByRole('checkbox');
  for (const number of [5, 4, 3, 2]) if (await seats.nth(number).isChecked()) await seats.nth(number).click();
  await isHeard(() => seats.first().click({ force: true }));
  await isHeard(() => seats.first().click({ force: true }));
  await expect(seats.first()).toBeChecked();
});

test('a set-up that the house refuses is heard, too', async ({ house, page }) => {
  const isHeard = await hearing(page, `${house.url}/new/checkers?mode=screen`);
  await page.getByRole('radio', { name: 'Ballot' }).click();
  await page.getByRole('radio', { name: 'By number' }).click();
  await page.getByLabel(/Ballot number/).fill('157');
  await isHeard(() => page.getByRole('button', { name: 'Start the game' }).click());
  await expect(page.getByRole('alert').getByText('157')).toBeVisible();
});

test('music plays on the home page and while a game is set up, if it is wanted', async ({ house, page }) => {
  const ears = await listen(page);
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Volume, music and language' }).click();
  const music = page.getByRole('switch', { name: 'Music', exact: true });
  if ((await music.getAttribute('aria-checked')) !== 'true') await music.click();
  // Bar by bar: what is heard is more than one effect.
  await expect.poll(ears.started, { timeout: 30_000 }).toBeGreaterThan(12);
  await page.goto(`${house.url}/new/checkers?mode=computer`);
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(ears.started, { timeout: 30_000 }).toBeGreaterThan(12);
});
