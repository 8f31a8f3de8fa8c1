// The assistant for a game at a real table, as a guest uses it.

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { complaints, expect, test, type House } from './house';

type Asked = [by: string, cards: [string, string, string], shower: string, seen?: string];

/** Ann's evening: four players, eight suggestions. */
const evening: Asked[] = [
  ['Ann', ['Miss Scarlet', 'Rope', 'Lounge'], 'Cid', 'Rope'],
  ['Ben', ['Mrs. White', 'Revolver', 'Library'], 'Dee'],
  ['Cid', ['Professor Plum', 'Candlestick', 'Ballroom'], 'Ben'],
  ['Dee', ['Mr. Green', 'Lead Pipe', 'Study'], 'Ben'],
  ['Ann', ['Mr. Green', 'Revolver', 'Conservatory'], 'Dee', 'Revolver'],
  ['Ben', ['Miss Scarlet', 'Candlestick', 'Dining Room'], 'Cid'],
  ['Cid', ['Mrs. White', 'Lead Pipe', 'Library'], 'Dee'],
  ['Dee', ['Miss Scarlet', 'Candlestick', 'Billiard Room'], 'no one'],
];

/** What follows from it, every deal counted alike: # has, - has not, else percent; columns Ann, Ben, Cid, Dee, envelope. */
const alike = `
Miss Scarlet:    -  -  -  50 50
Colonel Mustard: #  -  -  -  -
Mrs. White:      -  62 -  38 -
Mr. Green:       -  -  -  50 50
Mrs. Peacock:    -  77 23 -  -
Professor Plum:  -  77 23 -  -
Candlestick:     -  -  -  -  #
Knife:           #  -  -  -  -
Lead Pipe:       -  62 15 23 -
Revolver:        -  -  -  #  -
Rope:            -  -  #  -  -
Wrench:          #  -  -  -  -
Study:           -  85 15 -  -
Hall:            #  -  -  -  -
Lounge:          -  -  #  -  -
Library:         -  62 -  38 -
Billiard Room:   -  -  -  50 50
Conservatory:    -  -  -  50 50
Ballroom:        -  77 23 -  -
Kitchen:         #  -  -  -  -
Dining Room:     -  -  #  -  -
`;
/**
 * The usual weighting: Dee showed the Revolver, which is likelier the fewer other cards of entry 5 she holds. Of the
 * four cases one has her hold both others (weight 1/3), two one of them (1/2), one none (1).
 */
const known = alike.replace(/(Miss Scarlet|Billiard Room): (.*) 50 50/g, '$1: $2 64 36').replace(/(Mr. Green|Conservatory): (.*) 50 50/g, '$1: $2 36 64');

/** The same as a case file, with these entries. */
function caseFile(entries: Asked[]): { name: string; mimeType: string; buffer: Buffer } {
  const game = {
    edition: 'classic',
    players: [
      { name: 'Ann', cards: 5 },
      { name: 'Ben', cards: 5 },
      { name: 'Cid', cards: 4 },
      { name: 'Dee', cards: 4 },
    ],
    me: 'Ann',
    hand: ['Colonel Mustard', 'Knife', 'Wrench', 'Hall', 'Kitchen'],
    entries: entries.map(([by, cards, shower, card]) => ({
      kind: 'suggestion',
      by,
      cards,
      shown_by: shower === 'no one' ? null : shower,
      ...(card ? { card } : {}),
    })),
  };
  return { name: 'evening.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(game)) };
}

const shelf = (house: House) => `${house.url}/tools/clue-assistant`;
const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Parts of the notebook' }).getByRole('button', { name }).click();
const choice = (page: Page, group: string, name: string) => page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name: new RegExp(`^${name}(,|$)`) });

/** Brings a notebook in as a file. */
async function bring(house: House, page: Page, entries: Asked[]): Promise<void> {
  await page.goto(shelf(house));
  await page.getByLabel('Load a file', { exact: true }).setInputFiles(caseFile(entries));
  await expect(page.getByRole('region', { name: 'New entry' })).toBeVisible();
}

