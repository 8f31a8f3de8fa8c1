// Texts are data: no component holds a sentence of its own.

import { parse } from 'svelte/compiler';
import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('/src/**/*.svelte', { query: '?raw', import: 'default', eager: true });

/** What is read out or shown of an attribute. */
const SPOKEN = new Set(['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt', 'label', 'name', 'caption']);
/** Elements whose `name` is no text: a field's name is for programs, an icon's picks a drawing. */
const NAMED = new Set(['input', 'Icon', 'meta', 'slot']);
/** Examples and keys that are the same in every language. */
const CODE = new Set(['b', 'kbd', 'code']);

type Node = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** A word of at least two letters that no program reads. */
const isText = (text: string): boolean => /\p{L}{2,}/u.test(text);
/** In an expression a single word may be anything; several words are a sentence. */
const isSentence = (text: string): boolean => /\p{L}{2,}[,:]? \p{L}+/u.test(text);

/** What stands inside; attributes are looked at for themselves. */
function* children(node: Node): Generator<Node> {
  for (const [key, value] of Object.entries(node)) {
    if (key === 'attributes') continue;
    if (Array.isArray(value)) yield* value.filter(isNode);
    else if (isNode(value)) yield value;
  }
}

/** Sentences in an expression: in strings and in what stands around the values of a template. */
function* inExpression(node: Node): Generator<string> {
  if (node.type === 'Literal' && typeof node.value === 'string' && isSentence(node.value)) yield node.value;
  if (node.type === 'TemplateElement') {
    const { cooked } = node.value as { cooked: string };
    if (isSentence(cooked)) yield cooked;
  }
  for (const child of children(node)) yield* inExpression(child);
}

function* inAttribute(attribute: Node, element: string): Generator<string> {
  const name = String(attribute.name);
  if (attribute.type !== 'Attribute' || !SPOKEN.has(name) || (name === 'name' && NAMED.has(element))) return;
  const parts = Array.isArray(attribute.value) ? attribute.value : [attribute.value];
  for (const part of parts.filter(isNode)) {
    if (part.type === 'Text' && isText(String(part.data))) yield String(part.data);
    else if (part.type === 'ExpressionTag') yield* inExpression(part);
  }
}

/** Every text that stands in the markup itself. */
function* inMarkup(node: Node): Generator<string> {
  if (node.type === 'Comment' || node.type === 'Attribute') return;
  if (node.type === 'Text' && isText(String(node.data))) yield String(node.data).trim();
  else if (node.type === 'ExpressionTag') yield* inExpression(node);
  const name = typeof node.name === 'string' ? node.name : '';
  if (Array.isArray(node.attributes)) for (const each of node.attributes.filter(isNode)) yield* inAttribute(each, name);
  if (CODE.has(name) && isExample(node)) return;
  for (const child of children(node)) if (child.type === 'Fragment' || isBlock(child)) yield* inMarkup(child);
}

const isBlock = (node: Node): boolean => !['Script', 'StyleSheet', 'Program', 'Attribute', 'Comment'].includes(node.type);

/** A key or a piece of notation: no small word in it. */
function isExample(node: Node): boolean {
  const text = JSON.stringify(node.fragment ?? '');
  return !/"data":"[^"]*\b[a-z]{2,}/.test(text);
}

export function inlineTexts(source: string): string[] {
  const { fragment } = parse(source, { modern: true });
  return [...inMarkup(fragment as unknown as Node)];
}

it('finds what is written inline, and nothing else', () => {
  expect(inlineTexts('<p>Good evening</p>')).toEqual(['Good evening']);
  expect(inlineTexts('<button aria-label="Close" class="btn small"></button>')).toEqual(['Close']);
  expect(inlineTexts("<p>{isWon ? 'You have won' : text}</p>")).toEqual(['You have won']);
  expect(inlineTexts('<p title={`Round ${n} of all`}></p>')).toEqual([' of all']);
  expect(inlineTexts('{#if a}<p>Here</p>{:else}{#each b as c (c)}<i>There</i>{/each}{/if}')).toEqual(['Here', 'There']);
  expect(inlineTexts("<!-- A note --><p class={a ? 'one two' : ''}>{words.title} · {n}</p><Icon name=\"book\" /><b>W:W27,K5</b>")).toEqual([]);
});

it('no component holds a sentence of its own', () => {
  const found = Object.entries(sources).flatMap(([path, source]) => {
    const [first, ...more] = inlineTexts(source);
    return first === undefined ? [] : [{ path: path.replace('/src/', ''), first, more: more.length }];
  });
  expect(found.map(({ path, first, more }) => `${path}: “${first}”${more ? ` and ${more} more` : ''}`)).toEqual([]);
}, 60_000);
