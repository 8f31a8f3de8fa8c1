// Mounts components in unit tests as the page does.

import { flushSync, mount, unmount, type Component } from 'svelte';
import { onTestFinished } from 'vitest';

/** Mounts a component until the test ends. Props that are `$state` stay reactive: call `flushSync` after a change. */
export function show<Props extends Record<string, any>>(component: Component<Props>, props: Props): HTMLElement {
  const target = document.body.appendChild(document.createElement('div'));
  const shown = mount(component, { target, props });
  flushSync();
  onTestFinished(async () => {
    await unmount(shown);
    target.remove();
  });
  return target;
}
