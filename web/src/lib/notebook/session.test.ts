import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '$lib/api';
import type { OpenNotebook } from './api';
import { NotebookSession, type Shelf } from './session.svelte';

type Page = { lines: string[] };
type Action = { add: string };

/** A shelf with one notebook on it, which answers when it is told to. */
class FakeShelf implements Shelf {
  view: OpenNotebook<Page> = { id: 'n1', tool: 'toy', name: 'Sunday', version: 1, changed_at: 0, mine: true, page: { lines: [] } };
  sent: { version: number; action: unknown }[] = [];
  /** Fails the next change with this, before or after it is written. */
  trouble: { error: ApiError; isWritten: boolean } | null = null;
  isGone = false;

  write(line: string): void {
    this.view = { ...this.view, version: this.view.version + 1, page: { lines: [...this.view.page.lines, line] } };
  }
  open = async () => {
    if (this.isGone) throw new ApiError(0, 'unreachable');
    return this.view;
  };
  act = async (_: string, version: number, action: unknown) => {
    this.sent.push({ version, action });
    if (version !== this.view.version) throw new ApiError(409, 'changed elsewhere');
    const { trouble } = this;
    this.trouble = null;
    if (!trouble || trouble.isWritten) this.write((action as Action).add);
    if (trouble) throw trouble.error;
    return this.view;
  };
  question = async (_: string, question: unknown) => question;
  rename = async (_: string, name: string) => (this.view = { ...this.view, name });
}

let shelf: FakeShelf;
let session: NotebookSession<Page, Action>;
const isIn = (line: string) => (page: Page) => page.lines.at(-1) === line;
beforeEach(() => {
  shelf = new FakeShelf();
  session = new NotebookSession<Page, Action>(shelf.view, shelf);
});

test('a change is shown as the house answers it', async () => {
  expect(await session.act({ add: 'a' })).toEqual({ done: true });
  expect(session.page.lines).toEqual(['a']);
  expect(session.version).toBe(2);
  expect(session.busy).toBe(false);
});

test('a second tap while the first is on its way changes nothing', async () => {
  const first = session.act({ add: 'a' });
  expect(session.busy).toBe(true);
  expect(await session.act({ add: 'a' })).toEqual({ done: false, why: 'busy' });
  await first;
  expect(shelf.sent).toHaveLength(1);
});

test('a refusal keeps the page and hands the tool’s own words on', async () => {
  shelf.trouble = { error: new ApiError(422, 'No.', { entries: [2] }), isWritten: false };
  expect(await session.act({ add: 'a' })).toEqual({ done: false, why: 'refused', text: 'No.', detail: { entries: [2] } });
  expect(session.page.lines).toEqual([]);
});

test('a notebook that was changed elsewhere is shown as it is there', async () => {
  shelf.write('theirs');
  expect(await session.act({ add: 'mine' }, isIn('mine'))).toMatchObject({ done: false, why: 'stale' });
  expect(session.page.lines).toEqual(['theirs']);
  expect(await session.act({ add: 'mine' }, isIn('mine'))).toEqual({ done: true });
  expect(session.page.lines).toEqual(['theirs', 'mine']);
});

test('a change whose answer was lost is not made twice', async () => {
  shelf.trouble = { error: new ApiError(0, 'unreachable'), isWritten: true };
  expect(await session.act({ add: 'a' }, isIn('a'))).toMatchObject({ done: false, why: 'lost' });
  expect(await session.act({ add: 'a' }, isIn('a'))).toEqual({ done: true });
  expect(shelf.view.page.lines).toEqual(['a']);
  expect(session.page.lines).toEqual(['a']);
});

test('a change that never arrived is made by trying again', async () => {
  shelf.trouble = { error: new ApiError(0, 'unreachable'), isWritten: false };
  await session.act({ add: 'a' }, isIn('a'));
  expect(await session.act({ add: 'a' }, isIn('a'))).toEqual({ done: true });
  expect(shelf.view.page.lines).toEqual(['a']);
});

test('somebody else’s line is not taken for a lost answer', async () => {
  shelf.trouble = { error: new ApiError(0, 'unreachable'), isWritten: false };
  await session.act({ add: 'a' }, isIn('a'));
  shelf.write('theirs');
  expect(await session.act({ add: 'a' }, isIn('a'))).toMatchObject({ why: 'stale' });
});

test('if it cannot even be looked at anew, that is told', async () => {
  shelf.write('theirs');
  shelf.isGone = true;
  expect(await session.act({ add: 'a' })).toEqual({ done: false, why: 'lost', text: 'unreachable' });
  expect(session.busy).toBe(false);
});

test('a notebook that was deleted elsewhere is gone', async () => {
  shelf.trouble = { error: new ApiError(404, 'no such notebook'), isWritten: false };
  expect(await session.act({ add: 'a' })).toEqual({ done: false, why: 'gone' });
  expect(session.busy).toBe(false);
});

test('a look at the shelf shows what another tab wrote; renaming keeps the rest', async () => {
  shelf.write('theirs');
  await session.reload();
  expect(session.page.lines).toEqual(['theirs']);
  await session.rename('Monday');
  expect(session.name).toBe('Monday');
  expect(session.page.lines).toEqual(['theirs']);
});
