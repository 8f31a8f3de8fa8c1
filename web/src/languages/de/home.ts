// What the home page and the frame of every page say.

export const texts = import.meta.glob(['/src/lib/{words,{learn,sound}/words}/de.ts', '/src/games/*/cover/text/de.ts'], { import: 'de', eager: true });
