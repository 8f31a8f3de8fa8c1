import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answer, Request } from './session.svelte';
import { Sketchbook } from './sketchbook.svelte';

/** A house that answers when it is told to. */
function house() {
  const asked: { request: Request; answer: (answer: Answer) => void }[] = [];
  const book = new Sketchbook((request) => new Promise((answer) => asked.push({ request, answer })));
  return { asked, book };
}
const done: Answer = { done: true };
const refused = (code: 'too-fast' | 'game-over'): Answer => ({ done: false, refused: { reason: { code }, text: code } });
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a sketchbook', () => {
  test('is there for seats to which the house shows it', () => {
    const { book } = house();
    expect(book.of(1)).toBeNull();
    book.take({ seat: 1, sketches: [{ seat: 2, sketch: 'x' }] });
    expect(book.of(1)).toEqual([{ seat: 2, sketch: 'x' }]);
    expect(book.of(0)).toBeNull();
    expect(book.of(null)).toBeNull();
  });

  test('what I draw is there at once, until the house shows it', async () => {
    const { asked, book } = house();
    book.take({ seat: 1, sketches: [{ seat: 1, sketch: 'old' }] });
    book.draw(1, 'new');
    expect(book.of(1)).toEqual([{ seat: 1, sketch: 'new' }]);
    asked[0]!.answer(done);
    await settled();
    expect(book.of(1)).toEqual([{ seat: 1, sketch: 'new' }]);
    book.take({ seat: 1, sketches: [{ seat: 1, sketch: 'shown' }] });
    expect(book.of(1)).toEqual([{ seat: 1, sketch: 'shown' }]);
    // Or the house shows it first, and answers then.
    book.draw(1, null);
    expect(book.of(1)).toEqual([]);
    book.take({ seat: 1, sketches: [] });
    asked[1]!.answer(done);
    await settled();
    expect(book.of(1)).toEqual([]);
  });

  test('of many changes only the last is sent', async () => {
    const { asked, book } = house();
    book.take({ seat: 1, sketches: [] });
    for (const sketch of [1, 2, 3, 4]) book.draw(1, sketch);
    expect(asked).toHaveLength(1);
    asked[0]!.answer(done);
    await settled();
    expect(asked.map(({ request }) => request)).toEqual([1, 4].map((sketch) => ({ type: 'sketch', seat: 1, sketch })));
  });

  test('what is too much at once is sent a little later', async () => {
    const { asked, book } = house();
    book.take({ seat: 1, sketches: [] });
    book.draw(1, 'x');
    asked[0]!.answer(refused('too-fast'));
    await settled();
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked[1]!.request).toEqual({ type: 'sketch', seat: 1, sketch: 'x' });
  });

  test('what the house refuses is not there any more', async () => {
    const { asked, book } = house();
    book.take({ seat: 1, sketches: [] });
    book.draw(1, 'x');
    asked[0]!.answer(refused('game-over'));
    await settled();
    expect(book.of(1)).toEqual([]);
  });
});
