// Writes everything that is said in a language as one list, to be read through: where it stands, then the sentence.
// `npm run -s sentences de`; without a tag, English. A sentence that is made from names and numbers is written as it is
// made, so that each of its forms can be read.

import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'vite';

const [tag = 'en'] = process.argv.slice(2);
const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

/** Every text below a value, with its place. */
function* sentences(value, path) {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'function') yield [path, String(value)];
  else if (typeof value === 'object' && value !== null) for (const [key, each] of Object.entries(value)) yield* sentences(each, `${path}.${key}`);
}

/** Every message of a Fluent file with its attributes and forms; comments are left out. */
function* messages(text, path) {
  const blocks = text.replace(/^#.*\n/gm, '').split(/\n(?=\S)/);
  for (const block of blocks) {
    const [, name, message] = /^(-?[\w-]+) *=([^]*)$/.exec(block.trim()) ?? [];
    if (name) yield [`${path}.${name}`, message];
  }
}

const vite = await createServer({ server: { middlewareMode: true, hmr: false, ws: false }, appType: 'custom', logLevel: 'error' });
try {
  for (const space of ['home', 'rest']) {
    const { texts } = await vite.ssrLoadModule(`/src/languages/${tag}/${space}.ts`);
    for (const [file, text] of Object.entries(texts)) for (const [at, sentence] of sentences(text, file.replace(`/${tag}.ts`, ''))) console.log(`${at}\t${oneLine(sentence)}`);
  }
} finally {
  await vite.close();
}
const folder = new URL(`../languages/${tag}/`, import.meta.url);
for (const file of readdirSync(folder)
  .filter((name) => name.endsWith('.ftl'))
  .sort()) {
  for (const [at, message] of messages(readFileSync(new URL(file, folder), 'utf8'), `/languages/${file.replace('.ftl', '')}`)) console.log(`${at}\t${oneLine(message)}`);
}
