import { gzipSync } from 'node:zlib';
import jsQR from 'jsqr';
import { GAMES } from './games';
import { complaints, expect, House, test } from './house';
import { host, sitDown } from './meeting';
import { begin, computer, friend, join, me, openTable } from './tables';

test('two clicks from the home page to playing the computer', async ({ house, page }) => {
  const heard = complaints(page);
  await page.goto(house.url);
  await page.getByRole('link', { name: /Play the computer/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/\/t\/\w+/);
  await expect(page.getByRole('tab', { name: 'Table' })).toBeVisible();

  await page.getByRole('link', { name: 'Parlour, home' }).click();
  await expect(page.getByRole('heading', { name: 'Games in progress' })).toBeVisible();
  expect(heard).toEqual([]);
});

const ENGLISH = { home: 'What shall we play?', assistant: 'Who suggests?', game: 'No one can disprove it.' };
const GERMAN = { home: 'Was spielen wir?', assistant: 'Wer verdächtigt?', game: 'Niemand kann das widerlegen.' };
// What the page weighs, and some 150 bytes: a language more must not cost whoever speaks another, nor may what is said at
// a table or about a notebook.
for (const { locale, most, own, other } of [
  { locale: 'en-GB', most: 71_650, own: ENGLISH, other: GERMAN },
  { locale: 'de-DE', most: 72_150, own: GERMAN, other: ENGLISH },
]) {
  test(`the home page loads at most ${most} bytes of script, in one language: ${locale}`, async ({ house, browser }) => {
    const page = await browser.newPage({ locale });
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => response.request().resourceType() === 'script' && scripts.push(response.body()));
    await page.goto(house.url, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { name: own.home })).toBeVisible();
    const home = await Promise.all(scripts);
    expect(home.reduce((sum, body) => sum + gzipSync(body).length, 0)).toBeLessThanOrEqual(most);

    // Nor may what knows cards of every country.
    await page.goto(`${house.url}/tools/clue-assistant/new`, { waitUntil: 'networkidle' });
    const text = (await Promise.all(scripts)).join('\n');
    for (const said of Object.values(own)) expect(text.includes(said), said).toBe(true);
    for (const said of Object.values(other)) expect(text.includes(said), said).toBe(false);
  });
}

test('every game of the house is on the home page and leads to its own set-up', async ({ house, page }) => {
  await page.goto(house.url);
  const cards = page.locator('input[name="game"]');
  await expect(cards).toHaveCount(GAMES.length);
  // Sorted alike: the house has an order of its own.
  expect((await cards.evaluateAll((all) => all.map((card) => (card as HTMLInputElement).value))).sort()).toEqual([...GAMES].sort());
  for (const game of GAMES) {
    await page.goto(house.url);
    const card = page.locator(`input[name="game"][value="${game}"]`);
    const name = (await card.getAttribute('aria-label'))!.split(',')[0]!;
    await card.check();
    await page.getByRole('link', { name: /Play the computer/ }).click();
    await expect(page.getByRole('heading', { name: `Play ${name}`, exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(page.getByRole('heading', { name, exact: true })).toBeAttached();
  }
});

test('two houses of the same seed deal the same cards', async ({ house, page }) => {
  const other = await House.open();
  const hands = [];
  for (const each of [house, other]) {
    await openTable(each, page, 'Ann', { game: 'clue', seats: [me, computer, computer, computer] });
    const hand = page.getByRole('list', { name: /^Your \w+ cards/ });
    await expect(hand).toBeVisible();
    hands.push(await hand.getByRole('listitem').allInnerTexts());
  }
  await other.demolish();
  expect(hands[0]).toHaveLength(5);
  expect(hands[1]).toEqual(hands[0]);
});

test('a double click opens one table', async ({ house, page }) => {
  await page.goto(`${house.url}/new/checkers?mode=computer`);
  await page.getByRole('button', { name: 'Start the game' }).dblclick();
  await expect(page.getByRole('tab', { name: 'Table' })).toBeVisible();
  await page.getByRole('link', { name: 'Parlour, home' }).click();
  const running = page.getByRole('region', { name: 'Games in progress' });
  await expect(running.getByRole('listitem')).toHaveCount(1);
});

test('a friend joins by code, both say ready, the game starts, chat reaches both', async ({ house, browser }) => {
  const ann = await (await browser.newContext()).newPage();
  const code = await host(house, ann);
  await expect(ann.getByRole('heading', { name: 'Ann’s table' })).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const friend = await phone.newPage();
  await friend.goto(house.url);
  await friend.getByLabel('Have a code?').fill(code.toLowerCase());
  await friend.getByRole('button', { name: 'Join' }).click();
  await sitDown(friend);
  await expect(ann.getByText('Ben', { exact: true })).toBeVisible();

  await friend.getByRole('textbox', { name: 'Message' }).fill('Good evening.');
  await friend.getByRole('button', { name: 'Send' }).click();
  await expect(ann.getByText('Good evening.')).toBeVisible();

  for (const page of [ann, friend]) {
    const ready = page.getByRole('switch', { name: 'I’m ready' });
    if ((await ready.getAttribute('aria-checked')) !== 'true') await ready.click();
  }
  for (const page of [ann, friend]) await expect(page.getByRole('tab', { name: 'Table' })).toBeVisible();
});

test('a waiting room fits the screen, however much is said', async ({ house, page }) => {
  const spare = () => page.evaluate(() => innerHeight - document.documentElement.scrollHeight);
  await page.goto(`${house.url}/new/checkers?mode=host`);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.codeword')).toBeVisible();
  expect(await spare()).toBe(0);
  for (const word of ['first', 'second', 'third', 'fourth']) {
    await page.getByRole('textbox', { name: 'Message' }).fill(`${word} ${'and so on '.repeat(25)}`);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('log').getByText(word)).toBeAttached();
  }
  expect(await spare()).toBe(0);
  await expect(page.getByRole('log').getByText('fourth')).toBeInViewport();
});

test('a wrong code, a wrong address and a wrong table are told plainly, with a way home', async ({ house, page }) => {
  await page.goto(`${house.url}/j/ZZZZ`);
  await expect(page.getByText('No table has the code ZZZZ. Check it with your host.')).toBeVisible();
  await page.goto(`${house.url}/no/such/page`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.goto(`${house.url}/t/nosuchtable`);
  await expect(page.getByRole('heading', { name: 'Table not found' })).toBeVisible();
  await expect(page.getByText('There’s no table at this address. Check the link with your host.')).toBeVisible();
  await page.goto(`${house.url}/new/nope`);
  await expect(page.getByText('This house doesn’t have that game.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { name: 'What shall we play?' })).toBeVisible();

  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('Type the code first.')).toBeVisible();
  await page.getByLabel('Have a code?').fill('ZZZZ');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('No table has the code ZZZZ. Check it with your host.')).toBeVisible();
});

test('the theme is remembered', async ({ house, page }) => {
  await page.goto(house.url);
  const theme = page.getByRole('switch', { name: 'Day theme' });
  const before = await theme.getAttribute('aria-checked');
  await theme.click();
  await page.reload();
  await expect(theme).not.toHaveAttribute('aria-checked', before ?? '');
});

test('a house that is closed is told, with a way to try again', async ({ house, page }) => {
  await page.goto(`${house.url}/about`);
  await expect(page.getByRole('heading', { name: 'About this house' })).toBeVisible();
  await house.stop();
  await page.getByRole('link', { name: 'Parlour, home' }).click();
  await expect(page.getByText('Can’t reach the house.').first()).toBeVisible();
  await house.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'What shall we play?' })).toBeVisible();
});

