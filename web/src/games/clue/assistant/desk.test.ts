import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '$lib/api';
import { NotebookSession } from '$lib/notebook/session.svelte';
import { Desk } from './desk.svelte';
import { cellKey } from './grid';
import { page as first } from './testing';
import type { Action, Page, Question, Sheet } from './types.gen';

const found: Sheet = {
  ...first.sheet,
  cards: first.sheet.cards.map((row) => (row.card === 'Rope' ? { ...row, marks: [{ mark: 'has-not' }, { mark: 'has-not' }, { mark: 'has' }] } : row)),
};

let page: Page;
let version: number;
let refusal: ApiError | null;
let asked: Question[];
let sent: Action[];
let answers: (() => void)[];
let desk: Desk;

const view = () => ({ id: 'n1', tool: 'toy', name: 'Sunday', changed_at: 0, mine: true, version, page });

beforeEach(() => {
  page = first;
  version = 1;
  refusal = null;
  asked = [];
  sent = [];
  answers = [];
  const shelf = {
    open: async () => view(),
    rename: async () => view(),
    act: async (_: string, on: number, raw: unknown) => {
      if (refusal) throw refusal;
      if (on !== version) throw new ApiError(409, 'changed elsewhere');
      const action = raw as Action;
      version += 1;
      const { entries } = page.case;
      if (action.do === 'add') page = { ...page, case: { ...page.case, entries: [...entries, action.entry] }, sheet: found };
      sent.push(action);
      const undone = (steps: number) => ({ ...page, can_undo: page.can_undo - steps, case: { ...page.case, entries: entries.slice(0, -steps) } });
      if (action.do === 'undo') page = undone(action.steps ?? 1);
      if (action.do === 'delete') page = { ...page, case: { ...page.case, entries: entries.filter((_, at) => at + 1 !== action.at) } };
      return view();
    },
    question: (_: string, question: unknown) =>
      new Promise<unknown>((settle) => {
        asked.push(question as Question);
        answers.push(() => settle((question as Question).ask === 'sheet' ? { ...page.sheet, weighting: 'alike', worlds: '77' } : { title: JSON.stringify(question) }));
      }),
  };
  desk = new Desk(new NotebookSession<Page, Action>(view(), shelf));
});

function write(): void {
  desk.draft.ask('Ben');
  desk.draft.pick('suspect', 'Mr. Green');
  desk.draft.pick('weapon', 'Rope');
  desk.draft.pick('room', 'Hall');
  desk.draft.answer(null);
}

test('an entry is written down, the form is empty again, and what is new is told', async () => {
  write();
  expect(desk.number).toBe(9);
  expect(await desk.submit()).toBe(true);
  expect(desk.number).toBe(10);
  expect(desk.draft.cards).toEqual([]);
  expect(desk.draft.by).toBe('Cid');
  expect([...desk.fresh]).toEqual([cellKey('Rope', 'Ben'), cellKey('Rope', 'envelope')]);
  expect(desk.news?.text).toBe('Entry 9 added. New: Rope is in the case file. One place ruled out.');
});

test('half an entry is not sent', async () => {
  desk.draft.pick('weapon', 'Rope');
  expect(await desk.submit()).toBe(false);
  expect(version).toBe(1);
});

test('a refused entry stays in the form', async () => {
  write();
  refusal = new ApiError(422, 'Ben passed on it.', { code: 'new-clashes', numbers: [3], entries: [3, 9], steps: [] });
  expect(await desk.submit()).toBe(false);
  expect(desk.refused).toMatchObject({ text: 'Ben passed on it.', detail: { entries: [3, 9] } });
  expect(desk.draft.entry).not.toBeNull();
  refusal = null;
  expect(await desk.submit()).toBe(true);
  expect(desk.refused).toBeNull();
});

test('without the house the entry stays, and can be sent again', async () => {
  write();
  refusal = new ApiError(0, 'The house cannot be reached.');
  await desk.submit();
  expect(desk.trouble?.text).toBe('The house cannot be reached.');
  expect(desk.draft.cards).toHaveLength(3);
  refusal = null;
  desk.trouble!.again!();
  await expect.poll(() => desk.trouble).toBeNull();
  expect(desk.case.entries).toHaveLength(9);
});

