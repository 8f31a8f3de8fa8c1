/** The one after or before this in a list that ends where it begins; the first or last if this is not in it. */
export function nextOf<Item>(all: readonly Item[], here: Item, isForward: boolean): Item | undefined {
  const at = all.indexOf(here);
  if (at === -1) return all.at(isForward ? 0 : -1);
  return all.at((at + (isForward ? 1 : -1)) % all.length);
}