test('a page that the house could not answer comes by itself once it can', async ({ house, page }) => {
  await openTable(house, page, 'Ann', { game: 'checkers', seats: [me, computer] });
  let isAway = true;
  const away = { status: 503, json: { reason: { code: 'unavailable' }, text: 'That didn’t work just now. Try again.' } };
  await page.route('**/api/me', (route) => (isAway ? route.fulfill(away) : route.continue()));
  await page.reload();
  await expect(page.getByText('That didn’t work just now.')).toBeVisible();
  await page.waitForResponse('**/api/me');
  isAway = false;
  await expect(page.getByRole('heading', { name: 'Checkers', exact: true })).toBeAttached();
});

test('a dialog hides neither toasts nor that the line is lost', async ({ house, page, browser }) => {
  const code = await openTable(house, page, 'Ann', { game: 'checkers', seats: [me, friend] });
  const ben = await (await browser.newContext()).newPage();
  await join(house, ben, 'Ben', code);
  await begin(page, ben);
  await page.getByRole('button', { name: 'Leave' }).click();
  // What is outside of a modal dialog can neither be read out nor pressed.
  const dialog = page.getByRole('dialog', { name: 'Leave the table?' });
  await ben.close();
  await expect(dialog.getByRole('status').filter({ hasText: 'Ben is away.' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await house.kill9();
  await expect(dialog.getByRole('status').getByText('Reconnecting')).toBeVisible();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByText('Reconnecting')).toBeVisible();
  await house.start();
  await expect(page.getByText('Reconnecting')).toBeHidden();
});

test('a camera that looks at the picture finds the invitation', async ({ house, page }) => {
  // The house of a test is reached by this machine alone, and shows no picture: here it has an address in the network.
  const network = 'http://192.168.7.8:7878';
  await page.route('**/api/house', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), addresses: [network], lan_command: null } });
  });
  await openTable(house, page, 'Ann', { game: 'checkers', seats: [me, friend] });
  const code = await page.locator('.codeword').innerText();
  const picture = page.getByRole('img', { name: /QR code/ });
  await expect(picture).toBeVisible();
  const { data, width, height } = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const side = 400;
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = side;
    const ink = canvas.getContext('2d')!;
    ink.fillStyle = '#fff';
    ink.fillRect(0, 0, side, side);
    ink.drawImage(image, 20, 20, side - 40, side - 40);
    return { data: [...ink.getImageData(0, 0, side, side).data], width: side, height: side };
  });
  expect(jsQR(Uint8ClampedArray.from(data), width, height)?.data).toBe(`${network}/j/${code}`);
});
