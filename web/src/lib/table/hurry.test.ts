import { beforeEach, expect, test, vi } from 'vitest';
import { hurry } from './hurry';
import type { Pace, Options } from './wire.gen';

const options = (pace: Pace): Options => ({ decision_seconds: null, pace, stand_in_seconds: null, help: ['hint'] });

beforeEach(() => sessionStorage.clear());

test('the next table is as fast as this one was before the hurry, also after a reload', () => {
  hurry.begin('t1', options('slow'));
  expect(hurry.next('t1', options('instant'))).toEqual(options('slow'));
  expect(hurry.next('t2', options('instant'))).toEqual(options('instant'));
});

test('said twice, the first pace counts', () => {
  hurry.begin('t1', options('fast'));
  hurry.begin('t1', options('instant'));
  expect(hurry.next('t1', options('instant')).pace).toBe('fast');
});

test('a pace that is chosen later counts', () => {
  hurry.begin('t1', options('slow'));
  hurry.end('t1');
  expect(hurry.next('t1', options('fast')).pace).toBe('fast');
});

test('without storage the next table is as fast as this one', () => {
  vi.stubGlobal('sessionStorage', undefined);
  hurry.begin('t1', options('slow'));
  expect(hurry.next('t1', options('instant')).pace).toBe('instant');
});

test('what is no pace is not used', () => {
  sessionStorage.setItem('parlour-pace-before-t1', 'gallop');
  expect(hurry.next('t1', options('normal')).pace).toBe('normal');
});

test('after a skip to the turn it is as fast as before, once', () => {
  expect(hurry.skipAhead('t1', options('slow'))).toBe(true);
  expect(hurry.arrive('t2')).toBeNull();
  expect(hurry.arrive('t1')).toBe('slow');
  expect(hurry.arrive('t1')).toBeNull();
});

test('whoever lets the computers finish after a skip is not slowed down by their turn, and has the first pace in the next game', () => {
  hurry.skipAhead('t1', options('slow'));
  hurry.begin('t1', options('instant'));
  expect(hurry.arrive('t1')).toBeNull();
  expect(hurry.next('t1', options('instant')).pace).toBe('slow');
});

test('a game that ends during a skip is followed by one as fast as before', () => {
  hurry.skipAhead('t1', options('fast'));
  expect(hurry.next('t1', options('instant')).pace).toBe('fast');
});

test('what cannot be kept is not begun', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(hurry.skipAhead('t1', options('slow'))).toBe(false);
});
