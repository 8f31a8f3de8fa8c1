// Leaves the styles of components as they are: one rule to a line, where Prettier would give every declaration its own.

import { doc } from 'prettier';

const { hardline, join } = doc.builders;

/** The lines without the indentation that all have in common. */
function lines(text) {
  const all = text.trimEnd().replace(/^\n+/, '').split('\n');
  const depth = Math.min(...all.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length));
  return all.map((line) => line.slice(depth).trimEnd());
}

export const parsers = {
  css: { parse: (text) => ({ text }), astFormat: 'styles', locStart: () => 0, locEnd: ({ text }) => text.length },
};

export const printers = {
  styles: { print: (path) => join(hardline, lines(path.node.text)) },
};
