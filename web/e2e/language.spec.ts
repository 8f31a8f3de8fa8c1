import type { Page } from '@playwright/test';
import { GAMES } from './games';
import { ENGLISH_TEXTS, inGerman } from './german';
import { complaints, expect, test } from './house';
import { NO_WORDS, reading, shelves, SPOKEN, walk } from './walk';

test.use({ locale: 'de-DE', countdown: 600 });

/** Little words without which hardly an English sentence does, and which German does not have. */
const ENGLISH = /(^|[^\p{L}])(the|your|you|and|of|with|from|are|choose|move|turn|game|table)(?=[^\p{L}=]|$)/giu;

/** What is shown or read out on the page, text by text. */
async function readings(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ noWords, spoken }) => {
      const found: string[] = [document.title];
      for (const element of document.querySelectorAll('body *')) {
        if (element.closest(noWords)) continue;
        for (const name of spoken) found.push(element.getAttribute(name) ?? '');
        for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '');
      }
      return found.map((text) => text.trim()).filter((text) => text !== '');
    },
    { noWords: NO_WORDS, spoken: SPOKEN },
  );
}

const english = async (page: Page) => (await readings(page)).filter((text) => text.match(ENGLISH) || ENGLISH_TEXTS.has(text));

async function expectGerman(page: Page): Promise<void> {
  // What is on its way may still change the page, so it is read until it is right.
  await expect.poll(() => english(page)).toEqual([]);
}

test('the home page, the set-up forms and the other pages speak the language of the browser', async ({ house, page }) => {
  const heard = complaints(page);
  await page.goto(house.url);
  await expect(page.getByRole('heading', { name: 'Was spielen wir?' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expectGerman(page);
  for (const game of GAMES) {
    await page.goto(`${house.url}/new/${game}?mode=host`);
    await expect(page.getByRole('button', { name: 'Tisch eröffnen' })).toBeVisible();
    await expectGerman(page);
    await page.goto(`${house.url}/rules/${game}`);
    await expect(page.getByRole('heading', { level: 1, name: /^Regeln: / })).toBeVisible();
    await expectGerman(page);
  }
  for (const path of ['/rules', '/about', '/saves', '/sounds', '/tools/clue-assistant', '/tools/checkers-analysis/new', '/nowhere']) {
    await page.goto(house.url + path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expectGerman(page);
  }
  expect(heard.filter((complaint) => !complaint.includes('404'))).toEqual([]);
});

test('a table speaks German', async ({ house, page }) => {
  await page.goto(`${house.url}/new/clue?mode=computer`);
  await page.getByRole('button', { name: 'Spiel beginnen' }).click();
  const bar = page.getByRole('region', { name: 'Was du tun kannst' });
  await expect(bar.getByRole('button', { name: 'Würfeln', exact: true })).toBeEnabled();
  await expectGerman(page);
  await bar.getByRole('button', { name: 'Würfeln', exact: true }).click();
  await expectGerman(page);
  await bar.getByRole('button', { name: 'Anklagen' }).click();
  await expect(page.getByRole('dialog', { name: 'Anklagen' })).toBeVisible();
  await expectGerman(page);
});

test('the other language is a click away, and is remembered', async ({ house, page }) => {
  await page.goto(house.url);
  await page.getByRole('main').getByRole('group', { name: 'Sprache' }).getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'What shall we play?' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'What shall we play?' })).toBeVisible();
  await page.goto(`${house.url}/about`);
  await expect(page.getByRole('main').getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('main').getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { name: 'Über dieses Haus' })).toBeVisible();
});

test('what the house says no to is told in German too', async ({ house, page }) => {
  await page.goto(house.url);
  await page.getByLabel('Hast du einen Code?').fill('ZZZZ');
  await page.getByRole('button', { name: 'Mitspielen', exact: true }).click();
  await expect(page.getByText(/^Kein Tisch hat den Code/)).toBeVisible();
});

test('the assistant speaks German: the cards, the entries, a proof, advice and a contradiction', async ({ house, page }) => {
  const choose = (group: string, name: string) => page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true }).check();
  const shelf = `${house.url}/tools/clue-assistant`;
  await page.goto(`${shelf}/new`);
  await expect(page.getByRole('radio').first()).toHaveAccessibleName(/^Cluedo \(deutsch\)/);
  await expect(page.getByRole('radio').first()).toBeChecked();

  const game = {
    edition: 'classic',
    players: [6, 6, 6].map((cards, at) => ({ name: ['Ann', 'Ben', 'Cid'][at], cards })),
    me: 'Ann',
    hand: ['Colonel Mustard', 'Mrs. White', 'Knife', 'Wrench', 'Hall', 'Kitchen'],
    entries: [{ kind: 'suggestion', by: 'Ann', cards: ['Miss Scarlet', 'Rope', 'Lounge'], shown_by: 'Cid', card: 'Rope' }],
  };
  await page.goto(shelf);
  await page.getByLabel('Datei laden', { exact: true }).setInputFiles({ name: 'abend.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(game)) });
  await expect(page.getByRole('region', { name: 'Einträge' })).toContainText('Du hast Fräulein Gloria mit dem Seil im Salon verdächtigt.');
  await expect(page.getByRole('region', { name: 'Rat' })).toContainText('Klage noch nicht an');
  await page.getByRole('button', { name: 'Seil, Cid: hat sie. Warum?' }).click();
  await expect(page.getByRole('region', { name: 'Warum?' })).toContainText('Cid');
  await expectGerman(page);

  // Cid has the Rope, and cannot have passed.
  await choose('Wer verdächtigt?', 'Ben');
  await choose('Verdächtige', 'Professor Bloom');
  await choose('Waffen', 'Seil');
  await choose('Zimmer', 'Arbeitszimmer');
  await choose('Wer zeigt eine Karte?', 'niemand');
  await page.getByRole('button', { name: 'Eintrag 2 hinzufügen' }).click();
  await expect(page.getByRole('dialog', { name: 'Das kann nicht sein' })).toContainText('Das widerspricht Eintrag 1.');
  await expectGerman(page);
  await expect(page.locator('body')).not.toContainText(/Rope|Study|Plum|Scarlet/);
});

for (const { shelf, screens } of shelves) {
  test(`no screen has English words in German: ${shelf}`, async ({ house, browser }) => {
    test.setTimeout(300_000);
    const page = reading(await browser.newPage({ locale: 'de-DE', reducedMotion: 'reduce' }), inGerman);
    await walk(page, house, screens, () => english(page));
  });
}
