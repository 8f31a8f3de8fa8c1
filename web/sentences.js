// Writes everything that is said in a language as one list, to be read through: where it stands, a tab, the sentence.
// `npm run -s sentences de`; without a tag, English. A sentence that is made from names and numbers is written with
// examples, one line for each of its forms: the page's own with values that its parameters' types allow, those of the
// house with the examples that its tests say.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { createServer } from 'vite';

const [tag = 'en'] = process.argv.slice(2);

const print = (at, sentence) => console.log(`${at}\t${sentence.replace(/\s+/g, ' ').trim()}`);

// Examples of parameters.

/** More combinations than this are not read through: then one parameter is changed at a time. */
const MANY = 12;
/** An object within an object within … says nothing new. */
const DEEP = 4;

const config = ts.getParsedCommandLineOfConfigFile(fileURLToPath(new URL('tsconfig.json', import.meta.url)), {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic: console.error });

/** Every choice of one from each list, or those that differ from the first choice in one place. */
function choices(lists) {
  if (lists.reduce((product, list) => product * list.length, 1) <= MANY) return lists.reduce((rows, list) => rows.flatMap((row) => list.map((each) => [...row, each])), [[]]);
  const first = lists.map(([each]) => each);
  return [first, ...lists.flatMap((list, at) => list.slice(1).map((each) => first.with(at, each)))];
}

/** Values of a type, the usual one first. A text is its parameter's name. */
function values(checker, type, name, depth = 0) {
  const below = (other, called = name) => values(checker, other, called, depth + 1);
  const has = (flag) => (type.flags & flag) !== 0;
  if (has(ts.TypeFlags.BooleanLiteral)) return [checker.typeToString(type) === 'true'];
  if (type.isUnion()) return type.types.toSorted((one, other) => isNothing(one) - isNothing(other)).flatMap((each) => values(checker, each, name, depth));
  if (type.isLiteral()) return [type.value];
  if (has(ts.TypeFlags.NumberLike)) return [2, 1, 0];
  if (has(ts.TypeFlags.Null)) return [null];
  if (has(ts.TypeFlags.Undefined)) return [undefined];
  if (has(ts.TypeFlags.StringLike | ts.TypeFlags.AnyOrUnknown) || depth > DEEP) return [`⟨${name}⟩`];
  if (type.symbol?.name === 'Date') return [new Date(2026, 4, 31, 20, 15)];
  if (checker.isTupleType(type)) return choices(checker.getTypeArguments(type).map((each) => below(each)));
  if (checker.isArrayType(type)) {
    const [one, other = one] = below(checker.getTypeArguments(type)[0]);
    return [[one, other], [one], []];
  }
  if (type.getCallSignatures().length > 0) return [() => `⟨${name}⟩`];
  const fields = checker.getPropertiesOfType(type);
  return choices(fields.map((field) => below(checker.getTypeOfSymbol(field), field.name))).map((row) => Object.fromEntries(fields.map((field, at) => [field.name, row[at]])));
}

const isNothing = (type) => (type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0;

// What the page says.

/** All texts of what was made of parameters, in a row: sentences with marked cards in them are lists. */
const flat = (made) => (typeof made === 'object' && made !== null ? Object.values(made).map(flat).join('') : typeof made === 'boolean' ? '' : String(made ?? ''));

const isNone = (value) => value === 0 || (Array.isArray(value) && value.length === 0);
/** Whether a sentence is made for none of something, too. Most are never said of none, and would read as faults. */
const isForNone = (make) => /(===|!==|>) 0\b/.test(String(make));

/** What a function says, each of its forms once: numbers alone make no other form. Nothing if it needs what no example has. */
function said(checker, make, type) {
  const [signature] = type.getCallSignatures();
  if (!signature) return [];
  const lists = signature.getParameters().map((parameter) => {
    const all = values(checker, checker.getTypeOfSymbol(parameter), parameter.name);
    return isForNone(make) ? all : all.filter((value) => !isNone(value));
  });
  try {
    const forms = new Map(
      choices(lists)
        .map((row) => flat(make(...row)))
        .toReversed()
        .map((text) => [text.replace(/\d+/g, '#'), text]),
    );
    // An example may lie beyond what is ever asked for, as the colour after the last.
    return [...forms.values()].filter((text) => !/^$|\bundefined\b/.test(text)).toReversed();
  } catch {
    return [];
  }
}

/** Prints every text below a value of the page, with its place. */
function printTexts(checker, value, type, path) {
  if (typeof value === 'string') print(path, value);
  else if (typeof value === 'function') {
    const forms = said(checker, value, type);
    for (const form of forms.length > 0 ? forms : [String(value)]) print(path, form);
  } else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) {
      const field = type.getProperty(key);
      const below = field
        ? checker.getTypeOfSymbol(field)
        : (checker.getIndexTypeOfType(type, ts.IndexKind.Number) ?? checker.getIndexTypeOfType(type, ts.IndexKind.String) ?? checker.getAnyType());
      printTexts(checker, each, below, `${path}.${key}`);
    }
}

