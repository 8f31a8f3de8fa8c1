// Every screen of the house, and how a guest gets there: for tests that must hold everywhere.

import { expect, type Page } from '@playwright/test';
import type { NewSeat, Options, TableAddress } from '../src/lib/table/wire.gen';
import { GAMES, lessonOf, seatsOf } from './games';
import type { House } from './house';
import { join } from './tables';

export interface Screen {
  name: string;
  /** It is looked at on a phone alone, or on all other screens. */
  only?: 'phone' | 'others';
  /** It has tabs, and each of them is looked at. */
  hasTabs?: boolean;
  /** A bar stays at the foot of a phone, and what lies under it is scrolled to: it is looked at from the end of the page. */
  isFooted?: boolean;
  open: (guest: Visitor) => Promise<unknown>;
}

const me: NewSeat = { kind: 'me' };
const anyone: NewSeat = { kind: 'open' };
const computer: NewSeat = { kind: 'brain', brain: 'random' };
const computers = (count: number) => Array.from({ length: count }, () => computer);

/** A guest with a name who walks through the house. What only has to be there is ordered over HTTP. */
export class Visitor {
  /** A table of each game whose end was seen. */
  readonly finished = new Map<string, string>();

  constructor(
    readonly page: Page,
    readonly house: House,
  ) {}

  async introduce(name: string): Promise<void> {
    await this.page.request.get(`${this.house.url}/api/me`);
    await this.page.request.put(`${this.house.url}/api/me`, { data: { name } });
  }

  async go(path: string): Promise<void> {
    await this.page.goto(this.house.url + path);
  }

