// The screens of the tools, as screens.ts has those of the house and its tables.

import { expect } from '@playwright/test';
import { at, type Screen, type Visitor } from './screens';

/** Four people, two suggestions: enough for marks, proofs and advice. */
const CASE = {
  edition: 'classic',
  players: [
    { name: 'Ann', cards: 5 },
    { name: 'Ben', cards: 5 },
    { name: 'Cid', cards: 4 },
    { name: 'Dee', cards: 4 },
  ],
  me: 'Ann',
  hand: ['Colonel Mustard', 'Knife', 'Wrench', 'Hall', 'Kitchen'],
  entries: [
    { kind: 'suggestion', by: 'Ann', cards: ['Miss Scarlet', 'Rope', 'Lounge'], shown_by: 'Cid', card: 'Rope' },
    { kind: 'suggestion', by: 'Dee', cards: ['Miss Scarlet', 'Candlestick', 'Billiard Room'], shown_by: null },
  ],
};

async function notebook(guest: Visitor, tool: string, setup: unknown): Promise<void> {
  const { id } = await guest.post<{ id: string }>('/api/notebooks', { tool, name: 'Sunday', setup });
  await guest.go(`/tools/${tool}/${id}`);
}

/** Fills in a suggestion, without sending it. */
async function enter(guest: Visitor, by: string, cards: readonly [suspect: RegExp, weapon: RegExp, room: RegExp], shower: string): Promise<void> {
  await guest.page.getByRole('group', { name: 'Who suggests?' }).getByRole('radio', { name: by }).check();
  for (const [number, group] of ['Suspects', 'Weapons', 'Rooms'].entries()) {
    await guest.page.getByRole('group', { name: group }).getByRole('radio', { name: cards[number]! }).check();
  }
  await guest.page.getByRole('group', { name: 'Who shows a card?' }).getByRole('radio', { name: shower }).check();
}

/** Begins to set a notebook up. */
async function newNotebook(guest: Visitor): Promise<void> {
  await guest.go('/tools/clue-assistant/new');
  await guest.arrive();
  // What was begun before is still there.
  const startOver = guest.page.getByRole('button', { name: 'Start over' });
  if (await startOver.isVisible()) await startOver.click();
}

/** What stands beside a real table, and what looks into games. */
export const tools: Screen[] = [
  at('/tools/clue-assistant', 'assistant, no notebook'),
  ...[0, 1, 2, 3].map((steps) => ({
    name: `assistant, set-up ${steps + 1}`,
    open: async (guest: Visitor) => {
      await newNotebook(guest);
      for (let step = 0; step < steps; step++) await guest.button('Next');
    },
  })),
  { name: 'assistant, notebook', open: (guest) => notebook(guest, 'clue-assistant', CASE) },
  {
    name: 'assistant, why',
    open: async (guest) => {
      await notebook(guest, 'clue-assistant', CASE);
      // Cid is the third of them.
      await guest.page.getByRole('row', { name: 'Rope' }).getByRole('button').nth(2).click();
    },
  },
  ...['Enter', 'Grid', 'Advice', 'Entries'].map((part) => ({
    name: `assistant, ${part}`,
    only: 'phone' as const,
    isFooted: true,
    open: async (guest: Visitor) => {
      await notebook(guest, 'clue-assistant', CASE);
      await guest.page.getByRole('navigation', { name: 'Parts of the notebook' }).getByRole('button', { name: part }).click();
      if (part === 'Advice') await expect(guest.page.getByRole('button', { name: 'Use this suggestion' }).first()).toBeVisible();
      await guest.unfold();
    },
  })),
  {
    name: 'assistant, advice',
    open: async (guest) => {
      await notebook(guest, 'clue-assistant', CASE);
      await expect(guest.page.getByRole('button', { name: 'Use this suggestion' }).first()).toBeVisible();
      await guest.unfold();
    },
  },
  ...['Known card', 'Accusation'].map((kind) => ({
    name: `assistant, ${kind}`,
    open: async (guest: Visitor) => {
      await notebook(guest, 'clue-assistant', CASE);
      await guest.page.getByRole('radio', { name: kind }).click();
    },
  })),
  {
    name: 'assistant, an entry is added',
    open: async (guest) => {
      await notebook(guest, 'clue-assistant', CASE);
      await enter(guest, 'Dee', [/Mr\. Green/, /Lead Pipe/, /Study/], 'Ben');
      await guest.button(/^Add entry/);
      await expect(guest.page.getByRole('button', { name: /^Delete entry/ })).toHaveCount(3);
    },
  },
  {
    name: 'assistant, a contradiction',
    open: async (guest) => {
      await notebook(guest, 'clue-assistant', CASE);
      await enter(guest, 'Cid', [/Colonel Mustard/, /Rope/, /Hall/], 'Dee');
      await guest.button(/^Add entry/);
      await expect(guest.page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'assistant, help',
    open: async (guest) => {
      await notebook(guest, 'clue-assistant', CASE);
      await guest.button('Help');
    },
  },
  at('/tools/clue-assistant', 'assistant, notebooks'),
  {
    name: 'renaming a notebook',
    open: async (guest) => {
      await guest.go('/tools/clue-assistant');
      await guest.button(/^Rename/);
    },
  },
  {
    name: 'deleting a notebook',
    open: async (guest) => {
      await guest.go('/tools/clue-assistant');
      await guest.button(/^Delete/);
    },
  },
  {
    name: 'a file that is no notebook',
    open: async (guest) => {
      await guest.go('/tools/clue-assistant');
      await guest.page.getByLabel('Load a file').setInputFiles({ name: 'Sunday', mimeType: 'application/json', buffer: Buffer.from('Sunday') });
      await expect(guest.page.getByRole('dialog').or(guest.page.getByRole('alert')).first()).toBeVisible();
    },
  },
  {
    name: 'assistant, an edition of one’s own',
    open: async (guest) => {
      await newNotebook(guest);
      await guest.page.getByRole('radio').last().check({ force: true });
    },
  },
  {
    name: 'assistant, changing an entry',
    only: 'others',
    open: async (guest) => {
      await notebook(guest, 'clue-assistant', CASE);
      await guest.button('Change entry 2');
    },
  },
  {
    name: 'assistant, rules over a notebook',
    open: async (guest) => {
      await notebook(guest, 'clue-assistant', CASE);
      await guest.button('Rules');
    },
  },
  at('/tools/checkers-analysis', 'analysis, no game'),
  at('/tools/checkers-analysis/new', 'analysis, a new game'),
  {
    name: 'analysis',
    open: async (guest) => {
      await notebook(guest, 'checkers-analysis', { pdn: '1. 11-15 23-19 2. 8-11 22-17 *' });
      await guest.unfold();
      await expect(guest.page.locator('tbody tr')).toHaveCount(4, { timeout: 60_000 });
    },
  },
  {
    name: 'analysis, help',
    open: async (guest) => {
      await notebook(guest, 'checkers-analysis', { pdn: '1. 11-15 23-19 2. 8-11 22-17 *' });
      await guest.button('Help');
    },
  },
  {
    name: 'analysis, a game that cannot be read',
    open: async (guest) => {
      await guest.go('/tools/checkers-analysis/new');
      await guest.page.getByLabel('Game as PDN').fill('1. 11-15 22-18 2. 9-13 *');
      await guest.button('Analyse');
      await expect(guest.page.getByRole('alert')).toBeVisible();
    },
  },
  at('/tools/no-such-tool', 'no such tool'),
];
