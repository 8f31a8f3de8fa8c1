import type { Language } from '$lib/language';

export default { name: 'Deutsch', locale: 'de-DE' } satisfies Language;
