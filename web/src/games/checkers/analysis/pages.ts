// Loaded with a game that is looked into, not with the home page.

import type { ToolPages } from '$lib/tool';
import Help from './Help.svelte';
import New from './New.svelte';
import Notebook from './Notebook.svelte';
import Refused from './Refused.svelte';
import { resultText } from './telling';

export const pages: ToolPages = { New, Notebook, Refused, Help, headline: resultText };
