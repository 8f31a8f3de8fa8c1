/** The words beside a finished game with everything revealed. */
import { inLanguage } from '$lib/language';

export const revealedWords = inLanguage({
  en: { title: 'All cards', envelope: 'Case file', open: 'Face up' },
  de: { title: 'Alle Karten', envelope: 'Fallakte', open: 'Offen ausgelegt' },
});
