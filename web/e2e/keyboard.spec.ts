// A whole game of each kind without a mouse, from the home page to its end.

import type { Locator, Page } from '@playwright/test';
import { Detective } from './detective';
import { complaints, expect, test, type House } from './house';
import { Keys } from './keys';
import { square } from './setup-board';
import type { Place } from '../src/games/clue/types.gen';

/** Picks a game on the home page and goes to its form. */
async function choose(house: House, keys: Keys, game: RegExp): Promise<void> {
  const { page } = keys;
  await page.goto(house.url);
  // The very first stop leads past the rail.
  await keys.use(page.getByRole('button', { name: 'Skip to content' }));
  await keys.choose(page.getByRole('group', { name: 'Game' }), page.getByRole('radio', { name: game }));
  await keys.use(page.getByRole('link', { name: /Play the computer/ }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** Computers answer at once, and the game begins. */
async function start(keys: Keys): Promise<void> {
  const { page } = keys;
  await keys.use(page.locator('summary', { hasText: 'More options' }));
  const paces = page.getByRole('radiogroup', { name: 'Computer speed' });
  await keys.choose(paces, paces.getByRole('radio', { name: 'Instant' }));
  await keys.use(page.getByRole('button', { name: 'Start the game' }));
  await expect(page.getByRole('tab', { name: 'Table' })).toBeVisible();
  await keys.expectHeld();
}

test('checkers by keys alone: a position is written down, played and won', async ({ house, page }) => {
  const heard = complaints(page);
  const keys = new Keys(page);
  await choose(house, keys, /^Checkers/);
  const opening = page.getByRole('radio', { name: 'Custom' });
  await keys.choose(page.getByRole('radiogroup').filter({ has: opening }), opening);
  // White's man on 29 is shut in; the other walks towards two of Black's, and there is nothing else to do.
  await keys.write(page.getByLabel('Position as text'), 'B:W20,29:B3,4,5,22,25');
  await expect(page.getByText('ready to play')).toBeVisible();
  await start(keys);

  const board = page.locator('[data-square]');
  for (const [from, to] of [
    [5, 9],
    [9, 13],
    [13, 17],
  ] as const) {
    await expect(square(page, from)).toHaveClass(/live/);
    await keys.reachPlace(board, square(page, from));
    await keys.press('Enter');
    await expect(square(page, from)).toHaveAttribute('aria-pressed', 'true');
    await keys.reachPlace(board, square(page, to));
    await keys.press('Enter');
    await expect(square(page, to)).toHaveAttribute('aria-label', /black man/);
    await keys.expectHeld();
  }
  // What can take must: the only lit pieces, and their only ways.
  await expect(page.locator('.live').first()).toBeAttached();
  await keys.reachPlace(board, page.locator('.live'));
  await keys.press('Enter');
  await keys.reachPlace(board, page.locator('.goal'));
  await keys.press('Enter');
  await expect(page.getByRole('heading', { name: 'You win' })).toBeVisible();
  await keys.expectHeld();
  await keys.use(page.getByRole('button', { name: 'Play again' }));
  await expect(square(page, 5)).toHaveClass(/live/);
  expect(heard).toEqual([]);
});

/** Plays Clue and Clue-less like any other detective, but without a mouse. */
class KeyDetective extends Detective {
  readonly keys: Keys;

  constructor(page: Page) {
    super(page);
    this.keys = new Keys(page);
  }

  override async hit(target: Locator): Promise<void> {
    // While a suggestion is shown the bar waits for the end of it.
    await expect(target).toBeEnabled({ timeout: 30_000 });
    await this.keys.use(target);
  }

  override pick(radio: Locator): Promise<void> {
    return this.keys.choose(radio.locator('xpath=ancestor::fieldset'), radio);
  }

  override async go(place: Place): Promise<void> {
    await expect(this.stop(place)).toBeEnabled({ timeout: 30_000 });
    await this.keys.reachPlace(this.page.locator('[data-stop]'), this.stop(place));
    await this.ears.after(() => this.keys.press('Enter'));
  }

  /** Everything of one turn, and what others ask until the next. */
  async turn(): Promise<'act' | 'over'> {
    const { to_play } = this.view;
    for (;;) {
      await this.next();
      await this.keys.expectHeld();
      if ((await this.ears.wake()) === 'over') return 'over';
      const isNext = this.view.to_play === this.ears.seat && this.actions.some(({ do: what }) => what === 'roll' || what === 'move');
      if (to_play !== this.ears.seat || isNext) return 'act';
    }
  }
}

test('Clue by keys alone: turns, a suggestion, an answer, an accusation, the end', async ({ house, page }) => {
  test.setTimeout(240_000);
  const heard = complaints(page);
  const ann = new KeyDetective(page);
  const { keys, dialog } = ann;
  await choose(house, keys, /^Clue,/);
  for (const level of await page.getByRole('combobox', { name: /^Level/ }).all()) {
    await keys.reach(level);
    await keys.press('Home');
    await expect(level).toHaveValue('random');
  }
  await start(keys);
  await ann.ears.wake();

  // Escape closes what may be closed, and the keys are where they were.
  await keys.use(ann.act('Accuse'));
  await expect(dialog).toBeVisible();
  await keys.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(ann.act('Accuse')).toBeFocused();

  const look = dialog.getByRole('button', { name: 'See the board' });
  const hasAsked = () => ann.ears.sights.some((sight) => sight.saw === 'suggested' && sight.seat === ann.ears.seat);
  for (let turns = 0; turns < 12 && !ann.ears.isOver && (turns < 3 || !hasAsked()); turns++) await ann.turn();
  if (!ann.ears.isOver && ann.view.may_accuse) {
    const [[suspect], [weapon], [room]] = ann.cases();
    await ann.read();
    await ann.accuse(suspect!, weapon!, room!);
    // Whoever was wrong lets the others finish.
    const finish = dialog.getByRole('button', { name: 'Let the computers finish' });
    await expect(finish.or(look).first()).toBeVisible();
    if ((await finish.count()) > 0) await keys.use(finish);
  }
  await ann.end();
  await keys.use(look);
  await expect(page.getByRole('heading', { name: /^(You win|You lose|No one wins)/ })).toBeVisible();
  await keys.expectHeld();
  expect(heard).toEqual([]);
});

/** The lit stations, in order; none once the game is over. */
async function lit(page: Page): Promise<number[]> {
  await expect.poll(async () => (await page.locator('.end, [data-to]').count()) > 0, { intervals: [20, 50, 100], timeout: 60_000 }).toBe(true);
  if ((await page.locator('.end').count()) > 0) return [];
  const found = await page.locator('[data-to]').evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-to'))));
  return found.sort((a, b) => a - b);
}

/** A short hunt through London: two detectives, four windows. */
async function hunt(house: House, keys: Keys, side: string): Promise<void> {
  const { page } = keys;
  await choose(house, keys, /^Scotland Yard/);
  const team = page.getByRole('radio', { name: side });
  await keys.choose(page.getByRole('radiogroup').filter({ has: team }), team);
  const detectives = page.getByRole('radiogroup', { name: 'Detectives' });
  await keys.choose(detectives, detectives.getByRole('radio', { name: '2' }));
  for (const level of await page.locator('select[id$="level"]').all()) {
    await keys.reach(level);
    await keys.press('Home');
    await expect(level).toHaveValue('random');
  }
  await keys.use(page.locator('summary', { hasText: 'House rules' }));
  await keys.write(page.getByLabel('Moves in the game'), '4');
  await keys.write(page.getByLabel('Mister X surfaces on moves'), '2 4');
  await start(keys);
}

for (const side of ['Mister X', 'All detectives']) {
  test(`Scotland Yard by keys alone: ${side} to the end of the log`, async ({ house, page }) => {
    test.setTimeout(240_000);
    const heard = complaints(page);
    const keys = new Keys(page);
    await hunt(house, keys, side);
    const map = page.locator('svg.yard[role="group"]');
    let moves = 0;
    for (let stations = await lit(page); stations.length > 0; stations = await lit(page)) {
      const before = await map.getAttribute('aria-label');
      const station = stations[moves % stations.length]!;
      // By turns: typed, and found on the map.
      if (moves % 2 === 0) {
        await page.keyboard.type(String(station));
        if ((await page.locator('.typed').count()) > 0) await keys.press('Enter');
      } else {
        await keys.reach(page.locator('[data-to]'));
        await keys.press('ArrowRight');
        await keys.press('Enter');
      }
      // Where several tickets lead there, the first has the focus.
      const fare = page.getByRole('dialog').locator('.fare').first();
      await expect
        .poll(
          async () => {
            if (await keys.isOn(fare)) await keys.press('Enter');
            return (await map.getAttribute('aria-label')) !== before;
          },
          { intervals: [50, 100, 200] },
        )
        .toBe(true);
      await keys.expectHeld();
      moves += 1;
    }
    expect(moves).toBeGreaterThan(1);
    await expect(page.getByRole('heading', { name: /^You (win|lose)/ })).toBeVisible();
    expect(heard).toEqual([]);
  });
}
