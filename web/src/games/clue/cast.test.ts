import { expect, it, vi } from 'vitest';
import { sound } from '$lib/sound/sound.svelte';
import { show } from '$lib/testing';
import Cast from './Cast.svelte';

it('the last seats cannot be taken out: that is said, and heard every time', () => {
  const heard = vi.spyOn(sound, 'play').mockImplementation(() => {});
  const onchange = vi.fn();
  const page = show(Cast, { suspects: ['scarlet', 'plum'], fewest: 2, onchange });
  const [scarlet, mustard] = page.querySelectorAll('input');
  scarlet!.click();
  scarlet!.click();
  expect(heard.mock.calls).toEqual([['refused'], ['refused']]);
  expect(onchange).not.toHaveBeenCalled();
  mustard!.click();
  expect(heard).toHaveBeenCalledTimes(2);
  expect(onchange).toHaveBeenCalledOnce();
});
