// What the home page and the frame of every page say.

export const texts = import.meta.glob(['/src/lib/{words,{learn,sound}/words}/en.ts', '/src/games/*/cover/text/en.ts'], { import: 'en', eager: true });
