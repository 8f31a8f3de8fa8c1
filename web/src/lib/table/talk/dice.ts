/** Dice that every page throws alike: what falls depends on a text and nothing else. */

/** Throws of a die with so many sides, counted from 0. */
export type Dice = (sides: number) => number;

export function dice(text: string): Dice {
  // FNV-1a over the text, then mulberry32: short, and the same in every browser.
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193);
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

/** The same things in an order that the dice choose. */
export function shuffled<Thing>(things: readonly Thing[], roll: Dice): Thing[] {
  const left = [...things];
  return things.map(() => left.splice(roll(left.length), 1)[0]!);
}
