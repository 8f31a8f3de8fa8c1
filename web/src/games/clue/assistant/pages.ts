// Loaded with a notebook, not with the home page.

import type { ToolPages } from '$lib/tool';
import Help from './Help.svelte';
import New from './New.svelte';
import Notebook from './Notebook.svelte';
import Refused from './Refused.svelte';
import { words } from './words';

export const pages: ToolPages = {
  New,
  Notebook,
  Refused,
  Help,
  headline: (page) => words.guess(page.sheet.accusation.chance, page.sheet.accusation.is_certain),
};
