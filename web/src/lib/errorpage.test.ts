import { expect, test } from 'vitest';
import { ApiError } from './api';
import { lost, orErrorPage } from './errorpage';

const failing = (reason: Error) => orErrorPage(() => Promise.reject(reason));

test('what is said of an error page is told apart from what the framework says', async () => {
  await expect(failing(new ApiError(404, 'No such table.'))).rejects.toMatchObject({ status: 404, body: { message: 'No such table.', ours: true } });
  expect(() => lost('No such game.')).toThrow(expect.objectContaining({ status: 404, body: { message: 'No such game.', ours: true } }));
  expect(() => lost('No such table.', 'No replay')).toThrow(expect.objectContaining({ body: { message: 'No such table.', ours: true, title: 'No replay' } }));
});

test('a house that cannot be asked has said nothing', async () => {
  await expect(failing(new ApiError(0, 'Away.'))).rejects.toMatchObject({ status: 503, body: { ours: false } });
});

test('a bug is not the house’s no', async () => {
  await expect(failing(new TypeError('x is undefined'))).rejects.toThrow(TypeError);
});
