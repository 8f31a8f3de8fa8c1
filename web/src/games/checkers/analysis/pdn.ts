/** What the page itself reads of games as PDN: how many, and their names for titles. What they are, the house tells. */
import { text } from './text';

/** The value of a tag, such as `[White "Ann"]`. */
function tag(pdn: string, name: string): string | null {
  const found = new RegExp(`\\[\\s*${name}\\s+"([^"]*)"\\s*\\]`, 'i').exec(pdn)?.[1]?.trim();
  return found && found !== '?' ? found : null;
}

/** "Ann, Ben", or the event, or simply that it is a game; at most so many letters. */
export function titleOf(pdn: string, most: number): string {
  const names = [tag(pdn, 'Black'), tag(pdn, 'White')].filter((name) => name !== null);
  const title = names.length > 0 ? names.join(', ') : (tag(pdn, 'Event') ?? text.untitled);
  return [...title].slice(0, most).join('');
}

/** The games of a file by their titles, in its order: each begins with its tags. One where there are none. */
export function gamesIn(pdn: string, most: number): string[] {
  // What stands in braces is somebody's comment, and may hold anything.
  const lines = pdn.replace(/\{[^}]*\}/g, '').split(/\r?\n/);
  const games: string[] = [];
  let inTags = false;
  for (const line of lines) {
    const isTag = line.trimStart().startsWith('[');
    if (games.length === 0 || (isTag && !inTags && games[games.length - 1]?.trim() !== '')) games.push('');
    games[games.length - 1] += `${line}\n`;
    if (line.trim() !== '') inTags = isTag;
  }
  return games.map((game) => titleOf(game, most));
}
