/** The three sets of rules people know; each single rule is an option of its own. */
import { isSame } from '$lib/same';
import type { Fares, Setup, SetupFault } from './types.gen';

export type Preset = 'classic' | 'seed' | 'modern';
export const PRESETS: readonly Preset[] = ['classic', 'seed', 'modern'];

const HUNTED: Fares = { taxi: 4, bus: 3, underground: 3 };
const HUNTER: Fares = { taxi: 10, bus: 8, underground: 4 };

/** Everything but how many detectives play, whether it is practice, and what becomes of whoever is late. */
type Rules = Omit<Setup, 'detectives' | 'practice' | 'on_timeout' | 'position'>;

const CLASSIC: Rules = {
  starts: 'shared-cards',
  mister_x: HUNTED,
  black: 'one-each',
  doubles: 2,
  windows: 24,
  shown: [3, 8, 13, 18],
  detective: HUNTER,
  order: 'fixed',
  last_round: false,
};

export const RULES: Record<Preset, Rules> = {
  classic: CLASSIC,
  seed: { ...CLASSIC, starts: 'any', doubles: 0 },
  modern: { ...CLASSIC, starts: 'split-cards', mister_x: 'unlimited', black: 5, shown: [3, 8, 13, 18, 24], order: 'free', last_round: true },
};

/** Which preset these rules are; null = rules of one's own. */
export function presetOf(setup: Setup): Preset | null {
  return PRESETS.find((preset) => Object.entries(RULES[preset]).every(([key, value]) => isSame(setup[key as keyof Setup], value))) ?? null;
}

export const withPreset = (setup: Setup, preset: Preset): Setup => ({ ...setup, ...RULES[preset] });

/** "3 8 13" as numbers in order, or null if it cannot be read so. */
export function windowList(text: string): number[] | null {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  if (words.some((word) => !/^\d{1,2}$/.test(word))) return null;
  return [...new Set(words.map(Number))].sort((a, b) => a - b);
}

/** What the rules refuse of a setup, and the field of the form where it is mended. */
const FIELDS: Readonly<Partial<Record<SetupFault['code'], string>>> = {
  detectives: 'detectives',
  'too-many-tickets': 'detective',
  windows: 'windows',
  'shown-outside': 'shown',
  'shown-order': 'shown',
};

/** Which field of the form a fault is about; null = none in particular. */
export function fieldOf(code: string | undefined, setup: Setup): string | null {
  return FIELDS[code as SetupFault['code']] ?? (setup.position === undefined ? null : 'position');
}
