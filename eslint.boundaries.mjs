import boundaries from 'eslint-plugin-boundaries'
import ts from 'typescript-eslint'

import { BANNED_PACKAGES, LAYERS } from './eslint.layers.mjs'

const PACKAGES_ARE_FREE = {
  from: { element: { type: '**' } },
  allow: { to: { module: { origin: ['external', 'core'] } } },
}

/** Without checkAllOrigins the banned packages are silently allowed. */
const dependencies = (policies) => ['error', { default: 'disallow', checkAllOrigins: true, policies }]

/**
 * The imports allowed in each layer, as rules for its files only: the plugin tries every policy on every import, which
 * takes most of a lint run.
 */
const layers = Object.entries(LAYERS).map(([type, others]) => ({
  files: [`src/${type}/**/*.{ts,tsx}`],
  rules: {
    'boundaries/dependencies': dependencies([
      PACKAGES_ARE_FREE,
      { from: { element: { type } }, allow: { to: { element: { types: { anyOf: [type, ...others] } } } } },
      { from: { element: { type } }, disallow: { to: { module: { source: BANNED_PACKAGES[type] ?? [] } } } },
    ]),
  },
}))

const ENVIRONMENT = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Settings come from @/lib/platform/env.',
}
const READS_CLOCK =
  "CallExpression[callee.object.name='Date'][callee.property.name='now'], NewExpression[callee.name='Date'][arguments.length=0]"
const CLOCK = { selector: READS_CLOCK, message: 'Take the time as an argument, or from @/lib/platform/clock.' }
const CLOCK_AND_RANDOMNESS = {
  selector: `${READS_CLOCK}, CallExpression[callee.object.name='Math'][callee.property.name='random']`,
  message: 'Time and randomness are inputs here: take `now` or `random` as an argument.',
}
const READS_FILE = {
  selector:
    'NewExpression[callee.name=/^(?:TextDecoder|TextDecoderStream|FileReader)$/], ' +
    "CallExpression[callee.property.name='text'][callee.object.name!=/^(?:request|response)$/]",
  message:
    'The text of a file comes from lib/browser/read-text-file.ts or domain/text/decode-text.ts, in any encoding.',
}
/** They decode files for all others, or the JSON of requests, which is always UTF-8. */
const DECODERS = ['src/lib/domain/text/decode-text.ts', 'src/lib/http/read-body.ts', 'src/lib/http/rest/check-body.ts']
const OPENS_PAYLOAD = { name: '@payload-config', message: 'Only lib/data/payload-client.ts opens Payload.' }

const HIDES_ITS_MESSAGE = {
  name: 'payload',
  importNames: ['APIError'],
  message: 'Throw a Refusal of @/lib/platform/refusal: the production build loses the message of this one.',
}

const config = [
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { boundaries },
    languageOptions: { parser: ts.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    settings: {
      'import/resolver': { typescript: { alwaysTryTypes: true } },
      'boundaries/ignore': [
        'src/proxy.ts', // Next requires it there; it imports one file of lib/http
        'src/app/.well-known/**', // its name begins with a dot, which no pattern here can match
      ],
      'boundaries/elements': Object.keys(LAYERS).map((type) => ({ type, pattern: `src/${type}` })),
    },
    rules: {
      'boundaries/dependencies': dependencies([PACKAGES_ARE_FREE]),
      'boundaries/no-unknown-files': 'error',
      'no-restricted-imports': ['error', { paths: [OPENS_PAYLOAD, HIDES_ITS_MESSAGE] }],
      'no-restricted-syntax': ['error', ENVIRONMENT, READS_FILE],
    },
  },
  ...layers,
  // The last matching entry wins, so each repeats the rules that it keeps.
  {
    // In the browser there is no other clock to read.
    files: ['src/**'],
    ignores: ['src/components/**', 'src/lib/browser/**', 'src/lib/platform/clock.ts', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ENVIRONMENT, CLOCK, READS_FILE] },
  },
  {
    files: ['src/lib/domain/**'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ENVIRONMENT, CLOCK_AND_RANDOMNESS, READS_FILE] },
  },
  {
    files: DECODERS,
    rules: { 'no-restricted-syntax': ['error', ENVIRONMENT, CLOCK_AND_RANDOMNESS] },
  },
  {
    files: ['src/**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ENVIRONMENT] },
  },
  {
    // Unit tests may import anything they need to test the code beside them.
    files: ['src/**/*.test.{ts,tsx}'],
    rules: { 'boundaries/dependencies': 'off' },
  },
  {
    files: ['src/lib/data/payload-client.ts', 'src/app/(payload)/**'],
    rules: { 'no-restricted-imports': ['error', { paths: [HIDES_ITS_MESSAGE] }] },
  },
  {
    files: ['src/lib/platform/refusal.ts', 'src/lib/platform/name-payload-errors.ts', 'src/**/*.test.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: [OPENS_PAYLOAD] }] },
  },
  { files: ['src/lib/platform/env.ts', 'src/lib/routing/closed.ts'], rules: { 'no-restricted-syntax': 'off' } },
]

export default config
