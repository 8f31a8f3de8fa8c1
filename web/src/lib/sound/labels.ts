// What the sounds are called in the language that is spoken. Their own labels are English; a game's folder holds the
// others beside its sounds.

import { inLanguage } from '$lib/language';
import { de as house } from './house.de';

type Labels = Readonly<Record<string, string>>;
const games = import.meta.glob<Labels>('../../games/*/sounds.de.ts', { import: 'de', eager: true });

export const german: Labels = Object.assign({}, house, ...Object.values(games));

const labels = inLanguage<Labels>({ en: {}, de: german });

export const labelOf = (effect: { label: string }): string => labels[effect.label] ?? effect.label;
