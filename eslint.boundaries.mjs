import boundaries from 'eslint-plugin-boundaries'
import ts from 'typescript-eslint'

const DOMAIN = 'lib/domain'

/** Folder below src: the folders it may import from, besides itself. Whatever is not named here is refused. */
export const LAYERS = {
  [DOMAIN]: [],
  'lib/platform': ['lib/generated'],
  'lib/generated': [],
  'lib/schemas': [DOMAIN],
  'lib/site': [DOMAIN],
  'lib/integrations': ['lib/platform', DOMAIN],
  'lib/delivery': ['lib/integrations', 'lib/platform', 'lib/schemas', 'lib/site', DOMAIN],
  'lib/addresses': ['lib/platform', 'lib/site', DOMAIN],
  'lib/use-cases': [
    'lib/addresses',
    'lib/delivery',
    'lib/integrations',
    'lib/platform',
    'lib/generated',
    'lib/schemas',
    'lib/site',
    DOMAIN,
  ],
  'lib/cms': ['lib/platform', 'lib/generated', 'lib/schemas', 'lib/site', DOMAIN],
  'lib/data': ['lib/platform', 'lib/generated', 'lib/schemas', 'lib/site', DOMAIN],
  'lib/http': ['lib/data', 'lib/platform', 'lib/schemas', 'lib/site', DOMAIN],
  'lib/seed': ['lib/cms', 'lib/platform', 'lib/generated', 'lib/schemas', 'lib/site', DOMAIN],
  'lib/pdf': ['lib/site', DOMAIN],
  'lib/browser': ['lib/schemas', 'lib/site', DOMAIN],
  'components/ui': ['lib/browser', 'lib/site'],
  'components/sections': ['components/ui', 'lib/schemas', 'lib/site', DOMAIN],
  'components/tools': ['components/ui', 'lib/browser', 'lib/schemas', 'lib/site', DOMAIN],
  'components/forms': ['components/ui', 'lib/browser', 'lib/schemas', 'lib/site', DOMAIN],
  'components/overlays': ['components/ui', 'components/forms', 'lib/browser', 'lib/site', DOMAIN],
  'components/blocks': ['components/ui', 'components/sections', 'components/forms', 'lib/site', DOMAIN],
  'components/admin': ['lib/addresses', 'lib/schemas', 'lib/site', 'lib/cms', 'lib/platform', 'lib/generated', DOMAIN],
  collections: ['lib/cms', 'lib/use-cases', 'lib/platform', 'lib/generated', 'lib/schemas', 'lib/site', DOMAIN],
  globals: ['lib/cms', 'lib/use-cases', 'lib/platform', 'lib/generated', 'lib/schemas', 'lib/site', DOMAIN],
  app: [
    'components/ui',
    'components/sections',
    'components/forms',
    'components/tools',
    'components/overlays',
    'components/blocks',
    'lib/addresses',
    'lib/data',
    'lib/use-cases',
    'lib/http',
    'lib/pdf',
    'lib/platform',
    'lib/schemas',
    'lib/site',
    DOMAIN,
  ],
}

const FRAMEWORK = ['react', 'react-dom', 'next', 'next/*', 'payload', 'payload/*', '@payloadcms/*', 'pg', 'node:*']
const CMS = ['payload', 'payload/*', '@payloadcms/*']

/** Packages that a folder may not touch, although packages are otherwise free. */
export const BANNED_PACKAGES = {
  [DOMAIN]: [...FRAMEWORK, 'zod', '*'],
  'lib/schemas': FRAMEWORK,
  'lib/site': [...CMS, 'react', 'node:*'],
  'lib/browser': [...CMS, 'next', 'next/*', 'node:*'],
  'lib/pdf': [...CMS, 'next', 'next/*'],
  'lib/use-cases': ['react', 'next', 'next/*'],
  'lib/addresses': ['react', 'next', 'next/*', ...CMS],
  'lib/delivery': ['react', 'next', 'next/*', ...CMS],
  'lib/integrations': ['react', 'next', 'next/*', ...CMS],
  'components/ui': CMS,
  'components/sections': CMS,
  'components/forms': CMS,
  'components/tools': CMS,
  'components/overlays': CMS,
  'components/blocks': CMS,
  collections: ['next', 'next/*'],
  globals: ['next', 'next/*'],
}

const policies = [
  { from: { element: { type: '**' } }, allow: { to: { module: { origin: ['external', 'core'] } } } },
  ...Object.entries(LAYERS).map(([type, others]) => ({
    from: { element: { type } },
    allow: { to: { element: { types: { anyOf: [type, ...others] } } } },
  })),
  ...Object.entries(BANNED_PACKAGES).map(([type, source]) => ({
    from: { element: { type } },
    disallow: { to: { module: { source } } },
  })),
]

const ENVIRONMENT = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Settings come from @/lib/platform/env.',
}
const CLOCK_AND_CHANCE = {
  selector:
    "CallExpression[callee.object.name='Date'][callee.property.name='now'], NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.object.name='Math'][callee.property.name='random']",
  message: 'Time and chance are inputs here: take `now` or `random` as an argument.',
}
const OPENS_PAYLOAD = { name: '@payload-config', message: 'Only lib/data/payload-client.ts opens Payload.' }

const config = [
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { boundaries },
    languageOptions: { parser: ts.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    settings: {
      'import/resolver': { typescript: { alwaysTryTypes: true } },
      'boundaries/ignore': [
        'src/proxy.ts', // Next fixes its place; it imports one file of lib/http
        'src/app/.well-known/**', // its name begins with a dot, which no pattern here can match
      ],
      'boundaries/elements': Object.keys(LAYERS).map((type) => ({ type, pattern: `src/${type}` })),
    },
    rules: {
      // Without checkAllOrigins the banned packages are silently allowed.
      'boundaries/dependencies': ['error', { default: 'disallow', checkAllOrigins: true, policies }],
      'boundaries/no-unknown-files': 'error',
      'no-restricted-imports': ['error', { paths: [OPENS_PAYLOAD] }],
      'no-restricted-syntax': ['error', ENVIRONMENT],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  // The last matching entry wins, so each restates what it keeps.
  {
    files: ['src/lib/domain/**'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ENVIRONMENT, CLOCK_AND_CHANCE] },
  },
  {
    // Unit tests may use what they need to judge the code beside them.
    files: ['src/**/*.test.{ts,tsx}'],
    rules: { 'boundaries/dependencies': 'off' },
  },
  { files: ['src/lib/data/payload-client.ts', 'src/app/(payload)/**'], rules: { 'no-restricted-imports': 'off' } },
  { files: ['src/lib/platform/env.ts'], rules: { 'no-restricted-syntax': 'off' } },
]

export default config