test('a notebook changed elsewhere is shown anew, the entry stays', async () => {
  version = 5;
  write();
  await desk.submit();
  expect(desk.session.version).toBe(5);
  expect(desk.trouble).toMatchObject({ again: null });
  expect(desk.draft.cards).toHaveLength(3);
});

test('a change elsewhere in the list ends the changing of an entry, and says what it did', async () => {
  desk.draft.load(3);
  expect(desk.number).toBe(3);
  await desk.strike(1);
  expect(desk.draft.at).toBeNull();
  expect(desk.news?.text).toBe('Entry 1 deleted.');
  write();
  await desk.undo();
  expect(desk.draft.cards).toHaveLength(3);
  expect(desk.news?.text).toBe('Entry 7 is undone.');
});

test('the message about a deleted entry undoes that deletion only', async () => {
  await desk.strike(8);
  const { act } = desk.news!;
  write();
  await desk.submit();
  expect(desk.news?.act).toBeUndefined();
  act!.run();
  expect(desk.session.busy).toBe(false);
  expect(sent.map((action) => action.do)).toEqual(['delete', 'add']);
});

test('undo that is tapped while a change is on its way follows it, all at once', async () => {
  const first = desk.undo();
  await Promise.all([desk.undo(), desk.undo(), desk.undo(), desk.redo(), first]);
  expect(sent).toEqual([
    { do: 'undo', steps: 1 },
    { do: 'undo', steps: 2 },
  ]);
  expect(desk.news?.text).toBe('Entries 6 and 7 are undone.');
});

test('an entry being written waits while another is changed, and over a reload', async () => {
  write();
  await desk.submit();
  desk.draft.ask('Cid');
  desk.draft.pick('weapon', 'Rope');
  desk.edit(9);
  expect(desk.draft.cards).toHaveLength(3);
  const later = new Desk(desk.session, JSON.parse(JSON.stringify(desk.kept)));
  expect(later.draft.at).toBe(9);
  later.clear();
  expect(later.draft).toMatchObject({ at: null, by: 'Cid', cards: ['Rope'] });
  later.clear();
  expect(later.kept).toBeNull();
});

test('advice that takes the place of an entry can be taken back', () => {
  desk.draft.pick('weapon', 'Rope');
  desk.propose(['Mr. Green', 'Rope', 'Hall']);
  expect(desk.draft.cards).toHaveLength(3);
  desk.news!.act!.run();
  expect(desk.draft.cards).toEqual(['Rope']);
});

test('what was kept is dropped where its names mean nothing', () => {
  desk.draft.ask('Cid');
  const other = { ...desk.draft.kept, by: 'Zoe' };
  expect(new Desk(desk.session, { draft: other, aside: null }).draft.by).toBe('Ann');
});

test('a notebook that was deleted elsewhere is known to be gone', async () => {
  write();
  refusal = new ApiError(404, 'no such notebook');
  expect(await desk.submit()).toBe(false);
  expect(desk.isGone).toBe(true);
  expect(desk.draft.cards).toHaveLength(3);
});

test('only the last cell that was tapped is answered', async () => {
  const early = desk.askWhy('Rope', 'Ben');
  const late = desk.askWhy('Rope', 'envelope');
  answers[1]!();
  answers[0]!();
  await Promise.all([early, late]);
  expect(desk.why).toMatchObject({ holder: 'envelope', answer: { title: JSON.stringify(asked[1]) } });
  expect(desk.isAskedWhy(cellKey('Rope', 'envelope'))).toBe(true);
});

test('a change closes what was asked about the page before', async () => {
  const why = desk.askWhy('Rope', 'Ben');
  answers[0]!();
  await why;
  await desk.strike(8);
  expect(desk.why).toBeNull();
  expect(desk.case.entries).toHaveLength(7);
});

test('the other weighting is asked for, also after a change', async () => {
  const weighed = desk.weigh('alike');
  answers[0]!();
  await weighed;
  expect(desk.sheet.worlds).toBe('77');
  const struck = desk.strike(8);
  await expect.poll(() => answers.length).toBe(2);
  expect(desk.sheet).toBe(desk.page.sheet);
  answers[1]!();
  await struck;
  expect(desk.sheet.weighting).toBe('alike');
  await desk.weigh('shown');
  expect(desk.sheet).toBe(desk.page.sheet);
  expect(asked).toHaveLength(2);
});
