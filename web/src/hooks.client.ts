import { loadTexts } from '$lib/language';

export const init = () => loadTexts('home');
