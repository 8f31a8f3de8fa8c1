import { expect, test } from 'vitest';
import { invitation } from './invitation';
import type { House } from './wire.gen';

const house: House = {
  version: '0',
  games: [],
  addresses: ['http://192.168.1.20:7878'],
  lan_command: null,
  now: 0,
};

test('on the machine of the house, friends get the address on the network', () => {
  expect(invitation(house, 'http://localhost:7878', 'K7QF', 't1')).toEqual({
    join: ['http://192.168.1.20:7878/j/K7QF'],
    watch: 'http://192.168.1.20:7878/t/t1',
    reachable: true,
  });
});

test('elsewhere, what is in the address bar comes first, and once', () => {
  const { join } = invitation(house, 'https://play.example', 'K7QF', 't1');
  expect(join).toEqual(['https://play.example/j/K7QF', 'http://192.168.1.20:7878/j/K7QF']);
  expect(invitation(house, 'http://192.168.1.20:7878', 'K7QF', 't1').join).toHaveLength(1);
});

test('a house that hears only its own machine is said to be out of reach', () => {
  const shut = { ...house, addresses: [], lan_command: 'parlour serve --lan' };
  expect(invitation(shut, 'http://127.0.0.1:7878', 'K7QF', 't1')).toEqual({
    join: ['http://127.0.0.1:7878/j/K7QF'],
    watch: 'http://127.0.0.1:7878/t/t1',
    reachable: false,
  });
});

test('behind a proxy the house may hear only its own machine and still be reached', () => {
  const proxied = { ...house, addresses: [], lan_command: 'parlour serve --lan' };
  expect(invitation(proxied, 'https://play.example', 'K7QF', 't1').reachable).toBe(true);
});
