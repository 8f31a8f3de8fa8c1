import { expect, it } from 'vitest';
import { News, type Batch } from './news';

const seen = (sights: string, seat: number | null = 0) => ({ seq: sights.length, sights: [...sights], view: sights, seat });

function listened() {
  const news = new News<string, string>();
  const batches: Batch<string, string>[] = [];
  return { news, batches, stop: news.on((batch) => void batches.push(batch)) };
}

it('tells nothing at the first look, then each batch once', () => {
  const { news, batches } = listened();
  news.look(seen('abc'));
  news.look(seen('abc'));
  expect(batches).toEqual([]);
  news.look(seen('abcde'));
  news.look(seen('abcde'));
  expect(batches).toMatchObject([{ fresh: ['d', 'e'], before: { view: 'abc' }, view: 'abcde' }]);
});

it('tells of a step back without anything new', () => {
  const { news, batches } = listened();
  news.look(seen('abc'));
  news.look(seen('a'));
  expect(batches).toMatchObject([{ fresh: [], before: { view: 'abc' }, view: 'a' }]);
});

it('goes on counting when another seat looks', () => {
  const { news, batches } = listened();
  news.look(seen('ab', 0));
  news.look(seen('ab', 1));
  expect(batches).toEqual([]);
  news.look(seen('abc', 0));
  expect(batches).toMatchObject([{ fresh: ['c'], seat: 0, before: { seat: 1 } }]);
});

it('begins again after a reset, and stops telling who no longer listens', () => {
  const { news, batches, stop } = listened();
  news.look(seen('a'));
  news.reset();
  news.look(seen('abc'));
  expect(batches).toEqual([]);
  stop();
  news.look(seen('abcd'));
  expect(batches).toEqual([]);
});
