// What is said beyond the home page.

export const texts = import.meta.glob(['/src/**/{words,text}/en.ts', '!/src/lib/{words,{learn,sound}/words}/**', '!/src/games/*/cover/**'], { import: 'en', eager: true });
