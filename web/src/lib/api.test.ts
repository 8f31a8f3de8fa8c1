import { expect, test } from 'vitest';
import { ApiError, houseApi, qrPicture } from './api';
import { words } from './words';

/** An api whose house always gives this answer, and the request it got. */
function answering(answer: Response | Error) {
  const asked: { path: string; init: RequestInit | undefined }[] = [];
  const api = houseApi(async (path, init) => {
    asked.push({ path: String(path), init });
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { api, asked };
}

test('a body goes out as JSON and the answer comes back as a value', async () => {
  const { api, asked } = answering(Response.json({ id: 'a', name: 'Ann' }));
  expect(await api.rename('Ann')).toEqual({ id: 'a', name: 'Ann' });
  expect(asked[0]).toMatchObject({
    path: '/api/me',
    init: { method: 'PUT', body: '{"name":"Ann"}', headers: { 'content-type': 'application/json' } },
  });
});

test('what the house says no with is the message', async () => {
  const { api } = answering(Response.json({ reason: { code: 'unknown-code', typed: 'K7QP' }, text: 'English' }, { status: 404 }));
  const error = await api.find('K7QP').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 404, message: 'No table has the code K7QP. Check it with your host.' });
});

test('a reason that the page has no words for is told in its own language', async () => {
  const { api } = answering(Response.json({ reason: { code: 'unheard-of' }, text: 'No.' }, { status: 403 }));
  await expect(api.house()).rejects.toMatchObject({ status: 403, message: words.problem.untold });
});

test('what a rule says comes along for whoever asked', async () => {
  const said = { space: 'voice', code: 'welcome', name: 'Ann' };
  const { api } = answering(Response.json({ reason: { code: 'rule', said }, text: 'English' }, { status: 422 }));
  await expect(api.house()).rejects.toMatchObject({ message: 'Welcome, Ann.', detail: said });
});

test('an answer that is no JSON still gives a sentence', async () => {
  const { api } = answering(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(api.house()).rejects.toMatchObject({ status: 502, message: words.problem.status(502) });
});

test('a house that cannot be reached is told plainly', async () => {
  const { api } = answering(new TypeError('network'));
  await expect(api.me()).rejects.toMatchObject({ status: 0, message: words.problem.unreachable });
});

test('a set-up is tried: its fault is a sentence, and a house that is away says nothing of it', async () => {
  const fine = answering(Response.json({ position: 'W:W27:B1' }));
  expect(await fine.api.checkSetup('checkers', { position: 'W:W27:B1' })).toBeNull();
  expect(fine.asked[0]).toMatchObject({ path: '/api/games/checkers/setups', init: { method: 'POST', body: '{"position":"W:W27:B1"}' } });
  const said = { space: 'voice', code: 'welcome', name: 'Ann' };
  const wrong = answering(Response.json({ reason: { code: 'bad-setup', fault: { code: 'own-fault', said } }, text: 'English' }, { status: 400 }));
  expect(await wrong.api.checkSetup('checkers', {})).toBe('Welcome, Ann.');
  await expect(answering(new TypeError('network')).api.checkSetup('checkers', {})).rejects.toMatchObject({ status: 0 });
});

test('codes and texts are made safe for an address', async () => {
  const { api, asked } = answering(Response.json({ id: 't', code: 'K7QF' }));
  await api.find('a/b');
  expect(asked[0]!.path).toBe('/api/codes/a%2Fb');
  expect(qrPicture('http://x/j/K7?a&b')).toBe('/api/qr.svg?text=http%3A%2F%2Fx%2Fj%2FK7%3Fa%26b');
});
