import next from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'
import regexp from 'eslint-plugin-regexp'
import importSort from 'eslint-plugin-simple-import-sort'

import boundaries from './eslint.boundaries.mjs'
import loneText from './eslint.lone-text.mjs'

/** React's rules take a third of the time of all, so they leave out the folders without React. */
const REACT = ['src/{app,components}/**/*.{ts,tsx}']

const config = [
  {
    ignores: [
      'node_modules/',
      '.next/',
      '.build/',
      '.data/',
      'src/lib/generated/',
      'src/app/(payload)/admin/importMap.js',
      'next-env.d.ts',
      'test-results/',
      'playwright-report/',
    ],
  },
  ...next.map((rules) => (rules.name === 'next' ? { ...rules, files: REACT } : rules)),
  ...typescript,
  ...boundaries,
  ...loneText,
  {
    plugins: { 'import-sort': importSort },
    rules: {
      // Node, packages, '@/', relative; a blank line between them.
      'import-sort/imports': [
        'error',
        { groups: [['^\\u0000'], ['^node:'], ['^@?\\w'], ['^@/', '^@payload-config'], ['^\\.']] },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': 'off', // the compiler finds them
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      'object-shorthand': ['error', 'properties'],
      'no-useless-rename': 'error',
      'no-console': ['error', { allow: ['error'] }],
      // Pictures are stored at every width that pages request; components/ui/picture.tsx shows them.
      '@next/next/no-img-element': 'off',
    },
  },
  { files: ['scripts/**', 'tests/**'], rules: { 'no-console': 'off' } },
  {
    // Tests read our own output; everything else may be given text by anyone.
    ignores: ['tests/**', '**/*.test.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
    },
  },
  {
    rules: {
      complexity: ['error', 15],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    },
  },
  // What is mostly data: the texts of a new site, and the tables of cases in tests.
  { files: ['src/lib/seed/**'], rules: { 'max-lines': 'off' } },
  {
    files: ['tests/**', '**/*.test.{ts,tsx}'],
    rules: {
      complexity: ['error', 30],
      'max-lines-per-function': 'off', // a `describe` is one
      'max-lines': ['error', { max: 450, skipBlankLines: true, skipComments: true }],
    },
  },
  { files: ['src/lib/browser/log-memory.ts'], rules: { 'no-console': ['error', { allow: ['debug'] }] } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
]

export default config
