// Before every test file, as before the first page.

import { loadDictionary } from './dictionary';

await loadDictionary();
