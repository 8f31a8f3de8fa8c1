// Files that the browser keeps for somebody.

import { sound } from './sound/sound.svelte';

/** A name that every file system takes. */
export function fileName(title: string, otherwise: string, ending: string): string {
  const plain = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${plain || otherwise}.${ending}`;
}

/** Gives a text to the browser as a file to keep. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  sound.play('save');
  URL.revokeObjectURL(url);
}
