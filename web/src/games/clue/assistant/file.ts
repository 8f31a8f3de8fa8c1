// Case files: a notebook that can be carried away.

import { fileName as safeName, saveFile } from '$lib/file';
import type { Case } from './types.gen';
import { words } from './words';

/** A name that every file system takes. */
export function fileName(notebook: string): string {
  return safeName(notebook, words.exported, 'json');
}

/** Gives the case to the browser as a file to keep. Answers what the file is called. */
export function saveCase(notebook: string, game: Case): string {
  const name = fileName(notebook);
  saveFile(name, `${JSON.stringify(game, null, 2)}\n`, 'application/json');
  return name;
}