/** Prints all text modules. Their types are those of English: every other language has the same. */
async function printPage(vite) {
  const modules = [];
  for (const space of ['home', 'rest']) modules.push(...Object.entries((await vite.ssrLoadModule(`/src/languages/${tag}/${space}.ts`)).texts));
  const english = (path) => fileURLToPath(new URL(path.replace(/^\/(.*)\/[^/]+\.ts$/, '$1/en.ts'), import.meta.url));
  const program = ts.createProgram(
    modules.map(([path]) => english(path)),
    config.options,
  );
  const checker = program.getTypeChecker();
  for (const [path, text] of modules) {
    const exports = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(english(path))));
    printTexts(checker, text, checker.getTypeOfSymbol(exports.find(({ name }) => name === 'en')), path.replace(/\/[^/]+\.ts$/, ''));
  }
}

// What the house says.

/** Every message of a Fluent file as it is written, with its attributes; comments are left out. */
function messages(text) {
  const blocks = text.replace(/^#.*\n/gm, '').split(/\n(?=[^\s}])/);
  return blocks.flatMap((block) => {
    const [, name, message] = /^(-?[\w-]+) *=([^]*)$/.exec(block.trim()) ?? [];
    if (!name) return [];
    const [value, ...attributes] = message.split(/\n\s+(?=\.[\w-]+ *=)/);
    return [[name, value], ...attributes.map((attribute) => /^(\.[\w-]+) *=([^]*)$/.exec(attribute)).map(([, form, pattern]) => [name + form, pattern])].filter(
      ([, said]) => said.trim() !== '',
    );
  });
}

/** A value and every value in it that has a message of its own in the same space. */
function* spoken(value) {
  if (typeof value !== 'object' || value === null) return;
  if (typeof value.code === 'string') yield value;
  for (const part of Object.values(value)) if (!part?.space) yield* spoken(part);
}

/** Prints the messages of the house: said with their examples, or as they are written if they are only parts of others. */
async function printHouse(vite) {
  const folder = new URL(`../languages/${tag}/`, import.meta.url);
  // A language in disguise has no messages of its own.
  if (!existsSync(folder)) return;
  const { Speech } = await vite.ssrLoadModule('/src/lib/voice/speech.ts');
  const read = (space) => readFileSync(new URL(`${space}.ftl`, folder), 'utf8');
  const speechOf = (space) => {
    const speech = new Speech(tag, [read('language'), read(space)]);
    speech.elsewhere = speechOf;
    return speech;
  };
  for (const space of readdirSync(folder)
    .map((file) => file.replace('.ftl', ''))
    .toSorted()) {
    const examples = new URL(`src/lib/voice/examples/${space}.gen.json`, import.meta.url);
    const all = existsSync(examples) ? JSON.parse(readFileSync(examples, 'utf8')).flatMap(({ value }) => [...spoken(value)]) : [];
    const speech = speechOf(space);
    for (const [name, message] of messages(read(space))) {
      const forms = new Set(all.filter(({ code }) => code === name).map((value) => speech.say(value)));
      for (const form of forms.size > 0 ? forms : [message]) print(`/languages/${space}.${name}`, form);
    }
  }
}

const vite = await createServer({ server: { middlewareMode: true, hmr: false, ws: false }, appType: 'custom', logLevel: 'error' });
try {
  await printPage(vite);
  await printHouse(vite);
} finally {
  await vite.close();
}
