import { expect, test } from 'vitest';
import { words } from '$lib/words';
import { rematch } from './rematch';
import { ann, ben, tableView } from './testing';
import type { Note } from './wire.gen';

const here = 'http://house:7878';
const zoe = { id: 'z', name: 'Zoe' };
const table = tableView({ phase: { at: 'over', outcome: 'drawn' } });
const said = (n: number, seq: number, guest: typeof ann, text: string): Note => ({ n, at: 0, seq, body: { kind: 'said', guest, text } });
const find = (...notes: Note[]) => rematch(table, notes, 9, 'b', here);

test('what one of the others opens after the end is found', () => {
  expect(find(said(1, 9, ann, words.chat.again('K7QP')))).toEqual({ code: 'K7QP', by: 'Ann' });
  expect(find(said(1, 9, ann, `Come: ${here}/j/K7QP.`))).toEqual({ code: 'K7QP', by: 'Ann' });
});

test('the newest counts, whatever is said after it', () => {
  const notes = [said(1, 9, ann, '/j/OLD1'), said(2, 9, ann, '/j/NEW2'), said(3, 9, ann, 'Well played.')];
  expect(find(...notes)?.code).toBe('NEW2');
});

test('my own, a watcher’s, another house’s and one from before the end do not count', () => {
  expect(find(said(1, 9, ben, '/j/K7QP'))).toBeNull();
  expect(find(said(1, 9, zoe, '/j/K7QP'))).toBeNull();
  expect(find(said(1, 9, ann, 'http://elsewhere/j/K7QP'))).toBeNull();
  expect(find(said(1, 8, ann, '/j/K7QP'))).toBeNull();
});
