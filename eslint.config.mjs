import next from '@next/eslint-plugin-next'
import regexp from 'eslint-plugin-regexp'
import importSort from 'eslint-plugin-simple-import-sort'
import ts from 'typescript-eslint'

import boundaries from './eslint.boundaries.mjs'
import loneText from './eslint.lone-text.mjs'

/** The rules that oxlint does not have; .oxlintrc.json has all others. */
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
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: ts.parser } },
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
    },
  },
  {
    files: ['src/{app,components}/**/*.{ts,tsx}'],
    plugins: { '@next/next': next },
    rules: { '@next/next/no-location-assign-relative-destination': 'error' },
  },
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
]

export default config
