import { expect, test } from 'vitest';
import { Hurry, type Storage } from './hurry';
import type { Pace, Options } from './wire.gen';

const options = (pace: Pace): Options => ({ decision_seconds: null, pace, stand_in_seconds: null, help: true });

function storage(): Storage {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

test('the next table is as fast as this one was before the hurry, also after a reload', () => {
  const kept = storage();
  new Hurry(() => kept).begin('t1', options('slow'));
  const after = new Hurry(() => kept);
  expect(after.next('t1', options('instant'))).toEqual(options('slow'));
  expect(after.next('t2', options('instant'))).toEqual(options('instant'));
});

test('said twice, the first pace counts', () => {
  const kept = storage();
  const hurry = new Hurry(() => kept);
  hurry.begin('t1', options('fast'));
  hurry.begin('t1', options('instant'));
  expect(hurry.next('t1', options('instant')).pace).toBe('fast');
});

test('a pace that is chosen later counts', () => {
  const kept = storage();
  const hurry = new Hurry(() => kept);
  hurry.begin('t1', options('slow'));
  hurry.end('t1');
  expect(hurry.next('t1', options('fast')).pace).toBe('fast');
});

test('without storage the next table is as fast as this one', () => {
  const hurry = new Hurry(() => { throw new Error('forbidden'); });
  hurry.begin('t1', options('slow'));
  expect(hurry.next('t1', options('instant')).pace).toBe('instant');
});

test('what is no pace is not used', () => {
  const hurry = new Hurry(() => ({ ...storage(), getItem: () => 'gallop' }));
  expect(hurry.next('t1', options('normal')).pace).toBe('normal');
});