  async post<Answer>(path: string, data: unknown): Promise<Answer> {
    const answer = await this.page.request.post(this.house.url + path, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  }

  order(game: string, seats: NewSeat[], more: { setup?: unknown; options?: Partial<Options> } = {}): Promise<TableAddress> {
    return this.post('/api/tables', { game, seats, ...more });
  }

  /** Goes to a new table of a game, with me on the first chair. */
  async sit(game: string, rest: NewSeat = computer, more: { setup?: unknown; options?: Partial<Options> } = {}): Promise<void> {
    const { id } = await this.order(game, [me, ...Array.from({ length: seatsOf(game) - 1 }, () => rest)], more);
    await this.go(`/t/${id}`);
  }

  /** Somebody else with a browser of their own takes a free seat, and is ready. */
  async invite(name: string, code: string): Promise<void> {
    const context = await this.page.context().browser()!.newContext({ locale: 'en-GB' });
    await join(this.house, await context.newPage(), name, code);
  }

  async seeTheEnd(game: string): Promise<void> {
    await expect(this.page.locator('.ending')).toBeVisible({ timeout: 60_000 });
    this.finished.set(game, new URL(this.page.url()).pathname.split('/').at(-1) ?? '');
  }

  button(name: string | RegExp): Promise<void> {
    return this.page.getByRole('button', { name }).first().click();
  }

  tab(name: string): Promise<void> {
    return this.page.getByRole('tab', { name }).click();
  }

  /** Everything that was folded away. */
  async unfold(): Promise<void> {
    await this.arrive();
    await this.page.locator('details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
  }

  /** A screen is there when it has a heading and nothing of it is still coming. */
  async arrive(): Promise<void> {
    await expect(this.page.locator('h1').first()).toBeAttached();
    await expect(this.page.locator('.bone')).toHaveCount(0);
  }
}

export const at = (path: string, name = path): Screen => ({ name, open: (guest) => guest.go(path) });

/** Pages with an address of their own, before anything was played. */
export const pages: Screen[] = [
  at('/', 'home'),
  {
    name: 'home, sound settings',
    open: async (guest) => {
      await guest.go('/');
      await guest.button('Volume, music and language');
    },
  },
  {
    name: 'home, no such code',
    open: async (guest) => {
      await guest.go('/');
      await guest.button('Join');
    },
  },
  {
    name: 'home, a code with no table',
    open: async (guest) => {
      await guest.go('/');
      await guest.page.getByLabel('Have a code?').fill('ZZZZZ');
      await guest.button('Join');
      await expect(guest.page.getByLabel('Have a code?')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  at('/rules'),
  ...GAMES.map((game) => at(`/rules/${game}`)),
  ...GAMES.map((game) => at(`/learn/${game}`)),
  at('/about'),
  at('/me'),
  {
    name: 'links for other devices',
    open: async (guest) => {
      await guest.go('/me');
      await guest.button('Make a link');
      await guest.button('Make a recovery link');
      await guest.button('Save name');
    },
  },
  at('/device', 'a link without its secret'),
  at('/sounds'),
  at('/saves', 'saves, none'),
  at('/no/such/page'),
  at('/j/ZZZZZ', 'no such code'),
  at('/t/nosuchtable', 'no such table'),
  at('/new/nope', 'no such game'),
];

/** Goes to a step of a game's lesson. */
const step = (guest: Visitor, game: string, id: string) => guest.go(`/learn/${game}?step=${lessonOf(game).indexOf(id) + 1}`);

/** Chooses cards in the dialog that is open, and confirms. */
async function name(guest: Visitor, cards: readonly RegExp[], confirm: string): Promise<void> {
  const dialog = guest.page.getByRole('dialog');
  for (const card of cards) await dialog.getByRole('radio', { name: card }).check();
  await dialog.getByRole('button', { name: confirm }).click();
}

/** Where a suggestion is shown. */
const stage = (guest: Visitor) => guest.page.getByRole('region', { name: 'Suggestion', exact: true });

/** Every step of every lesson; and what the board of a lesson asks and answers, which is the same every time. */
export const lessons: Screen[] = [
  ...GAMES.flatMap((game) => lessonOf(game).map((id) => ({ name: `lesson of ${game}, ${id}`, isFooted: true, open: (guest: Visitor) => step(guest, game, id) }))),
  {
    name: 'lesson, hint',
    open: async (guest) => {
      await step(guest, 'checkers', 'move');
      await guest.button('Hint');
    },
  },
  {
    name: 'clue, suggesting',
    open: async (guest) => {
      await step(guest, 'clue', 'suggest');
      await guest.button('Suggest');
    },
  },
  {
    name: 'clue, a card is shown',
    open: async (guest) => {
      await step(guest, 'clue', 'suggest');
      await guest.button('Suggest');
      await name(guest, [/Mrs\. Peacock/, /Knife/], 'Suggest');
      await expect(stage(guest).getByRole('button', { name: 'Continue' })).toBeEnabled();
    },
  },
  {
    name: 'clue, no one disproves',
    open: async (guest) => {
      await step(guest, 'clue', 'again');
      await guest.button('Suggest');
      await name(guest, [/Mr\. Green/, /Candlestick/], 'Suggest');
      await expect(stage(guest).getByRole('button', { name: 'Continue' })).toBeEnabled();
    },
  },
  {
    name: 'clue, showing a card',
    open: async (guest) => {
      await step(guest, 'clue', 'show');
      await stage(guest).getByRole('button', { name: 'Rope', exact: true }).first().click();
    },
  },
  {
    name: 'clue, the case is solved',
    open: async (guest) => {
      await step(guest, 'clue', 'accuse');
      await stage(guest).getByRole('button', { name: 'Continue' }).click();
      await guest.button('Accuse');
      await name(guest, [/Mr\. Green/, /Candlestick/, /Dining Room/], 'Open the case file');
      // Whoever won is named in it, in words that depend on who that is.
      await expect(guest.page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
    },
  },
];

/** The form of each game in each way to play, with everything unfolded, and what it says about faults. */
export const setups: Screen[] = [
  ...GAMES.flatMap((game) =>
    ['computer', 'host', 'screen'].map((mode) => ({
      name: `set-up of ${game}, ${mode}`,
      open: async (guest: Visitor) => {
        await guest.go(`/new/${game}?mode=${mode}`);
        await guest.unfold();
      },
    })),
  ),
  {
    name: 'set-up without a name',
    open: async (guest) => {
      await guest.go('/new/checkers?mode=host');
      await guest.page.getByLabel('Your name').fill('');
      await guest.button('Open the table');
      await expect(guest.page.getByLabel('Your name')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'name of a saved set-up',
    open: async (guest) => {
      await guest.go('/new/clue?mode=computer');
      await guest.button('Save this setup');
    },
  },
  {
    name: 'set-up board',
    open: async (guest) => {
      await guest.go('/new/checkers?mode=screen');
      await guest.page.getByRole('radio', { name: 'Custom' }).click();
    },
  },
  {
    name: 'set-up board, changed',
    open: async (guest) => {
      await guest.go('/new/checkers?mode=screen');
      await guest.page.getByRole('radio', { name: 'Custom' }).click();
      await guest.button('Clear');
      await guest.page.locator('[data-square="10"]').click();
    },
  },
  {
    name: 'a ballot that the house refuses',
    open: async (guest) => {
      await guest.go('/new/checkers?mode=screen');
      await guest.page.getByRole('radio', { name: 'Ballot' }).click();
      await guest.page.getByRole('radio', { name: 'By number' }).click();
      await guest.page.getByLabel(/Ballot number/).fill('157');
      await guest.button('Start the game');
      await expect(guest.page.getByRole('alert').filter({ hasText: '157' })).toBeVisible();
    },
  },
  {
    name: 'clue with too few suspects',
    open: async (guest) => {
      await guest.go('/new/clue?mode=computer');
      const seats = guest.page.locator('fieldset').getByRole('checkbox');
      for (const number of [5, 4, 3, 2]) if (await seats.nth(number).isChecked()) await seats.nth(number).click();
      await seats.first().click({ force: true });
    },
  },
  {
    name: 'scotland-yard from no position',
    open: async (guest) => {
      await guest.go('/new/scotland-yard?mode=computer');
      await guest.unfold();
      await guest.page.getByLabel('Start from a position').fill('Sunday');
      await guest.button('Start the game');
      await expect(guest.page.getByRole('alert').filter({ hasText: 'Sunday' })).toBeVisible();
    },
  },
  {
    name: 'ballots',
    open: async (guest) => {
      await guest.go('/new/checkers?mode=screen');
      await guest.page.getByRole('radio', { name: 'Ballot' }).click();
    },
  },
];

/** Rooms in which people wait for each other. */
export const rooms: Screen[] = [
  at('/quick/clue', 'waiting for a quick match'),
  {
    name: 'quick match, without a name',
    open: async (guest) => {
      await guest.page.context().clearCookies();
      await guest.go('/quick/checkers');
    },
  },
  ...GAMES.map((game) => ({ name: `waiting room of ${game}`, open: (guest: Visitor) => guest.sit(game, anyone) })),
  {
    name: 'changing the set-up of a table',
    open: async (guest) => {
      await guest.sit('clue', anyone);
      // There are others whose name begins like this one's.
      await guest.page.locator('.terms > button').click();
      await guest.unfold();
    },
  },
  {
    name: 'another name',
    open: async (guest) => {
      await guest.sit('clue', anyone);
      await guest.button('Change name');
    },
  },
  {
    name: 'another character',
    open: async (guest) => {
      const { id } = await guest.order('clue', [me, anyone, anyone], { setup: { suspects: ['scarlet', 'mustard', 'white'] } });
      await guest.go(`/t/${id}`);
      await guest.button('Change character');
    },
  },
  {
    name: 'removing somebody',
    open: async (guest) => {
      const { id, code } = await guest.order('checkers', [me, anyone]);
      await guest.invite('Ben', code);
      await guest.go(`/t/${id}`);
      await guest.button('Remove Ben');
      await expect(guest.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'somebody was removed',
    open: async (guest) => {
      await guest.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await expect(guest.page.getByRole('dialog')).toBeHidden();
      await guest.unfold();
    },
  },
  {
    name: 'counting down',
    open: async (guest) => {
      const { id, code } = await guest.order('checkers', [me, anyone]);
      await guest.invite('Ben', code);
      await guest.go(`/t/${id}`);
      await guest.page.getByRole('switch', { name: 'I’m ready' }).click();
      await expect(guest.page.getByRole('switch', { name: 'I’m ready' })).toBeChecked();
    },
  },
  {
    name: 'watching a waiting room',
    open: async (guest) => {
      const { id } = await guest.order('checkers', [anyone, anyone]);
      await guest.page.context().clearCookies();
      await guest.go(`/t/${id}`);
    },
  },
];

/** A table of each game; a phone has other tabs. */
const withTabs = (only: 'phone' | 'others'): Screen[] => GAMES.map((game) => ({ name: `table of ${game}`, only, hasTabs: true, isFooted: true, open: (guest) => guest.sit(game) }));

/** Tables at which a game is played, their tabs and their questions. */
export const tables: Screen[] = [
  ...withTabs('others'),
  {
    name: 'checkers, a piece is picked',
    open: async (guest) => {
      await guest.sit('checkers');
      await guest.page.locator('.live').first().click();
    },
  },
  {
    name: 'checkers, a hint',
    open: async (guest) => {
      await guest.sit('checkers');
      await guest.button('Hint');
      await expect(guest.page.getByRole('main')).toContainText(/: 1\d–1\d/);
    },
  },
  {
    name: 'checkers, a square that no piece can go to',
    open: async (guest) => {
      await guest.sit('checkers');
      await guest.page.locator('.live').first().click();
      await guest.page.locator('[data-square="16"]').click();
    },
  },
  {
    name: 'checkers, a draw is offered',
    open: async (guest) => {
      await guest.sit('checkers', me);
      await guest.button('Draw');
      await expect(guest.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'checkers, a takeback is asked for',
    open: async (guest) => {
      await guest.sit('checkers', me);
      // Both make a move: who has made none has nothing to take back.
      for (const [from, to] of [
        [11, 15],
        [22, 17],
      ]) {
        await guest.page.locator(`.live[data-square="${from}"]`).click();
        await guest.page.locator(`[data-square="${to}"]`).click();
      }
      await expect(guest.page.locator('.live[data-square="15"]')).toBeVisible();
      await guest.button('Take back');
      await expect(guest.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'watching a game',
    only: 'others',
    hasTabs: true,
    open: async (guest) => {
      const { id } = await guest.order('scotland-yard', computers(seatsOf('scotland-yard')), { options: { pace: 'slow' } });
      await guest.page.context().clearCookies();
      await guest.go(`/t/${id}`);
      await expect(guest.page.getByRole('tab').first()).toBeVisible();
    },
  },
  {
    name: 'chat and what the house says',
    only: 'others',
    open: async (guest) => {
      await guest.sit('checkers');
      await guest.tab('Chat');
      await guest.page.getByRole('textbox', { name: 'Message' }).fill('Sunday');
      await guest.button('Send');
      await expect(guest.page.getByRole('log').getByText('Sunday')).toBeVisible();
    },
  },
  {
    name: 'a paused table',
    open: async (guest) => {
      await guest.sit('checkers');
      await guest.tab('Table');
      await guest.button('Pause');
      await expect(guest.page.getByRole('button', { name: 'Resume' }).first()).toBeVisible();
    },
  },
  {
    name: 'scotland-yard, a double move',
    open: async (guest) => {
      await guest.sit('scotland-yard', computer, { options: { pace: 'slow' } });
      await guest.page.getByRole('switch', { name: /Double move/ }).click();
      await expect(guest.page.getByRole('switch', { name: /Double move/ })).toBeChecked();
    },
  },
  {
    name: 'starting over',
    open: async (guest) => {
      await guest.sit('checkers');
      await guest.tab('Table');
      await guest.button('Start over');
    },
  },
  {
    name: 'checkers, resigning',
    open: async (guest) => {
      await guest.sit('checkers');
      await guest.button('Resign');
    },
  },
  {
    name: 'leaving',
    open: async (guest) => {
      await guest.sit('checkers');
      await guest.button('Leave');
    },
  },
  {
    name: 'name of a save',
    open: async (guest) => {
      await guest.sit('checkers');
      await guest.tab('Table');
      await guest.button('Save this game');
    },
  },
  {
    name: 'list of keys',
    open: async (guest) => {
      await guest.sit('clue');
      await guest.tab('Table');
      await guest.button('Keys');
      await expect(guest.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'clue, accusing',
    open: async (guest) => {
      await guest.sit('clue');
      await guest.button('Accuse');
    },
  },
  {
    name: 'clue, where a roll leads',
    open: async (guest) => {
      await guest.sit('clue');
      await guest.button(/roll$/i);
      await expect(guest.page.locator('.lit').first()).toBeVisible();
    },
  },
  {
    name: 'scotland-yard, detectives',
    open: async (guest) => {
      const { id } = await guest.order('scotland-yard', [computer, me, me, me, me, me], { options: { pace: 'instant' } });
      await guest.go(`/t/${id}`);
      await expect(guest.page.locator('[data-to]').first()).toBeVisible();
    },
  },
  {
    name: 'scotland-yard, choosing a ticket',
    open: async (guest) => {
      await step(guest, 'scotland-yard', 'bus');
      await guest.page.locator('[data-to="22"]').click();
      await expect(guest.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'clue, why a card is ruled out',
    open: async (guest) => {
      await guest.sit('clue');
      const region = guest.page.getByRole('region', { name: 'Checklist' });
      await region.getByRole('radio', { name: 'Why?' }).click();
      await region.getByRole('row', { name: 'Rope' }).getByRole('button').first().click();
      await expect(guest.page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'passing the device on',
    open: async (guest) => {
      const { id } = await guest.order('clue', [me, me, ...computers(2)]);
      await guest.go(`/t/${id}`);
    },
  },
];

/** Tables on a phone, where what has no room beside the board has a tab. */
export const phones: Screen[] = withTabs('phone');

/** Games that are over, and what is left of them. */
export const ends: Screen[] = [
  {
    name: 'checkers, resigned',
    open: async (guest) => {
      await guest.sit('checkers');
      await guest.button('Resign');
      await guest.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
      await guest.seeTheEnd('checkers');
    },
  },
  // Computers alone come to an end by themselves.
  ...GAMES.map((game) => ({
    name: `${game}, ended`,
    open: async (guest: Visitor) => {
      const { id } = await guest.order(game, computers(seatsOf(game)), { options: { pace: 'instant' } });
      await guest.go(`/t/${id}`);
      await guest.seeTheEnd(game);
    },
  })),
  {
    name: 'clue, a wrong accusation',
    open: async (guest) => {
      await guest.sit('clue', computer, { options: { pace: 'slow' } });
      // A card of one's own lies in no envelope.
      await guest.button('Accuse');
      const dialog = guest.page.getByRole('dialog');
      for (const group of await dialog.getByRole('group').all()) {
        const mine = group.getByRole('radio', { name: /yours/ });
        await ((await mine.count()) > 0 ? mine : group.getByRole('radio')).first().check();
      }
      await dialog.getByRole('button', { name: 'Open the case file' }).click();
      await dialog.getByRole('button', { name: 'Accuse all the same' }).click();
      await expect(dialog.getByRole('heading', { name: 'Wrong accusation' })).toBeVisible();
    },
  },
  // Seen again through the eyes of one seat, and with everything on the table.
  ...GAMES.flatMap((game) =>
    ['seat', 'all'].map((eyes) => ({
      name: `${game}, seen again, ${eyes}`,
      isFooted: true,
      open: async (guest: Visitor) => {
        await guest.go(`/replay/${guest.finished.get(game)}?eyes=${eyes === 'seat' ? 0 : 'all'}`);
        await expect(guest.page.getByRole('slider')).toBeVisible();
      },
    })),
  ),
  {
    name: 'checking the deal',
    open: async (guest) => {
      await guest.go(`/replay/${guest.finished.get('clue')}`);
      await guest.button('Check fairness');
      await expect(guest.page.getByRole('dialog')).toBeVisible();
    },
  },
  at('/', 'home, with games'),
  {
    name: 'removing a game',
    open: async (guest) => {
      await guest.go('/');
      await guest.button(/^Remove/);
    },
  },
  {
    name: 'saves',
    open: async (guest) => {
      await guest.post('/api/saves', { name: `Study ${Date.now()}`, table: { game: 'checkers', seats: [me, computer] } });
      await guest.go('/saves');
    },
  },
  {
    name: 'going on with a save',
    open: async (guest) => {
      const { id } = await guest.post<{ id: string }>('/api/saves', { name: `Sunday ${Date.now()}`, table: { game: 'checkers', seats: [me, anyone] } });
      await guest.go(`/new/checkers?mode=host&save=${id}`);
    },
  },
  {
    name: 'a file that is no save',
    open: async (guest) => {
      await guest.go('/saves');
      await guest.page.getByLabel('Load a file').setInputFiles({ name: 'Sunday', mimeType: 'application/octet-stream', buffer: Buffer.from('Sunday') });
      await expect(guest.page.getByRole('alert').first()).toBeVisible();
    },
  },
  {
    name: 'renaming a save',
    open: async (guest) => {
      await guest.go('/saves');
      await guest.button(/^Rename/);
    },
  },
  {
    name: 'deleting a save',
    open: async (guest) => {
      await guest.go('/saves');
      await guest.button(/^Delete/);
    },
  },
];
