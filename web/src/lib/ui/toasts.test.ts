import { expect, test } from 'vitest';
import { Toasts } from './toasts.svelte';

function shelf() {
  const timers: (() => void)[] = [];
  return { timers, toasts: new Toasts((_, then) => timers.push(then)) };
}

test('a message goes by itself, an error stays until it is closed', () => {
  const { timers, toasts } = shelf();
  toasts.say('Copied.', 'good');
  toasts.say('The house is full.', 'bad');
  timers.forEach((ring) => ring());
  expect(toasts.list.map((toast) => toast.text)).toEqual(['The house is full.']);
  toasts.close(toasts.list[0]!.id);
  expect(toasts.list).toEqual([]);
});

test('a message can say what may still be done about it', () => {
  const { toasts } = shelf();
  const done: string[] = [];
  toasts.say('Entry 3 is deleted.', 'plain', { label: 'Undo', run: () => done.push('undone') });
  toasts.list[0]!.act!.run();
  expect(done).toEqual(['undone']);
});

test('the same message is not stacked', () => {
  const { toasts } = shelf();
  toasts.say('The house is full.', 'bad');
  toasts.say('The house is full.', 'bad');
  expect(toasts.list).toHaveLength(1);
});

test('what is no longer so can be taken back', () => {
  const { toasts } = shelf();
  toasts.say('Ben is away.');
  toasts.say('The house is full.', 'bad');
  toasts.unsay('Ben is away.');
  expect(toasts.list.map((toast) => toast.text)).toEqual(['The house is full.']);
});
