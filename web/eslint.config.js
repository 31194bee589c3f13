// What the layout does not show: mistakes, promises that nobody waits for, and files that have grown too long. Layout is
// prettier's business, and types that cross from one component to another are svelte-check's.
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  {
    ignores: [
      'src/engine',
      'measure',
      'src/net/local.ts',
      'src/net/site.ts',
      'src/net/table.ts',
      'src/net/wire.ts',
      'dist',
      'public',
      'test-results',
    ],
  },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-sequences': 'error',
      'svelte/button-has-type': 'error',
      '@typescript-eslint/consistent-type-definitions': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/explicit-function-return-type': ['error', { allowExpressions: true }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/prefer-optional-chain': 'error',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // eslint reads one file at a time: what another component exports or hands to a callback is `any` to it. svelte-check
    // knows these types and allows no `any`.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // A fixture that needs no other says so by an empty pattern.
    files: ['e2e/**', 'pictures/**'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    // What does not fit here has parts that deserve names. Words may be many, and net/types.ts mirrors the whole protocol.
    files: ['src/**/*.svelte', 'src/**/*.ts'],
    ignores: ['src/i18n/**', 'src/net/types.ts'],
    rules: { 'max-lines': ['error', 200] },
  },
  { files: ['**/*.js', '**/*.mjs'], extends: [ts.configs.disableTypeChecked] },
);
