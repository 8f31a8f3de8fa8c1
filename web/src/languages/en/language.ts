import type { Language } from '$lib/language';

export default { name: 'English', locale: 'en-GB' } satisfies Language;
