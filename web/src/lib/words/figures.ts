// Rows of things, numbers and chances as a language writes them: for sentences of games and tools. What the home page
// needs stands in `measures.ts`.

type Items = readonly (string | number)[];

/** A chance in percent, without the sign. What is neither nought nor certain is never written as if it were. */
export function share(chance: number): string {
  if (chance < 0.005) return '<1';
  if (chance > 0.995) return '>99';
  return String(Math.round(chance * 100));
}

export function figures(locale: string) {
  const and = new Intl.ListFormat(locale);
  const or = new Intl.ListFormat(locale, { type: 'disjunction' });
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const exact = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const tenths = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const certain = new Intl.NumberFormat(locale, { style: 'percent' }).format(1);
  return {
    /** "27", "27 and 28", "26, 27 and 28" */
    all: (items: Items): string => and.format(items.map(String)),
    /** "26, 27 or 28" */
    any: (items: Items): string => or.format(items.map(String)),
    /** The same as `all` in pieces: the words between, and whatever is made of each item. */
    parts: <Part>(items: readonly string[], item: (text: string) => Part): (Part | string)[] =>
      and.formatToParts(items).map(({ type, value }) => (type === 'element' ? item(value) : value)),
    /** "1,234,567", "3.4" */
    number: (value: number | bigint): string => number.format(value),
    /** "3.4", "55": as exact as anyone wants to know an average. */
    average: (value: number): string => (value < 10 ? tenths : whole).format(value),
    /** "0.90": with two places after the point. */
    hundredths: (value: number): string => exact.format(value),
    /** "46%" */
    percent: (chance: number): string => certain.replace('100', share(chance)),
  };
}
