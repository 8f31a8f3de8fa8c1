// Before every test file, as before the first page.

import { loadTexts } from '../language';

await Promise.all([loadTexts('home'), loadTexts('rest')]);
