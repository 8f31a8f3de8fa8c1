// Texts are data: neither a component nor a program holds a sentence of its own.

import { parse } from 'svelte/compiler';
import { expect, it } from 'vitest';

const components = import.meta.glob<string>('/src/**/*.svelte', { query: '?raw', import: 'default', eager: true });
/** Programs, but for languages, tests and what is generated. */
const programs = import.meta.glob<string>(['/src/**/*.ts', '!/src/**/{words,text}/*', '!/src/languages/**', '!/src/**/{*.test,*.gen,testing}.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

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
/** In an expression a single word may be anything; several words are a sentence, unless their brackets say that they pick elements. */
const isSentence = (text: string): boolean => /\p{L}{2,}([,:] \p{L}{2,}| \p{L}+)/u.test(text) && !/\[.*\]/.test(text);

/** What stands inside; attributes are looked at for themselves. */
function* children(node: Node): Generator<Node> {
  for (const [key, value] of Object.entries(node)) {
    if (key === 'attributes') continue;
    if (Array.isArray(value)) yield* value.filter(isNode);
    else if (isNode(value)) yield value;
  }
}

/** The sentence that a string is, or what stands around the values of a template. */
function* sentenceOf(node: Node): Generator<string> {
  if (node.type === 'Literal' && typeof node.value === 'string' && isSentence(node.value)) yield node.value;
  if (node.type === 'TemplateElement') {
    const { cooked } = node.value as { cooked: string };
    if (isSentence(cooked)) yield cooked;
  }
}

function* inExpression(node: Node): Generator<string> {
  yield* sentenceOf(node);
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

/** Sentences in a program. What it tells developers when it fails, and its types, nobody is shown. */
function* inProgram(node: Node): Generator<string> {
  if (node.type === 'NewExpression' && (node.callee as Node).name === 'Error') return;
  if (node.type.startsWith('TS') && !('expression' in node)) return;
  yield* sentenceOf(node);
  for (const child of children(node)) yield* inProgram(child);
}

function inlineTexts(source: string): string[] {
  const { fragment, instance, module } = parse(source, { modern: true });
  const scripts = [instance, module].filter((script) => script != null);
  return [...inMarkup(fragment as unknown as Node), ...scripts.flatMap(({ content }) => [...inProgram(content as unknown as Node)])];
}
const inlineSentences = (program: string): string[] => inlineTexts(`<script lang="ts">${program}</script>`);

it('finds what is written inline, and nothing else', () => {
  expect(inlineTexts('<p>Good evening</p>')).toEqual(['Good evening']);
  expect(inlineTexts('<button aria-label="Close" class="btn small"></button>')).toEqual(['Close']);
  expect(inlineTexts("<p>{isWon ? 'You have won' : text}</p>")).toEqual(['You have won']);
  expect(inlineTexts('<p title={`Round ${n} of all`}></p>')).toEqual([' of all']);
  expect(inlineTexts('{#if a}<p>Here</p>{:else}{#each b as c (c)}<i>There</i>{/each}{/if}')).toEqual(['Here', 'There']);
  expect(inlineTexts("<!-- A note --><p class={a ? 'one two' : ''}>{words.title} · {n}</p><Icon name=\"book\" /><b>W:W27,K5</b>")).toEqual([]);
});

it('finds sentences in programs, and nothing else', () => {
  expect(inlineSentences("const title = event ?? 'A game of checkers';")).toEqual(['A game of checkers']);
  expect(inlineSentences('const told = (name: string) => `${name} has left`;')).toEqual([' has left']);
  expect(inlineTexts("<script>const told = { won: 'You have won' };</script>")).toEqual(['You have won']);
  expect(inlineSentences("type Side = 'one side'; if (!a) throw new Error('The map has no such station'); a.closest('input, select, [popover]');")).toEqual([]);
});

it.each(Object.entries({ component: components, program: programs }))(
  'no %s holds a sentence of its own',
  (kind, sources) => {
    const textsOf = kind === 'component' ? inlineTexts : inlineSentences;
    const found = Object.entries(sources).flatMap(([path, source]) => {
      const [first, ...more] = textsOf(source);
      return first === undefined ? [] : [`${path.replace('/src/', '')}: “${first}”${more.length > 0 ? ` and ${more.length} more` : ''}`];
    });
    expect(found).toEqual([]);
  },
  60_000,
);
