import { expect, test } from 'vitest';
import { savesApi } from './api';
import { proposedName, saveWords } from './words';

function recording(answer: unknown) {
  const calls: { path: string; method: string; body: unknown }[] = [];
  const fetcher = ((path: string, init: RequestInit) => {
    calls.push({ path, method: init.method!, body: init.body });
    return Promise.resolve(new Response(JSON.stringify(answer), { status: 200 }));
  }) as typeof fetch;
  return { calls, api: savesApi(fetcher) };
}

test('a search is sent as it was typed', async () => {
  const { calls, api } = recording({ saves: [], fitting: 0, all: 0 });
  await api.list('a & b', 50);
  expect(calls[0]).toMatchObject({ path: '/api/saves?text=a+%26+b&skip=50', method: 'GET' });
});

test('a file is sent to the byte', async () => {
  const { calls, api } = recording({});
  const file = new Blob(['parlour-save']);
  await api.upload(file);
  expect(calls[0]).toEqual({ path: '/api/save-files', method: 'POST', body: file });
});

test('a set-up is saved as a new table would be ordered', async () => {
  const { calls, api } = recording({});
  const table = { game: 'checkers', setup: { position: 'W:W32:B1' }, seats: [] };
  await api.ofSetup('Study', table);
  expect(JSON.parse(String(calls[0]!.body))).toEqual({ name: 'Study', table });
});

test('the proposed name tells game, day and time', () => {
  expect(proposedName('Clue', new Date(2026, 10, 15, 18, 4))).toBe('Clue, 15 November, 18:04');
});

test('how far a save is', () => {
  expect([null, 0, 1, 12].map(saveWords.moves)).toEqual(['setup only', 'at the start', 'after one move', 'after 12 moves']);
});
