import type { Language } from '$lib/language';

/** English in disguise, made by a program: whatever is not in disguise on a screen was never translated. */
export default {
  name: 'Éñglísh',
  locale: 'en-GB',
  disguises: { tag: 'en', load: () => import('./disguise') },
} satisfies Language;
