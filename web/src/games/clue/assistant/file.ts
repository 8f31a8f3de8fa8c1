// Case files: a notebook that can be carried away.

import type { Case } from './types.gen';
import { words } from './words';

/** A name that every file system takes. */
export function fileName(notebook: string): string {
  const plain = notebook
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${plain || words.exported}.json`;
}

/** Gives the case to the browser as a file to keep. Answers what the file is called. */
export function saveCase(notebook: string, game: Case): string {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(game, null, 2)}\n`], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName(notebook);
  link.click();
  URL.revokeObjectURL(url);
  return link.download;
}
