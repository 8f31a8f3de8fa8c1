import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { sound } from '$lib/sound/sound.svelte';
import { show } from '../testing';
import Fault from './Fault.svelte';
import { focusWrong } from './focus';

let heard: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  heard = vi.spyOn(sound, 'play').mockImplementation(() => {});
});

test('a fault is heard when it comes, when it changes, and when the same one is found again', () => {
  const props = $state<{ text: string | null; cause: number }>({ text: null, cause: 0 });
  show(Fault, props);
  expect(heard).not.toHaveBeenCalled();
  const counts = [{ text: 'Enter a name.' }, { cause: 1 }, { text: 'Shorter.' }, { text: null }, { cause: 2 }].map((change) => {
    Object.assign(props, change);
    flushSync();
    return heard.mock.calls.length;
  });
  expect(counts).toEqual([1, 2, 3, 3, 3]);
  expect(heard).toHaveBeenCalledWith('refused');
});

test('a form that cannot be sent leads to what is wrong, and is heard every time', () => {
  const form = document.createElement('form');
  form.innerHTML = '<details><input aria-invalid="true"></details>';
  document.body.append(form);
  expect([focusWrong(form), focusWrong(form)]).toEqual([true, true]);
  expect(form.querySelector('details')!.open).toBe(true);
  expect(heard.mock.calls).toEqual([['refused'], ['refused']]);
  form.querySelector('input')!.removeAttribute('aria-invalid');
  expect(focusWrong(form)).toBe(false);
  expect(heard).toHaveBeenCalledTimes(2);
  form.remove();
});
