// What svelte-check does not look for: code that is never used, or does not do what it seems to. Prettier decides about the form.

import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import config from './svelte.config.js';

export default ts.config(
  { ignores: ['build', '.svelte-kit', 'playwright-report', 'test-results', '**/*.gen.ts'] },
  ts.configs.recommended,
  svelte.configs.recommended,
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: config } } },
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' }],
      // The shell passes a game's own types through without looking inside.
      '@typescript-eslint/no-explicit-any': 'off',
      // Sets and maps are replaced as wholes (`$state.raw`), or nothing is drawn from them.
      'svelte/prefer-svelte-reactivity': 'off',
      // `{' '}` is a space that no formatter takes away.
      'svelte/no-useless-mustaches': 'off',
      // Addresses are resolved where they are put together.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  // Drawings of our own, bundled with the page.
  { files: ['src/games/**/*.svelte'], rules: { 'svelte/no-at-html-tags': 'off' } },
  // Reading is what makes a derived value run.
  { files: ['**/*.test.ts'], rules: { '@typescript-eslint/no-unused-expressions': 'off' } },
);
