// The waiting room with several people, the host's powers, the chat, invitations, and the same guest on two devices.

import type { Browser, Page } from '@playwright/test';
import { complaints, expect, test, type House } from './house';
import { host, meet, sitDown } from './meeting';

/** Somebody with a browser of their own. */
async function somebody(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

/** Ann's waiting room with Ben in it. */
async function inTheRoom(house: House, browser: Browser): Promise<{ ann: Page; ben: Page; code: string }> {
  const [ann, ben] = [await somebody(browser), await somebody(browser)];
  const code = await host(house, ann);
  await ben.goto(`${house.url}/j/${code}`);
  await sitDown(ben);
  await expect(ann.getByText('Ben', { exact: true })).toBeVisible();
  return { ann, ben, code };
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

test('who is sent away is told, stays outside, and is let back in', async ({ house, browser }) => {
  const { ann, ben, code } = await inTheRoom(house, browser);
  const heard = complaints(ben);
  await ann.getByRole('button', { name: 'Remove Ben' }).click();
  await ann.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  const told = ben.getByRole('heading', { name: 'You were removed' });
  await expect(told).toBeVisible();
  await expect(ann.getByRole('log').getByText('The host removed Ben.')).toBeVisible();
  const gone = ann.getByRole('region', { name: 'Removed' });
  await expect(gone).toBeVisible();
  // The seats stay in sight all the same.
  expect(await ann.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);

  await ben.getByRole('button', { name: 'Knock again' }).click();
  await expect(told).toBeVisible();
  await ben.getByRole('link', { name: 'Go to the home page' }).click();
  await ben.getByLabel('Have a code?').fill(code);
  await ben.getByRole('button', { name: 'Join' }).click();
  await expect(told).toBeVisible();

  await gone.getByText('Removed').click();
  await gone.getByRole('button', { name: 'Let back in: Ben' }).click();
  await expect(gone).toBeHidden();
  await ben.getByRole('button', { name: 'Knock again' }).click();
  await ben.getByRole('button', { name: /Sit here/ }).click();
  await expect(ann.getByText('Ben', { exact: true })).toBeVisible();
  expect(heard).toEqual([]);
});

test('who only looks on and disturbs is sent away from the chat', async ({ house, browser }) => {
  const { ann } = await inTheRoom(house, browser);
  const cid = await somebody(browser);
  await cid.goto(ann.url());
  await say(cid, 'Hurry up!');
  await cid.getByLabel('Your name').fill('Cid');
  await cid.getByRole('button', { name: 'Save name' }).click();
  const button = ann.getByRole('log').getByRole('button', { name: 'Remove Cid' });
  await button.click();
  await ann.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(cid.getByRole('heading', { name: 'You were removed' })).toBeVisible();
  await expect(button).toBeHidden();
  const gone = ann.getByRole('region', { name: 'Removed' });
  await gone.getByText('Removed').click();
  await gone.getByRole('button', { name: 'Let back in: Cid' }).click();
  await cid.getByRole('button', { name: 'Knock again' }).click();
  await expect(cid.getByText('Hurry up!')).toBeVisible();
});

test('a host who leaves passes the role on, and all see it', async ({ house, browser }) => {
  const { ann, ben } = await inTheRoom(house, browser);
  await ann.getByRole('button', { name: 'Leave the table' }).click();
  await expect(ann.getByRole('heading', { name: 'What shall we play?' })).toBeVisible();
  await expect(ben.getByRole('heading', { name: 'Ben’s table' })).toBeVisible();
  await expect(ben.getByRole('log').getByText('Ben is now the host.')).toBeVisible();
  await ben.getByRole('button', { name: /^Add a computer/ }).click();
  await expect(ben.getByRole('combobox', { name: /^Level for/ })).toBeVisible();
});

test.describe('with ten seconds', () => {
  test.use({ countdown: 10 });

  test('anybody stops the countdown, and all are told', async ({ house, browser }) => {
    const { ann, ben } = await inTheRoom(house, browser);
    await expect(ann.getByRole('heading', { name: 'Waiting for Ben and you' })).toBeVisible();
    await ben.getByRole('switch', { name: 'I’m ready' }).click();
    await expect(ann.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
    await expect(ben.getByRole('heading', { name: 'Waiting for Ann' })).toBeVisible();
    await ann.getByRole('switch', { name: 'I’m ready' }).click();
    for (const page of [ann, ben]) {
      await expect(page.getByRole('timer')).toBeVisible();
      await expect(page.getByRole('log').getByText('Everyone is ready. The game starts in 10 seconds.')).toBeVisible();
    }
    await ben.getByRole('switch', { name: 'I’m ready' }).click();
    for (const page of [ann, ben]) {
      await expect(page.getByRole('timer')).toBeHidden();
      await expect(page.getByRole('log').getByText('Countdown stopped: waiting for Ben.')).toBeVisible();
    }
    await expect(ann.getByRole('heading', { name: 'Waiting for Ben' })).toBeVisible();
  });
});

test('what cannot be said is refused beside the field, and stays there to be mended', async ({ house, browser }) => {
  const ann = await somebody(browser);
  await host(house, ann);
  const field = ann.getByRole('textbox', { name: 'Message' });
  for (const [text, reason] of [
    ['   ', 'Write a message first.'],
    ['x'.repeat(301), 'Too long: 301 of 300 characters.'],
    ['a\u0007b', 'The message has characters that can’t be sent.'],
  ] as const) {
    await say(ann, text);
    await expect(ann.getByRole('alert').getByText(reason)).toBeVisible();
    await expect(field).toHaveValue(text);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  // Five at once are heard; of many more at once the last ones are refused.
  for (let number = 1; number <= 5; number += 1) {
    await say(ann, `Line ${number}`);
    await expect(ann.getByRole('log').getByText(`Line ${number}`)).toBeVisible();
  }
  await expect(async () => {
    await say(ann, 'One too many');
    await expect(ann.getByRole('alert').getByText('Too much at once.')).toBeVisible({ timeout: 300 });
  }).toPass();
  await expect(field).toHaveValue('One too many');

  // Whoever has told no name is asked for it first.
  const watcher = await somebody(browser);
  await watcher.goto(ann.url());
  await say(watcher, 'Good evening.');
  await watcher.getByLabel('Your name').fill('Cleo');
  await watcher.getByRole('button', { name: 'Save name' }).click();
  await expect(ann.getByRole('log').getByText('Good evening.')).toBeVisible();
});

test('the chat can be switched off: what is said meanwhile is never shown', async ({ house, browser }) => {
  const { ann, ben } = await inTheRoom(house, browser);
  const log = ann.getByRole('log');
  await say(ben, 'The first.');
  await expect(log.getByText('The first.')).toBeVisible();
  await ann.getByRole('switch', { name: 'Show chat messages' }).click();
  await expect(ann.getByText('Chat is off.')).toBeVisible();
  await say(ben, 'The second.');
  await expect(ben.getByRole('log').getByText('The second.')).toBeVisible();
  // What comes after it has arrived, so the second has, too.
  await ben.getByRole('switch', { name: 'I’m ready' }).click();
  await expect(ann.getByText('ready', { exact: true })).toBeVisible();
  await expect(log.getByText('The second.')).toHaveCount(0);
  await expect(log.getByText('The first.')).toBeVisible();

  await ann.reload();
  const show = ann.getByRole('switch', { name: 'Show chat messages' });
  await expect(show).toHaveAttribute('aria-checked', 'false');
  await show.click();
  await say(ben, 'The third.');
  await expect(log.getByText('The third.')).toBeVisible();
  await expect(log.getByText('The second.')).toHaveCount(0);

  // What was said can be marked and copied.
  const marked = await log.getByText('The third.').evaluate((line) => {
    getSelection()?.selectAllChildren(line);
    return getSelection()?.toString();
  });
  expect(marked).toContain('The third.');
});

test('in the running game everybody can open and copy the invitation, also on a plain page', async ({ house, browser }) => {
  const [ann, ben] = [await somebody(browser), await somebody(browser)];
  // Browsers give the clipboard to secure pages only.
  for (const page of [ann, ben]) await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined }));
  await meet(house, ann, ben);
  for (const page of [ann, ben]) {
    await page.getByRole('tab', { name: 'Table' }).click();
    const code = await page.locator('.codeword').innerText();
    await page.getByRole('button', { name: `Copy the link ${house.url}/j/${code}` }).click();
    await expect(page.getByRole('button', { name: `Copy the link ${house.url}/j/${code}` })).toHaveText('Copied');
    await expect(page.getByText('Only this computer can reach the house.')).toBeVisible();
    // However narrow the panel, an option stands on one line.
    expect(await page.getByText('--lan', { exact: true }).evaluate((option) => option.getClientRects().length)).toBe(1);
    await page.getByRole('tab', { name: 'Chat' }).click();
    await page.getByRole('textbox', { name: 'Message' }).press('ControlOrMeta+v');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(`${house.url}/j/${code}`);
  }
  // Whoever comes now is told that they can only watch.
  await ann.getByRole('tab', { name: 'Table' }).click();
  const late = await somebody(browser);
  await late.goto(`${house.url}/j/${await ann.locator('.codeword').innerText()}`);
  await expect(late.getByText('The game has started, so you’re watching.').first()).toBeVisible();
});

test('a link makes another browser the same guest, once, and one can go back', async ({ house, browser }) => {
  const [ann, phone] = [await somebody(browser), await somebody(browser)];
  const heard = complaints(phone);
  await host(house, ann);
  await ann.getByRole('link', { name: 'Parlour, home' }).click();
  await ann.getByRole('link', { name: 'You and your devices' }).click();
  const maker = ann.getByRole('region', { name: 'On another device' });
  await maker.getByRole('button', { name: 'Make a link' }).click();
  const link = `http://${await maker.locator('code').first().innerText()}`;

  await phone.goto(`${house.url}/me`);
  await phone.getByLabel('Your name').fill('Ben');
  await phone.getByRole('button', { name: 'Save name' }).click();
  await expect(phone.getByText('Name saved.').first()).toBeVisible();
  await phone.goto(link);
  await expect(phone.getByText('So far this browser has played as Ben.')).toBeVisible();
  await phone.getByRole('button', { name: 'Yes, I’m Ann' }).click();
  await expect(phone.getByRole('heading', { name: 'Games in progress' })).toBeVisible();

  const third = await somebody(browser);
  await third.goto(link);
  await expect(third.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  await expect(third.getByText('This link has already been used.')).toBeVisible();

  await phone.goto(`${house.url}/me`);
  await expect(phone.getByLabel('Your name')).toHaveValue('Ann');
  await phone.getByRole('button', { name: 'Switch back to Ben' }).click();
  await expect(phone.getByText('No games in progress')).toBeVisible();
  expect(heard).toEqual([]);
});

test('whoever plays alone starts again, and nothing is carried over', async ({ house, page }) => {
  await page.goto(`${house.url}/new/checkers?mode=computer`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('tab', { name: 'Chat' }).click();
  await say(page, 'Of the first game.');
  await expect(page.getByRole('log').getByText('Of the first game.')).toBeVisible();
  const first = page.url();
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).dblclick();
  await expect(page).not.toHaveURL(first);
  await page.getByRole('tab', { name: 'Chat' }).click();
  await expect(page.getByRole('log').getByText('The game has started.')).toBeVisible();
  await expect(page.getByText('Of the first game.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Parlour, home' }).click();
  await expect(page.getByRole('region', { name: 'Games in progress' }).getByRole('listitem')).toHaveCount(1);
  await page.goto(first);
  await expect(page.getByRole('heading', { name: 'Table not found' })).toBeVisible();
});

test('the about page tells version, licence, how to play and credits', async ({ house, page }) => {
  await page.goto(house.url);
  await page.getByRole('link', { name: 'About this house' }).click();
  await expect(page.getByText(/Version \d+\.\d+\.\d+/)).toBeVisible();
  for (const name of ['How to play', 'Fair play', 'Credits', 'Licence']) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'You and your devices' }).click();
  await expect(page.getByRole('heading', { name: 'You and your devices' })).toBeVisible();
});
