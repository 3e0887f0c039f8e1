import boundaries from 'eslint-plugin-boundaries'
import ts from 'typescript-eslint'

/** The modules of lib/domain, lowest first: each may import from those before it. */
export const DOMAIN_ORDER = [
  'calendar',
  'text',
  'contour',
  'quantity',
  'files',
  'retention',
  'room-plan',
  'places',
  'search',
  'claims',
  'social',
  'catalogue',
  'shop',
  'orders',
  'opening-hours',
  'leads',
  'page-views',
  'page-speed',
  'delivery',
  'building',
  'climate',
  'solar',
  'comfort',
  'panel',
  'electrical',
  'destinations',
  'panel-layout',
  'assumptions',
  'energy-costs',
  'estimate',
  'design',
  'quotes',
  'locations',
  'challenge',
]

const DOMAIN = DOMAIN_ORDER.map((module) => `lib/domain/${module}`)
const DOMAIN_LAYERS = Object.fromEntries(DOMAIN.map((module, rank) => [module, DOMAIN.slice(0, rank)]))

/** Modules from which pages, documents and emails are made, without React or Payload. */
const PRESENTATION = [
  'lib/calculators',
  'lib/content',
  'lib/format',
  'lib/forms',
  'lib/illustrations',
  'lib/routing',
  'lib/seo',
]

/** Folder below src: the folders it may import from, besides itself. Anything not listed is refused. */
export const LAYERS = {
  ...DOMAIN_LAYERS,
  'lib/platform': ['lib/generated'],
  'lib/generated': [],
  'lib/schemas': ['lib/forms', ...DOMAIN],
  'lib/forms': ['lib/format', 'lib/routing', ...DOMAIN],
  'lib/format': DOMAIN,
  'lib/routing': DOMAIN,
  'lib/content': ['lib/format', 'lib/routing', ...DOMAIN],
  'lib/illustrations': ['lib/content', 'lib/routing', ...DOMAIN],
  'lib/seo': ['lib/content', 'lib/routing', ...DOMAIN],
  'lib/calculators': ['lib/content', 'lib/format', 'lib/illustrations', 'lib/routing', ...DOMAIN],
  'lib/integrations': ['lib/platform', 'lib/schemas', ...DOMAIN],
  'lib/delivery': ['lib/integrations', 'lib/platform', 'lib/schemas', ...PRESENTATION, ...DOMAIN],
  'lib/page-inventory': ['lib/platform', 'lib/routing', ...DOMAIN],
  'lib/blog-analytics': ['lib/platform', ...DOMAIN],
  'lib/lead-funnel': ['lib/calculators', 'lib/routing', ...DOMAIN],
  'lib/page-speed': ['lib/platform', 'lib/routing', ...DOMAIN],
  'lib/operations': ['lib/platform', ...DOMAIN],
  'lib/link-monitor': ['lib/page-inventory', 'lib/platform', 'lib/routing', ...DOMAIN],
  'lib/schedule': [
    'lib/delivery',
    'lib/integrations',
    'lib/link-monitor',
    'lib/operations',
    'lib/page-speed',
    'lib/platform',
    ...DOMAIN,
  ],
  'lib/use-cases': [
    'lib/page-inventory',
    'lib/delivery',
    'lib/integrations',
    'lib/platform',
    'lib/generated',
    'lib/schemas',
    ...PRESENTATION,
    ...DOMAIN,
  ],
  'lib/cms': ['lib/integrations', 'lib/platform', 'lib/generated', 'lib/schemas', ...PRESENTATION, ...DOMAIN],
  'lib/data': [
    'lib/page-inventory',
    'lib/integrations',
    'lib/platform',
    'lib/generated',
    'lib/schemas',
    ...PRESENTATION,
    ...DOMAIN,
  ],
  'lib/http': ['lib/data', 'lib/platform', 'lib/schemas', 'lib/content', 'lib/routing', ...DOMAIN],
  'lib/seed': ['lib/cms', 'lib/platform', 'lib/generated', 'lib/schemas', ...PRESENTATION, ...DOMAIN],
  'lib/pdf': ['lib/platform', ...PRESENTATION, ...DOMAIN],
  'lib/browser': ['lib/schemas', 'lib/routing', ...DOMAIN],
  'components/ui': ['lib/browser', ...PRESENTATION],
  'components/sections': ['components/ui', 'lib/schemas', ...PRESENTATION, ...DOMAIN],
  'components/tools': ['components/ui', 'lib/browser', 'lib/schemas', ...PRESENTATION, ...DOMAIN],
  'components/forms': ['components/ui', 'lib/browser', 'lib/schemas', ...PRESENTATION, ...DOMAIN],
  'components/overlays': ['components/ui', 'components/forms', 'lib/browser', ...PRESENTATION, ...DOMAIN],
  'components/blocks': [
    'components/ui',
    'components/sections',
    'components/forms',
    'components/tools',
    ...PRESENTATION,
    ...DOMAIN,
  ],
  'components/admin': [
    'lib/browser',
    'lib/page-inventory',
    'lib/blog-analytics',
    'lib/lead-funnel',
    'lib/page-speed',
    'lib/operations',
    'lib/link-monitor',
    'lib/schemas',
    'lib/cms',
    'lib/platform',
    'lib/generated',
    ...PRESENTATION,
    ...DOMAIN,
  ],
  collections: ['lib/cms', 'lib/use-cases', 'lib/platform', 'lib/generated', 'lib/schemas', ...PRESENTATION, ...DOMAIN],
  globals: ['lib/cms', 'lib/use-cases', 'lib/platform', 'lib/generated', 'lib/schemas', ...PRESENTATION, ...DOMAIN],
  app: [
    'components/ui',
    'components/sections',
    'components/forms',
    'components/tools',
    'components/overlays',
    'components/blocks',
    'lib/page-inventory',
    'lib/blog-analytics',
    'lib/lead-funnel',
    'lib/link-monitor',
    'lib/operations',
    'lib/data',
    'lib/use-cases',
    'lib/http',
    'lib/pdf',
    'lib/platform',
    'lib/schemas',
    ...PRESENTATION,
    ...DOMAIN,
  ],
}