/** Fills the form, without sending it. */
async function fill(page: Page, [by, cards, shower, seen]: Asked): Promise<void> {
  await choice(page, 'Who suggests?', by).check();
  for (const [number, group] of ['Suspects', 'Weapons', 'Rooms'].entries()) await choice(page, group, cards[number]!).check();
  await choice(page, 'Who shows a card?', shower).check();
  if (seen) await choice(page, 'Which card?', seen).check();
}

/** The grid as the table above is written. */
async function marks(page: Page): Promise<string> {
  const labels = await page
    .getByRole('region', { name: 'What’s known' })
    .getByRole('button', { name: /Why\?$/ })
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')!));
  const rows = new Map<string, string[]>();
  for (const label of labels) {
    const [, card, state] = /^(.*), [^,]+: (.*)\. Why\?$/.exec(label)!;
    const mark = /doesn’t have it|ruled out/.test(state!) ? '-' : /has it|certain/.test(state!) ? '#' : parseInt(state!, 10).toString();
    rows.set(card!, [...(rows.get(card!) ?? []), mark]);
  }
  return [...rows].map(([card, row]) => `${card}: ${row.join(' ')}`).join('\n');
}
const tidy = (table: string) => table.trim().replace(/ +/g, ' ');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a whole game of four: marks, why, undo, an early entry changed, reload, a file out and in', async ({ house, page }) => {
    const heard = complaints(page);
    await page.goto(house.url);
    await page.getByRole('link', { name: /Clue assistant/ }).click();
    await expect(page).toHaveTitle(/Clue assistant/);
    await page.getByRole('link', { name: 'New notebook' }).click();

    // Set-up; a reload in its midst loses nothing.
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Add a player' }).click();
    for (const [number, name] of ['Ann', 'Ben', 'Cid', 'Dee'].entries()) await page.getByLabel(`Name of player ${number + 1}`).fill(name);
    await page.reload();
    await expect(page.getByLabel('Name of player 4')).toHaveValue('Dee');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('listitem', { name: 'Ann, 5 cards' })).toBeVisible();
    await expect(page.getByRole('listitem', { name: 'Dee, 4 cards' })).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    for (const card of ['Colonel Mustard', 'Knife', 'Wrench', 'Hall']) await page.getByRole('checkbox', { name: card }).check();
    await expect(page.getByText('4 of 5')).toBeVisible();
    await expect(page.getByText('Tap one more card.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Kitchen' }).check();
    await page.getByRole('button', { name: 'Open the notebook' }).click();

    // The evening. Whoever asks next is offered.
    for (const [number, asked] of evening.entries()) {
      await expect(choice(page, 'Who suggests?', asked[0])).toBeChecked();
      await fill(page, asked);
      await page.getByRole('button', { name: `Add entry ${number + 1}` }).click();
      await expect(page.getByText(`Entry ${number + 1} added.`)).toBeVisible();
    }
    await expect(page.getByText(/Candlestick is in the case file/)).toBeVisible();

    await tab(page, 'Grid');
    await expect(page.getByText('52 possible deals.')).toBeVisible();
    expect(await marks(page)).toBe(tidy(known));
    await page.getByText('How the odds are worked out').click();
    await page.getByRole('radio', { name: 'All equal' }).click();
    await expect(page.getByRole('button', { name: 'Mr. Green, Dee: 50 percent. Why?' })).toBeVisible();
    expect(await marks(page)).toBe(tidy(alike));
    await page.getByRole('radio', { name: 'By cards shown' }).click();
    await expect(page.getByRole('button', { name: 'Mr. Green, Dee: 36 percent. Why?' })).toBeVisible();

    // Why: a proof with nothing to spare, whose numbers lead to the entries.
    await page.getByRole('button', { name: 'Candlestick, case file: certain. Why?' }).click();
    const why = page.getByRole('dialog');
    await expect(why.getByText('Uses 2 of 8 entries, all of them needed.')).toBeVisible();
    for (const entry of [3, 8]) await expect(why.getByRole('button', { name: `Go to entry ${entry}` }).first()).toBeVisible();
    await why.getByRole('button', { name: 'Go to entry 3' }).first().click();
    await expect(page.getByRole('listitem').filter({ hasText: /^3/ })).toBeFocused();

    // Undo and redo.
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { name: '7 entries' })).toBeVisible();
    await tab(page, 'Grid');
    await expect(page.getByRole('button', { name: /^Candlestick, case file: \d+ percent/ })).toBeVisible();
    await tab(page, 'Entries');
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(page.getByRole('heading', { name: '8 entries' })).toBeVisible();

    // An early entry was heard wrong: Dee passed on the Lead Pipe. The Candlestick now follows from other entries.
    await page.getByRole('button', { name: 'Change entry 3' }).click();
    await expect(choice(page, 'Weapons', 'Candlestick')).toBeChecked();
    await choice(page, 'Weapons', 'Lead Pipe').check();
    await page.getByRole('button', { name: 'Change entry 3' }).click();
    await expect(page.getByText('Entry 3 changed.')).toBeVisible();
    await tab(page, 'Grid');
    await expect(page.getByRole('button', { name: 'Lead Pipe, Dee: doesn’t have it. Why?' })).toBeVisible();
    await page.getByRole('button', { name: 'Candlestick, case file: certain. Why?' }).click();
    await expect(why.getByText('Uses 3 of 8 entries, all of them needed.')).toBeVisible();
    for (const entry of [5, 7, 8]) await expect(why.getByRole('button', { name: `Go to entry ${entry}` }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    const changed = await marks(page);
    expect(changed).not.toBe(tidy(known));

    await page.reload();
    await tab(page, 'Grid');
    expect(await marks(page)).toBe(changed);
    await tab(page, 'Entries');
    await page.getByRole('button', { name: 'Undo' }).click();
    await tab(page, 'Grid');
    await expect(page.getByText('52 possible deals.')).toBeVisible();

    // Out and in again, as another notebook.
    await tab(page, 'Entries');
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()]);
    const saved = JSON.parse(await readFile(await download.path(), 'utf8')) as { entries: unknown[] };
    expect(saved.entries).toHaveLength(8);
    const before = page.url();
    await page.getByRole('link', { name: 'Notebooks' }).click();
    await page.getByLabel('Load a file', { exact: true }).setInputFiles({ name: 'again.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(saved)) });
    await expect(page.getByRole('region', { name: 'New entry' })).toBeVisible();
    expect(page.url()).not.toBe(before);
    await tab(page, 'Grid');
    expect(await marks(page)).toBe(tidy(known));
    expect(heard).toEqual([]);
  });

  test('an entry that cannot be true is refused with the entries it clashes with, and can be corrected', async ({ house, page }) => {
    await bring(house, page, evening);
    // Ann holds two of them, and Cid has shown her the third: Dee can have none.
    await fill(page, ['Cid', ['Colonel Mustard', 'Rope', 'Hall'], 'Dee']);
    await page.getByRole('button', { name: 'Add entry 9' }).click();
    const sheet = page.getByRole('dialog', { name: 'That’s impossible' });
    await expect(sheet).toContainText('This contradicts entry 1.');
    await sheet.getByRole('button', { name: 'Edit it' }).click();
    await expect(choice(page, 'Weapons', 'Rope')).toBeChecked();
    await tab(page, 'Entries');
    await expect(page.getByRole('heading', { name: '8 entries' })).toBeVisible();
    await tab(page, 'Enter');
    await choice(page, 'Who shows a card?', 'Ann').check();
    await page.getByRole('button', { name: 'Add entry 9' }).click();
    await expect(page.getByText('Entry 9 added.')).toBeVisible();
  });

  test('an empty notebook says what to write down, and no longer once something is', async ({ house, page }) => {
    await bring(house, page, []);
    const first = page.getByText('Enter every suggestion, including the others’');
    await expect(first).toBeVisible();
    await fill(page, evening[0]!);
    await page.getByRole('button', { name: 'Add entry 1' }).click();
    await expect(page.getByText('Entry 1 added.')).toBeVisible();
    await expect(first).toHaveCount(0);
  });

  test('a double tap adds one entry; a deleted one comes back', async ({ house, page }) => {
    await bring(house, page, evening.slice(0, 3));
    await fill(page, evening[3]!);
    await page.getByRole('button', { name: 'Add entry 4' }).dblclick();
    await expect(page.getByText('Entry 4 added.')).toBeVisible();
    await tab(page, 'Entries');
    await expect(page.getByRole('heading', { name: '4 entries' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete entry 1' }).click();
    await expect(page.getByRole('heading', { name: '3 entries' })).toBeVisible();
    await page.getByRole('status').filter({ hasText: 'Entry 1 deleted.' }).getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { name: '4 entries' })).toBeVisible();
  });

  test('a double tap on the bin deletes one entry', async ({ house, page }) => {
    await bring(house, page, evening.slice(0, 4));
    await tab(page, 'Entries');
    await page.getByRole('button', { name: 'Delete entry 2' }).dblclick();
    await expect(page.getByText('Entry 2 deleted.')).toBeVisible();
    await expect(page.getByRole('heading', { name: '3 entries' })).toBeVisible();
  });

  test('the entry being written survives a reload, the changing of another and advice; it can be cleared', async ({ house, page }) => {
    await bring(house, page, evening.slice(0, 3));
    await choice(page, 'Weapons', 'Lead Pipe').check();
    await page.reload();
    await expect(choice(page, 'Weapons', 'Lead Pipe')).toBeChecked();
    await tab(page, 'Entries');
    await page.getByRole('button', { name: 'Change entry 1' }).click();
    await expect(choice(page, 'Weapons', 'Rope')).toBeChecked();
    await page.getByRole('button', { name: 'Cancel the change' }).click();
    await expect(choice(page, 'Weapons', 'Lead Pipe')).toBeChecked();
    await tab(page, 'Advice');
    await page.getByRole('button', { name: 'Use this suggestion', exact: true }).click();
    await page.getByRole('status').filter({ hasText: 'draft was replaced' }).getByRole('button', { name: 'Undo' }).click();
    await expect(choice(page, 'Weapons', 'Lead Pipe')).toBeChecked();
    // While something is written there is no Undo to take back something else.
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(choice(page, 'Weapons', 'Lead Pipe')).not.toBeChecked();
    await expect(page.getByRole('button', { name: 'Add entry 4' })).toBeVisible();
  });

  test('undo says what it took back', async ({ house, page }) => {
    await bring(house, page, evening.slice(0, 7));
    await fill(page, evening[7]!);
    await page.getByRole('button', { name: 'Add entry 8' }).click();
    await expect(page.getByText('Entry 8 added.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Entry 8 is undone.' })).toBeVisible();
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Entry 8 is restored.' })).toBeVisible();
  });

  test('the back button closes the proof, then the part, then the notebook; a reload keeps the part', async ({ house, page }) => {
    await bring(house, page, evening);
    await tab(page, 'Grid');
    await page.getByRole('button', { name: 'Candlestick, case file: certain. Why?' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    const grid = page.getByRole('region', { name: 'What’s known' });
    await expect(grid).toBeVisible();
    await page.reload();
    await expect(grid).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('region', { name: 'New entry' })).toBeVisible();
    await page.getByRole('button', { name: 'Help' }).click();
    await expect(page.getByRole('dialog', { name: 'How to use the assistant' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page.getByText('My notebooks')).toBeVisible();
  });

  test('the back button goes through the steps of a set-up; Enter through the names', async ({ house, page }) => {
    await page.goto(shelf(house));
    await page.getByRole('link', { name: 'New notebook' }).click();
    await expect(page.getByRole('heading', { name: 'New notebook' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Start over' })).toBeHidden();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Name of player 1').fill('Ann');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Name of player 2')).toBeFocused();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { name: 'How many cards' })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Name of player 1')).toHaveValue('Ann');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Which edition' })).toBeVisible();
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByLabel('Name of player 1')).toHaveValue('');
    await page.getByRole('radio', { name: /I’m just watching/ }).check();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Open the notebook' }).click();
    await expect(page.getByRole('region', { name: 'New entry' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('My notebooks')).toBeVisible();
  });

  test('taps on a slow network are not half taken', async ({ house, page }) => {
    await bring(house, page, evening.slice(0, 7));
    await fill(page, evening[7]!);
    let answer = () => {};
    const asked = new Promise<void>((go) => (answer = go));
    await page.route('**/actions', async (route) => {
      await asked;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Add entry 8' }).click();
    await expect(page.locator('.body[inert]')).toBeVisible();
    answer();
    await expect(page.getByText('Entry 8 added.')).toBeVisible();
    await expect(page.locator('.body[inert]')).toHaveCount(0);
  });

  test('with six players the last question of a card and of an accusation comes into sight', async ({ house, page }) => {
    await page.goto(shelf(house));
    const players = ['Annabel', 'Bartholomew', 'Cid', 'Dee', 'Ernestine', 'Fox'].map((name) => ({ name, cards: 3 }));
    await page
      .getByLabel('Load a file', { exact: true })
      .setInputFiles({ name: 'six.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({ players, me: null })) });
    await page.getByRole('radio', { name: 'Known card' }).click();
    await choice(page, 'Who?', 'Case file').check();
    await choice(page, 'Weapons', 'Rope').check();
    await expect(page.getByRole('group', { name: 'Has it?' })).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('radio', { name: 'Accusation' }).click();
    await choice(page, 'Who accuses?', 'Fox').check();
    for (const [group, card] of [
      ['Suspects', 'Miss Scarlet'],
      ['Weapons', 'Rope'],
      ['Rooms', 'Hall'],
    ] as const)
      await choice(page, group, card).check();
    await expect(page.getByRole('group', { name: 'Was it right?' })).toBeInViewport({ ratio: 0.9 });
  });

  test('while the house is closed the entry waits, and is written once it is open again', async ({ house, page }) => {
    await bring(house, page, []);
    await fill(page, evening[0]!);
    await house.stop();
    await page.getByRole('button', { name: 'Add entry 1' }).click();
    const trouble = page.getByRole('alert').filter({ hasText: 'Can’t reach the house.' });
    await expect(trouble).toBeVisible();
    await house.start();
    await trouble.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Entry 1 added.')).toBeVisible();
  });

  test('six players fit, and every cell can be tapped', async ({ house, page }) => {
    await page.goto(shelf(house));
    const players = ['Annabel', 'Bartholomew', 'Cid', 'Dee', 'Ernestine', 'Fox'].map((name, at) => ({ name, cards: at < 3 ? 3 : 2 }));
    const game = { players, me: null, open: ['Hall'], aside: 2 };
    await page.getByLabel('Load a file', { exact: true }).setInputFiles({ name: 'six.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(game)) });
    await tab(page, 'Grid');
    const grid = page.getByRole('region', { name: 'What’s known' });
    await expect(grid.getByRole('columnheader')).toHaveCount(9);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await grid.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
    const sizes = await grid
      .getByRole('button', { name: /Why\?$/ })
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect()).map(({ width, height }) => ({ width, height })));
    for (const { width, height } of sizes) {
      expect(width).toBeGreaterThanOrEqual(24);
      expect(height).toBeGreaterThanOrEqual(24);
    }
  });
});

test('a spectator with another edition enters all kinds of things, and is told why there is no advice', async ({ house, page }) => {
  await page.goto(`${shelf(house)}/new`);
  await page.getByRole('radio', { name: /Master Detective/ }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: /I’m just watching/ }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'One more card for Player 1' }).click();
  await expect(page.getByText('That’s one card too many. Take it from a player.')).toBeVisible();
  await page.getByRole('button', { name: 'Deal evenly again' }).click();
  await page.getByRole('button', { name: 'Open the notebook' }).click();

  await fill(page, ['Player 1', ['Miss Peach', 'Poison', 'Gazebo'], 'Player 3']);
  await page.getByRole('button', { name: 'Add entry 1' }).click();
  await expect(page.getByRole('button', { name: 'Miss Peach, Player 2: doesn’t have it. Why?' })).toBeVisible();

  await page.getByRole('radio', { name: 'Known card' }).click();
  await choice(page, 'Who?', 'Player 2').check();
  await choice(page, 'Weapons', 'Horseshoe').check();
  await choice(page, 'Has it?', 'has it').check();
  await page.getByRole('button', { name: 'Add entry 2' }).click();
  await expect(page.getByRole('button', { name: 'Horseshoe, Player 2: has it. Why?' })).toBeVisible();

  await page.getByRole('radio', { name: 'Accusation' }).click();
  await choice(page, 'Who accuses?', 'Player 1').check();
  for (const [group, card] of [
    ['Suspects', 'Miss Peach'],
    ['Weapons', 'Poison'],
    ['Rooms', 'Gazebo'],
  ] as const)
    await choice(page, group, card).check();
  await choice(page, 'Was it right?', 'wrong').check();
  await page.getByRole('button', { name: 'Add entry 3' }).click();
  await expect(page.getByText('Entry 3 added.')).toBeVisible();
  // Whoever accused wrongly asks no more.
  await expect(choice(page, 'Who suggests?', 'Player 2')).toBeChecked();
  await expect(page.getByRole('region', { name: 'Advice' })).toContainText('You’re watching');
});

test('an entry by keys alone', async ({ house, page }) => {
  await bring(house, page, evening.slice(0, 7));
  const press = async (key: string, times = 1) => {
    for (let n = 0; n < times; n += 1) await page.keyboard.press(key);
  };
  await choice(page, 'Who suggests?', 'Dee').focus();
  await press('Tab');
  await press('Space');
  await press('Tab');
  await press('Space');
  await press('Tab');
  await press('ArrowDown', 4);
  await press('Tab');
  // The first in asking order, and one back from it: nobody.
  await press('Space');
  await press('ArrowUp');
  await expect(page.getByText('Dee suggests Miss Scarlet, Candlestick, Billiard Room. No one shows a card.')).toBeVisible();
  await press('Enter');
  await expect(page.getByText('Entry 8 added.')).toBeVisible();
  expect(await marks(page)).toBe(tidy(known));

  // The grid is one stop; arrows go through it.
  await page.getByRole('button', { name: /^Miss Scarlet, Ann/ }).focus();
  await press('ArrowDown', 6);
  await press('ArrowRight', 4);
  await press('Enter');
  await expect(page.getByRole('region', { name: 'Why?' })).toContainText('Uses 2 of 8 entries, all of them needed.');
  await press('Escape');
  await expect(page.getByRole('region', { name: 'Why?' })).toBeHidden();
});

test('advice is ranked, and goes into the form', async ({ house, page }) => {
  await bring(house, page, evening);
  const advice = page.getByRole('region', { name: 'Advice' });
  await expect(advice).toContainText('43%');
  await advice.getByRole('combobox', { name: 'Which room are you in?' }).selectOption('Billiard Room');
  await expect(advice.getByText(/ and Billiard Room\.$/)).toBeVisible();
  await advice.getByRole('button', { name: 'Use this suggestion' }).click();
  await expect(choice(page, 'Who suggests?', 'Ann')).toBeChecked();
  await expect(choice(page, 'Rooms', 'Billiard Room')).toBeChecked();
});

test('two tabs: the one that comes late is shown the notebook as it is', async ({ house, page, context }) => {
  await bring(house, page, evening.slice(0, 1));
  const other = await context.newPage();
  await other.goto(page.url());
  await fill(other, evening[1]!);
  await other.getByRole('button', { name: 'Add entry 2' }).click();
  await expect(other.getByText('Entry 2 added.')).toBeVisible();
  await fill(page, evening[2]!);
  await page.getByRole('button', { name: 'Add entry 2' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'changed on another device' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '2 entries' })).toBeVisible();
  await page.getByRole('button', { name: 'Add entry 3' }).click();
  await expect(page.getByText('Entry 3 added.')).toBeVisible();
});

test('the set-up is corrected, the notebook renamed and deleted after a question', async ({ house, page }) => {
  await bring(house, page, evening);
  await page.getByRole('button', { name: 'Edit the setup' }).click();
  await page.getByLabel('Name of player 2').fill('Bea');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Save the setup' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Setup saved.' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /Bea/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Entries' })).toContainText('Bea');

  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Sunday');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(page).toHaveTitle(/Sunday/);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Notebooks' }).click();
  await page.getByRole('button', { name: 'Delete Sunday' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No notebooks yet')).toBeVisible();
});

test('a refused correction leads to the entry it clashes with, and goes on from there', async ({ house, page }) => {
  await bring(house, page, evening);
  await page.getByRole('button', { name: 'Edit the setup' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  // Cid has shown the Rope, so it cannot be Ann's.
  await page.getByRole('checkbox', { name: 'Knife' }).uncheck();
  await page.getByRole('checkbox', { name: 'Rope' }).check();
  await page.getByRole('button', { name: 'Save the setup' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go to entry 1' }).first().click();
  await expect(page.getByRole('listitem').filter({ hasText: /^1/ })).toBeFocused();
  await page.getByRole('button', { name: 'Edit the setup' }).click();
  await expect(page.getByRole('checkbox', { name: 'Rope' })).toBeChecked();
});

test('a notebook that was deleted in another tab can be kept as a file', async ({ house, page }) => {
  await bring(house, page, evening.slice(0, 1));
  const id = page.url().split('/').at(-1)!;
  expect((await page.request.delete(`${house.url}/api/notebooks/${id}`)).ok()).toBe(true);
  await fill(page, evening[1]!);
  await page.getByRole('button', { name: 'Add entry 2' }).click();
  const gone = page.getByRole('dialog', { name: 'This notebook is gone' });
  const [download] = await Promise.all([page.waitForEvent('download'), gone.getByRole('button', { name: 'Save as a file' }).click()]);
  expect(download.suggestedFilename()).toBe('evening.json');
  await gone.getByRole('button', { name: 'Back to notebooks' }).click();
  await expect(page.getByText('No notebooks yet')).toBeVisible();
});

test('what is no case is refused, and nothing is kept', async ({ house, page }) => {
  await page.goto(shelf(house));
  const load = page.getByLabel('Load a file', { exact: true });
  await load.setInputFiles({ name: 'letter.json', mimeType: 'application/json', buffer: Buffer.from('Dear Ann') });
  await expect(page.getByText('“letter.json” isn’t a saved notebook')).toBeVisible();
  await load.setInputFiles({ name: 'recipe.json', mimeType: 'application/json', buffer: Buffer.from('{"flour": 500}') });
  await expect(page.getByText('“recipe.json” isn’t a saved notebook')).toBeVisible();
  await load.setInputFiles({ name: 'film.json', mimeType: 'application/json', buffer: Buffer.alloc(2 ** 22) });
  await expect(page.getByText('This file is too large to be a notebook.')).toBeVisible();
  await load.setInputFiles(caseFile([['Ann', ['Miss Scarlet', 'Rope', 'Lounge'], 'Ann']]));
  const refused = page.getByRole('dialog', { name: 'Couldn’t load “evening.json”' });
  await refused.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('No notebooks yet')).toBeVisible();
  await page.goto(`${shelf(house)}/nothing-here`);
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
});
