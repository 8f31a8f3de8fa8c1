// Lists, spans and ages as a language writes them.

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

export function measures(locale: string) {
  const names = new Intl.ListFormat(locale);
  const choice = new Intl.ListFormat(locale, { type: 'disjunction' });
  const age = new Intl.RelativeTimeFormat(locale);
  return {
    /** "Ann", "Ann and Ben", "Ann, Ben and Cleo" */
    list: (texts: readonly string[]): string => names.format(texts),
    /** "North or South" */
    any: (texts: readonly string[]): string => choice.format(texts),
    /** "90 seconds", "2 minutes", "1 day": in the largest unit that fits exactly. */
    span(seconds: number): string {
      const [unit, size] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? (['second', 1] as const);
      return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size);
    },
    /** "5 minutes ago", "3 days ago"; null for what happened within the last minute. */
    ago(ms: number): string | null {
      const [unit, size] = UNITS.find(([, size]) => ms >= size * 1000) ?? [];
      return unit ? age.format(-Math.floor(ms / size / 1000), unit) : null;
    },
  };
}
