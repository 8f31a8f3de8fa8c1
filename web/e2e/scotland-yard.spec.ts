// Whole games on the map of London in real browsers, by clicking and typing what is lit.

import type { Page } from '@playwright/test';
import { complaints, expect, test, type House } from './house';
import { begin, friend, join, me, openTable } from './tables';

const DESK = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const;

/** Small and even enough to choose moves by; the same seed chooses the same. */
function dice(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** The numbers of the lit stations, in order. */
async function lit(page: Page): Promise<number[]> {
  const found = await page.locator('[data-to]').evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-to'))));
  return found.sort((a, b) => a - b);
}

/** What the map says of itself: where my piece is, and where it may go; null while there is none. */
const told = (page: Page) => page.locator('svg.yard[role="group"]').evaluateAll(([map]) => map?.getAttribute('aria-label') ?? null);

/** Waits until one of the pages may move, and says which; null once the game is over. */
async function mover(pages: Page[]): Promise<Page | null> {
  let found: Page | null = null;
  await expect
    .poll(
      async () => {
        for (const page of pages) {
          if ((await page.locator('.end').count()) > 0) return 'over';
          if ((await page.locator('[data-to]').count()) > 0) {
            found = page;
            return 'move';
          }
        }
        return 'waiting';
      },
      { intervals: [20, 20, 50, 100], timeout: 30_000 },
    )
    .not.toBe('waiting');
  return found;
}

/** Chooses a lit station: by a click, or by its number. If it is asked how, the first ticket will do. */
async function choose(page: Page, station: number, isTyped: boolean): Promise<void> {
  const before = await told(page);
  if (isTyped) {
    await page.keyboard.type(String(station));
    // Where a longer number is lit as well, Enter says that this one is meant.
    if ((await page.locator('.typed').count()) > 0) await page.keyboard.press('Enter');
  } else {
    await page.locator(`[data-to="${station}"] .ring`).click();
  }
  await expect
    .poll(
      async () => {
        const fare = page.getByRole('dialog', { name: `Ticket to station ${station}` }).locator('.fare');
        if ((await fare.count()) > 0) await fare.first().click();
        // Into a dead end, if that is what chance has chosen.
        const into = page.getByRole('alertdialog').getByRole('button', { name: `Go to ${station}` });
        if ((await into.count()) > 0) await into.click();
        return (await told(page)) !== before;
      },
      { intervals: [20, 20, 50, 100] },
    )
    .toBe(true);
}

/** Plays until the game is over; how many moves that took. */
async function playOn(pages: Page[], seed: number, isTyped: (move: number) => boolean): Promise<number> {
  const random = dice(seed);
  let moves = 0;
  for (let page = await mover(pages); page; page = await mover(pages)) {
    const stations = await lit(page);
    if (stations.length === 0) continue;
    await choose(page, stations[random(stations.length)]!, isTyped(moves));
    moves += 1;
  }
  return moves;
}

interface Wish {
  mode?: 'computer' | 'host' | 'screen';
  detectives?: number;
  team?: 'Mister X' | 'All detectives';
  practice?: boolean;
  preset?: 'Modern';
  /** Where the game starts, as text. */
  position?: string;
}

/** Fills in the form and opens the table. Computers choose at random and answer at once. */
async function open(house: House, page: Page, { mode = 'computer', detectives = 2, team, practice, preset, position }: Wish): Promise<void> {
  await page.goto(`${house.url}/new/scotland-yard?mode=${mode}`);
  await page.getByLabel('Your name').fill('Ann');
  await page
    .getByRole('radiogroup', { name: 'Detectives' })
    .getByRole('radio', { name: String(detectives) })
    .click();
  if (preset) await page.getByRole('radio', { name: preset }).click();
  if (team) await page.getByRole('radio', { name: team }).click();
  if (practice) await page.getByRole('switch', { name: 'Practice' }).click();
  if (position) {
    await page.locator('summary', { hasText: 'House rules' }).click();
    await page.getByLabel('Start from a position').fill(position);
  }
  for (const level of await page.locator('select[id$="level"]').all()) await level.selectOption('random');
  await page.getByText('More options').click();
  await page.getByRole('radio', { name: 'Instant' }).click();
  await page.getByRole('button', { name: /Start the game|Open the table/ }).click();
}

const map = (page: Page) => page.locator('svg.yard[role="group"]');

test('a whole game as Mister X against the computer, by clicking and by typing', async ({ house, page }) => {
  test.setTimeout(240_000);
  const heard = complaints(page);
  await open(house, page, { team: 'Mister X' });
  await expect(map(page)).toBeVisible();
  await expect(page.getByRole('switch', { name: /Black ticket/ })).toBeVisible();
  const moves = await playOn([page], 3, (move) => move % 2 === 1);
  expect(moves).toBeGreaterThan(0);
  // His whole way is open now, from its start on.
  await expect(page.getByRole('img', { name: /^Mister X at \d+:.*start/ })).toBeVisible();
  expect(heard).toEqual([]);
});

test('a whole game as all detectives against the computer, on a phone', async ({ house, browser }) => {
  test.setTimeout(240_000);
  const page = await (await browser.newContext(PHONE)).newPage();
  const heard = complaints(page);
  await open(house, page, { team: 'All detectives' });
  await expect(map(page)).toBeVisible();
  const moves = await playOn([page], 5, () => true);
  expect(moves).toBeGreaterThan(1);
  await expect(page.getByRole('img', { name: /^Mister X at \d+:.*start/ })).toBeVisible();
  // No sideways scroll.
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(heard).toEqual([]);
});

test('on a phone the sheet with log and tickets opens and closes', async ({ house, browser }) => {
  const page = await (await browser.newContext(PHONE)).newPage();
  await open(house, page, { team: 'All detectives' });
  await expect(map(page)).toBeVisible();
  await page.getByRole('tab', { name: 'Travel log' }).click();
  await expect(page.getByRole('listitem', { name: /^Move 3/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Travel log' }).click();
  await expect(page.getByRole('listitem', { name: /^Move 3/ })).toBeHidden();
  await page.getByRole('tab', { name: 'Tickets' }).click();
  await expect(page.getByRole('rowheader', { name: /Mister X/ })).toBeVisible();
  // Closed, nothing is left of it but its tabs: the map has the room.
  const sheet = page.getByRole('tablist').locator('..');
  expect((await sheet.boundingBox())!.height).toBeGreaterThan(200);
  for (const name of ['Tickets', 'Travel log', 'Travel log']) await page.getByRole('tab', { name }).click();
  expect((await sheet.boundingBox())!.height).toBeLessThan(80);
});

for (const [kind, name] of [
  [DESK, 'a desk'],
  [PHONE, 'a phone'],
] as const) {
  test(`a position that cannot be played is told where it is mended, on ${name}`, async ({ house, browser }) => {
    const page = await (await browser.newContext(kind)).newPage();
    await page.goto(`${house.url}/new/scotland-yard?mode=computer`);
    await page.getByLabel('Your name').fill('Ann');
    const rules = page.locator('summary', { hasText: 'House rules' });
    const field = page.getByLabel('Start from a position');
    await rules.click();
    await field.fill('nonsense');
    await rules.click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
    await expect(page.getByText(/“nonsense” is none of/)).toBeInViewport();
  });
}

/** Everything the house sent to this page. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return heard;
}

/** Where frames to somebody else than Mister X tell where he is or was, although he did not show himself. */
function leaks(frames: string[]): string[] {
  return frames.flatMap((text) => {
    const frame = JSON.parse(text);
    if (frame.type !== 'frame' || frame.view.ended) return [];
    const { view, sights } = frame;
    const isSeen = view.log.at(-1)?.shown === true;
    const told = [
      ...view.log.filter((window: any) => !window.shown && window.station !== null),
      ...sights.filter((sight: any) => {
        if (sight.saw !== 'moved' || sight.seat !== 0) return false;
        // Where he had shown himself everybody knows that he came from.
        const wasSeen = view.log[sight.window - 2]?.shown === true;
        return (!sight.shown && sight.to !== null) || (!wasSeen && sight.from !== null);
      }),
      ...(view.start === null && view.peeked === null && (isSeen || view.mister_x.station === null) ? [] : [view.mister_x]),
    ];
    return told.map((each) => JSON.stringify(each));
  });
}

test('three people play a whole game, and the detectives are never told where Mister X is', async ({ house, browser }) => {
  test.setTimeout(300_000);
  const [ann, ben, cleo] = (await Promise.all([DESK, DESK, PHONE].map(async (kind) => (await browser.newContext(kind)).newPage()))) as [Page, Page, Page];
  const heard = [ben, cleo].map(listen);
  const complained = [ann, ben, cleo].map(complaints);
  await open(house, ann, { mode: 'host' });
  const code = await ann.locator('.codeword').innerText();
  for (const [page, name] of [
    [ben, 'Ben'],
    [cleo, 'Cleo'],
  ] as const) {
    await page.goto(`${house.url}/j/${code}`);
    await page
      .getByRole('button', { name: /Sit here/ })
      .first()
      .click();
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('dialog').getByRole('button', { name: 'Sit here' }).click();
    await page.getByRole('switch', { name: 'I’m ready' }).click();
  }
  await ann.getByRole('switch', { name: 'I’m ready' }).click();
  for (const page of [ann, ben, cleo]) await expect(map(page)).toBeVisible();
  expect(await told(ann)).toContain('You’re at station');
  const moves = await playOn([ann, ben, cleo], 11, () => true);
  expect(moves).toBeGreaterThan(2);
  for (const page of [ann, ben, cleo]) await expect(page.getByRole('img', { name: /^Mister X at \d+:.*start/ })).toBeVisible();
  for (const frames of heard) {
    expect(frames.length).toBeGreaterThan(3);
    expect(leaks(frames)).toEqual([]);
  }
  expect(complained).toEqual([[], [], []]);
});

test('at one screen the device is passed on between the sides, and shows neither to the other', async ({ house, page }) => {
  await open(house, page, { mode: 'screen' });
  const cover = page.getByRole('heading', { name: 'Pass the device' });
  await expect(cover).toBeVisible();
  await expect(map(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue as Mister X' }).click();
  await expect(page.getByRole('switch', { name: /Black ticket/ })).toBeVisible();
  await mover([page]);
  const [first] = await lit(page);
  await page.keyboard.type(String(first));
  if ((await page.locator('.typed').count()) > 0) await page.keyboard.press('Enter');
  const fare = page.locator('.fare').first();
  await expect(fare.or(cover)).toBeVisible();
  if (await fare.isVisible()) await fare.click();
  // The detectives are next: nothing of his is left on the screen.
  await expect(cover).toBeVisible();
  await expect(map(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue as all detectives' }).click();
  await expect(page.getByRole('listitem', { name: /^Move 1: \w+ ticket$/ })).toBeVisible();
  await expect(page.getByRole('switch', { name: /Black ticket/ })).toHaveCount(0);
  // Both detectives move without passing it on, then it is his turn again.
  for (let move = 0; move < 2; move++) {
    await mover([page]);
    const [station] = await lit(page);
    const before = await told(page);
    await page.keyboard.type(String(station));
    if ((await page.locator('.typed').count()) > 0) await page.keyboard.press('Enter');
    await expect
      .poll(async () => {
        const fares = page.locator('.fare');
        if ((await fares.count()) > 0) await fares.first().click();
        return (await told(page)) !== before;
      })
      .toBe(true);
  }
  await expect(page.getByRole('button', { name: 'Continue as Mister X' })).toBeVisible();
  // A reload does not uncover it.
  await page.reload();
  await expect(cover).toBeVisible();
});

test('a click that cannot be a move changes nothing and says why', async ({ house, page }) => {
  await open(house, page, { team: 'All detectives', practice: true });
  await expect(map(page)).toBeVisible();
  await mover([page]);
  const before = await told(page);
  const own = Number(before?.match(/station (\d+)/)?.[1]);
  const stations = await lit(page);
  await page.locator(`#s${own}`).click({ force: true });
  await expect(page.getByText(`You’re already at ${own}`)).toBeVisible();
  const elsewhere = [1, 7, 176, 199].find((station) => !stations.includes(station) && station !== own)!;
  await page.locator(`#s${elsewhere} text`).click({ force: true });
  await expect(page.getByText(/aren’t connected|is at/)).toBeVisible();
  // The title in the corner of the sheet is no station.
  const box = (await page.locator('svg.yard .plate').boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.getByText('No station here.')).toBeVisible();
  expect(await told(page)).toBe(before);
  // Practice: the house tells where he is, and keeps that it did.
  await page.getByRole('button', { name: /Peek at Mister X/ }).click();
  await expect(page.getByRole('img', { name: /^Mister X.* at station \d+$/ })).toBeVisible();
  await expect(page.getByText(/peeks at Mister X: he’s at \d+\./).first()).toBeVisible();
});

test('the map is moved and zoomed by wheel, buttons, keys and hand', async ({ house, page }) => {
  await open(house, page, { team: 'All detectives' });
  await expect(map(page)).toBeVisible();
  const window = () => map(page).getAttribute('viewBox');
  const whole = await window();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const near = await window();
  expect(near).not.toBe(whole);
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, -400);
  await expect.poll(window).not.toBe(near);
  const before = await window();
  await page.mouse.down();
  await page.mouse.move(500, 450, { steps: 4 });
  await page.mouse.up();
  await expect.poll(window).not.toBe(before);
  await page.keyboard.press('Home');
  await expect.poll(window).toBe(whole);
  const [station] = await lit(page);
  await page.getByRole('button', { name: 'Go to my piece' }).click();
  await page.locator(`[data-to="${station}"]`).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[data-to]:focus')).toHaveCount(1);
});

test('a phone on its side has room for the map, the tickets and both switches', async ({ house, browser }) => {
  const page = await (await browser.newContext({ ...PHONE, viewport: { width: 740, height: 360 } })).newPage();
  await open(house, page, { team: 'Mister X', detectives: 5 });
  await mover([page]);
  const size = (await page.locator('.stage').boundingBox())!;
  expect(size.width).toBeGreaterThan(400);
  expect(size.height).toBeGreaterThan(220);
  await expect(page.getByRole('switch', { name: /Black ticket/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('switch', { name: /Double move/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('list', { name: 'Your tickets' })).toBeInViewport({ ratio: 1 });
  // Numbers are large enough to read.
  expect((await page.locator('#s67 text').boundingBox())!.height).toBeGreaterThan(10);
  expect(await page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight])).toEqual([0, 0]);
});

test('on a phone the piece that is to move stays in sight when the sheet opens', async ({ house, browser }) => {
  const page = await (await browser.newContext(PHONE)).newPage();
  await open(house, page, { team: 'Mister X' });
  await mover([page]);
  await page.getByRole('tab', { name: 'Travel log' }).click();
  await expect(page.getByRole('listitem', { name: /^Move 3/ })).toBeVisible();
  const own = (await told(page))?.match(/station (\d+)/)?.[1];
  await expect(page.locator(`#s${own} text`)).toBeInViewport({ ratio: 1 });
});

test('a rule that cannot be is mended first: no table opens with an older value', async ({ house, page }) => {
  await page.goto(`${house.url}/new/scotland-yard?mode=computer`);
  await page.getByLabel('Your name').fill('Ann');
  await page.locator('summary', { hasText: 'House rules' }).click();
  const windows = page.getByLabel('Moves in the game');
  await windows.fill('0');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(windows).toBeFocused();
  await expect(page.getByText('A whole number from 1 to 60.')).toBeVisible();
  // The house refuses what only it can judge: he cannot surface on a move that is not there.
  await windows.fill('5');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByLabel('Mister X surfaces on moves')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Mister X surfaces on moves').fill('2 5');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('listitem', { name: /^Move 5: empty, he surfaces here/ })).toBeVisible();
  await expect(page.getByRole('listitem', { name: /^Move 6/ })).toHaveCount(0);
});

/** What "Copy position" puts on the clipboard. */
async function copied(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copy position' }).click();
  await expect(page.getByText('Position copied.').first()).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a copied position is what the setup reads, at the table and in the replay', async ({ house, browser }) => {
  const page = await (await browser.newContext({ ...DESK, permissions: ['clipboard-read', 'clipboard-write'] })).newPage();
  // Where he is nobody is told: three moves after Mister X was last seen, a detective is to move.
  const hidden = 'turn=1 count=2 detectives=34:9/8/4;155:9/8/4 x=?:4/3/3/2/2 shown=67 log=tttt';
  await open(house, page, { team: 'All detectives', position: hidden });
  await mover([page]);
  expect(await copied(page)).toBe(hidden);

  // Station 22 is next to 34: a detective catches him there, and the replay tells everything.
  const known = 'turn=1 count=2 detectives=34:9/8/4;155:9/8/4 x=22:4/3/3/2/2 shown=- log=t';
  await open(house, page, { team: 'All detectives', position: known });
  await mover([page]);
  const table = /\/t\/(\w+)/.exec(page.url())![1]!;
  await choose(page, 22, true);
  await expect(page.locator('.end')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy position' })).toHaveCount(0);
  await page.goto(`${house.url}/replay/${table}?step=0`);
  await expect(page.getByRole('slider', { name: 'Step' })).toHaveValue('0');
  expect(await copied(page)).toBe(known);
});

test('a move into a dead end is asked back, and staying is the safe answer', async ({ house, page }) => {
  // Only taxis leave 8, and this would be the last ticket for one.
  await open(house, page, { team: 'All detectives', position: 'turn=1 count=2 detectives=1:1/8/4;155:9/8/4 x=?:4/3/3/2/2 shown=67 log=tttt' });
  await mover([page]);
  const before = await told(page);
  const ask = page.getByRole('alertdialog', { name: /only taxis leave 8/ });
  await page.locator('[data-to="8"] .ring').click();
  await expect(ask.getByRole('button', { name: 'Stay and choose again' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(ask).toHaveCount(0);
  await expect(page.locator('[data-to="8"]')).toBeFocused();
  expect(await told(page)).toBe(before);
  await page.locator('[data-to="8"] .ring').click();
  await ask.getByRole('button', { name: 'Go to 8' }).click();
  await expect(page.getByRole('img', { name: /^Blue detective.* at station 8$/ })).toBeVisible();
});

test('where the order is free, a pawn is picked by key or click and carried to a station', async ({ house, page }) => {
  await open(house, page, { team: 'All detectives', preset: 'Modern' });
  await mover([page]);
  const first = await told(page);
  await page.keyboard.press('Shift+2');
  await expect.poll(() => told(page)).not.toBe(first);
  await expect(page.getByRole('status').filter({ hasText: /^Red picked, at \d+\. \d+ stations?\.$/ })).toHaveCount(1);
  // In the seats, by a press on the pin.
  await expect(page.locator('.plate').getByRole('button', { name: 'Pick Red', pressed: true })).toBeVisible();
  await page.locator('.plate').getByRole('button', { name: 'Pick Blue' }).click();
  await expect.poll(() => told(page)).toBe(first);
  // What one is asked when several tickets serve is asked here, too.
  const own = Number(first?.match(/station (\d+)/)?.[1]);
  const [to] = await lit(page);
  const middle = async (part: string) => {
    const box = (await page.locator(part).boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.mouse.move(...(await middle(`#s${own} text`)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(`[data-to="${to}"] .ring`)), { steps: 5 });
  await expect(page.locator('.held')).toHaveCount(1);
  await page.mouse.up();
  const fare = page.locator('.fare').first();
  await expect.poll(async () => ((await fare.count()) > 0 ? 'asked' : (await told(page)) !== first ? 'moved' : 'waiting')).not.toBe('waiting');
  if ((await fare.count()) > 0) await fare.click();
  await expect(page.getByRole('img', { name: new RegExp(`^Blue detective.* at station ${to}$`) })).toHaveCount(1);
});

test('detectives pencil their plans for each other, and nobody else is told anything', async ({ house, browser }) => {
  const pages = await Promise.all([DESK, DESK, DESK, PHONE].map(async (kind) => (await browser.newContext(kind)).newPage()));
  const [ann, ben, eve, cleo] = pages as [Page, Page, Page, Page];
  const others: string[] = [];
  for (const page of [ann, eve]) page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void others.push(String(payload))));
  const code = await openTable(house, ann, 'Ann', { game: 'scotland-yard', setup: { detectives: 2 }, seats: [me, friend, friend] });
  await join(house, ben, 'Ben', code);
  await join(house, cleo, 'Cleo', code);
  await begin(ann, ben, cleo);
  await eve.goto(ann.url());
  await expect(map(eve)).toBeVisible();
  const mark = (page: Page) => page.getByRole('img', { name: 'Ben: he could be at 100' });
  const arrow = (page: Page) => page.getByRole('img', { name: /^Ben will go from \d+ to 101$/ });
  await ben.keyboard.press('p');
  await ben.locator('#s100 text').click();
  await ben.keyboard.press('a');
  await ben.keyboard.type('101');
  await ben.keyboard.press('Enter');
  await expect(mark(cleo)).toHaveCount(1);
  await expect(arrow(cleo)).toHaveCount(1);
  await cleo.getByRole('tab', { name: /^Plan/ }).click();
  await expect(cleo.getByRole('tabpanel')).toContainText(/Ben \d+ to 101; marks 100/);
  await cleo.reload();
  await expect(mark(cleo)).toHaveCount(1);
  // The arrow goes when Mister X has moved.
  await choose(ann, (await lit(ann))[0]!, true);
  await expect(arrow(cleo)).toHaveCount(0);
  await expect(mark(ben)).toHaveCount(1);
  for (const page of [ann, eve]) {
    await expect(mark(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Plan together/ })).toHaveCount(0);
    await expect(page.getByRole('tab', { name: /^Plan/ })).toHaveCount(0);
  }
  expect(others.length).toBeGreaterThan(4);
  expect(others.filter((told) => told.includes('sketch') || told.includes('marks'))).toEqual([]);
});

test('the line at the foot of the map counts the stations as the house does', async ({ house, page }) => {
  await open(house, page, { team: 'All detectives' });
  for (let moves = 0; moves < 5; moves += 1) {
    await mover([page]);
    const stations = await lit(page);
    await choose(page, stations[0]!, true);
  }
  await mover([page]);
  await page.getByRole('button', { name: 'Show where Mister X may be' }).click();
  const count = /^(\d+) possible|^He’s/.exec(await page.locator('.aid').innerText());
  const line = page.getByRole('group', { name: 'Rounds' });
  await expect(line).toContainText(new RegExp(`\\D${count?.[1] ?? 1}( stations? open)?\\s*$`));
  await line.getByRole('button', { name: 'Round before' }).click();
  await expect(line).toContainText('Round 2');
});

test('the end tells the chase: as a film that can be held and skipped, or in pictures', async ({ house, browser }) => {
  const page = await (await browser.newContext({ ...DESK, reducedMotion: 'no-preference' })).newPage();
  await open(house, page, { team: 'All detectives', position: 'turn=1 count=2 detectives=34:9/8/4;155:9/8/4 x=22:4/3/3/2/2 shown=- log=t' });
  await mover([page]);
  await choose(page, 22, true);
  const end = page.locator('.end');
  await expect(end).toContainText('Blue took a taxi from 34 in round 1.');
  await page.getByRole('button', { name: 'Watch the chase' }).click();
  const film = page.getByRole('group', { name: 'The chase' });
  await film.getByRole('button', { name: 'Hold' }).click();
  await expect(film.getByRole('button', { name: 'Go on' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(film).toHaveCount(0);
  await expect(end.getByRole('img', { name: /^Caught/ })).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByRole('button', { name: 'Watch the chase' })).toHaveCount(0);
  await expect(end.getByRole('img', { name: /^Caught/ })).toBeVisible();
  // The next game has the sides swapped.
  await expect(end).toContainText('With sides swapped you play Mister X.');
  await end.getByRole('button', { name: 'Swap sides and play' }).click();
  await expect(page.getByRole('switch', { name: /Black ticket/ })).toBeVisible();
});
