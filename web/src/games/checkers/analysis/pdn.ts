/** What the page itself reads of a game as PDN: its names, for a title. What the game is, the house tells. */

/** The value of a tag, such as `[White "Ann"]`. */
function tag(pdn: string, name: string): string | null {
  const found = new RegExp(`\\[\\s*${name}\\s+"([^"]*)"\\s*\\]`, 'i').exec(pdn)?.[1]?.trim();
  return found && found !== '?' ? found : null;
}

/** "Ann, Ben", or the event, or simply that it is a game; at most so many letters. */
export function titleOf(pdn: string, most: number): string {
  const names = [tag(pdn, 'Black'), tag(pdn, 'White')].filter((name) => name !== null);
  const title = names.length > 0 ? names.join(', ') : (tag(pdn, 'Event') ?? 'A game of checkers');
  return [...title].slice(0, most).join('');
}
