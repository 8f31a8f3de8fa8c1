import { parse, type AST } from 'svelte/compiler';
import { expect, it } from 'vitest';
import { show } from '../testing';
import { words } from '../words';
import Rail from './Rail.svelte';

const screens = import.meta.glob<string>('../../routes/**/+{page,error}.svelte', { query: '?raw', import: 'default', eager: true });
const components = import.meta.glob<string>('../**/*.svelte', { query: '?raw', import: 'default', eager: true });

/** Whether the rail is there whatever these nodes show: in every branch, or in a component of the house that always has it. */
function hasRail(fragment: AST.Fragment, source: string): boolean {
  return fragment.nodes.some((node) => {
    const has = (part: AST.Fragment | null) => part !== null && hasRail(part, source);
    switch (node.type) {
      case 'Component':
        return node.name === 'Rail' || isRailed(components[pathOf(node.name, source)]);
      case 'KeyBlock':
        return has(node.fragment);
      case 'IfBlock':
        return has(node.consequent) && has(node.alternate);
      case 'AwaitBlock':
        // What is awaited at a table is a part of this page: there is nothing to leave before it has come.
        return [node.pending, node.then, node.catch].every((part) => part === null || has(part)) && node.then !== null;
      default:
        return false;
    }
  });
}

/** Where a component of the house is imported from, as its glob calls it. */
const pathOf = (name: string, source: string) => source.match(new RegExp(`import ${name} from '\\$lib/(.+)';`))?.[1]?.replace(/^/, '../') ?? '';

const isRailed = (source: string | undefined) => source !== undefined && hasRail(parse(source, { modern: true }).fragment, source);

it('leads home and to the rules, and switches the sound', () => {
  const rail = show(Rail, {});
  expect(rail.querySelector(`a[href="/"][aria-label="${words.rail.home}"]`)).not.toBeNull();
  expect(rail.querySelector(`a[href="/rules"][aria-label="${words.rail.rules}"]`)).not.toBeNull();
  expect(rail.querySelector(`button[role="switch"][aria-label="${words.rail.sound}"]`)).not.toBeNull();
});

it('is on every screen, whatever the screen shows', () => {
  expect(Object.keys(screens).length).toBeGreaterThan(8);
  expect(Object.keys(screens).filter((path) => !isRailed(screens[path]))).toEqual([]);
});

it('would be missed in a branch', () => {
  const page = (markup: string) => isRailed(`<script lang="ts">import Room from '$lib/table/Room.svelte';</script>${markup}`);
  expect(page('{#if a}<Rail />{:else}<p>b</p><Rail />{/if}')).toBe(true);
  expect(page('{#key a}<Room />{/key}')).toBe(true);
  expect(page('{#if a}<Rail />{/if}')).toBe(false);
  expect(page('{#if a}<Rail />{:else}<p>b</p>{/if}')).toBe(false);
  expect(page('{#await a then b}<p>{b}</p>{:catch}<Rail />{/await}')).toBe(false);
});