const FRAMEWORK = ['react', 'react-dom', 'next', 'next/*', 'payload', 'payload/*', '@payloadcms/*', 'pg', 'node:*']
const CMS = ['payload', 'payload/*', '@payloadcms/*']

/** Packages that a folder may not import; all others are allowed. */
export const BANNED_PACKAGES = {
  ...Object.fromEntries(DOMAIN.map((module) => [module, [...FRAMEWORK, 'zod', '*']])),
  'lib/schemas': FRAMEWORK,
  ...Object.fromEntries(PRESENTATION.map((module) => [module, [...CMS, 'react', 'node:*']])),
  'lib/browser': [...CMS, 'next', 'next/*', 'node:*'],
  'lib/pdf': [...CMS, 'next', 'next/*'],
  'lib/use-cases': ['react', 'next', 'next/*'],
  'lib/page-inventory': ['react', 'next', 'next/*', ...CMS],
  'lib/lead-funnel': ['react', 'next', 'next/*', ...CMS],
  'lib/page-speed': ['react', 'next', 'next/*', ...CMS],
  'lib/operations': ['react', 'next', 'next/*', ...CMS],
  'lib/blog-analytics': ['react', 'next', 'next/*', ...CMS],
  'lib/link-monitor': ['react', 'next', 'next/*', ...CMS],
  'lib/delivery': ['react', 'next', 'next/*', ...CMS],
  'lib/schedule': ['react', 'next', 'next/*', ...CMS],
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
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
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
  { files: ['src/lib/platform/env.ts'], rules: { 'no-restricted-syntax': 'off' } },
]

export default config
