import fs from 'node:fs'
import path from 'node:path'

import { defineConfig } from 'vitest/config'

const root = import.meta.dirname
const alias = {
  '@payload-config': path.join(root, 'payload.config.ts'),
  '@': path.join(root, 'src'),
  '@tests': path.join(root, 'tests'),
}

/** Replaces Next's runtime when a test calls a route handler: the cache is in memory, the headers are the test's. */
const withoutNext = {
  'next/cache.js': path.join(root, 'tests/fakes/fake-next-cache.ts'),
  'next/cache': path.join(root, 'tests/fakes/fake-next-cache.ts'),
  'next/headers': path.join(root, 'tests/fakes/fake-next-headers.ts'),
}

/** `import('file.ts?runs=…')` also runs code that only the file itself could: tests/integration/sql. */
const runsMore = {
  name: 'runs-more',
  enforce: 'pre' as const,
  load(id: string) {
    const [file = '', code] = id.split('?runs=')
    return code && `${fs.readFileSync(file, 'utf8')}\n${Buffer.from(code, 'base64url').toString()}`
  },
}

/** Long enough to end only tests that hang, not those on a busy machine. */
const HANGING_MS = 300_000
const PATIENT_POLLS = { poll: { timeout: 60_000 } }

/** `npm run test:long` sets TEST_CASES; only then do `*.long.test.ts` run. */
const LONG = process.env.TEST_CASES ? [] : ['**/*.long.test.ts']

/** Files that replace modules or settings, or keep state in modules: each has a process of its own. */
const ALONE = ['tests/integration/**/*.{alone,long}.test.ts']

const REPEATABLE_CASES = 'tests/fixtures/repeatable-cases.ts'

const integration = {
  globalSetup: ['tests/integration/setup/database.ts'],
  setupFiles: ['tests/integration/setup/own-database.ts', 'tests/integration/setup/patience.ts', REPEATABLE_CASES],
  pool: 'forks' as const,
  // See scripts/lib/run.mjs: Lexical's development build can deadlock Node's module loader.
  execArgv: ['--conditions=production'],
  expect: PATIENT_POLLS,
  testTimeout: HANGING_MS,
  hookTimeout: HANGING_MS,
}

export default defineConfig({
  resolve: { alias },
  test: {
    maxWorkers: '100%', // by default Vitest leaves one core free, which would be half of two
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: LONG,
          setupFiles: [REPEATABLE_CASES],
          pool: 'threads',
          isolate: false,
          expect: PATIENT_POLLS,
          testTimeout: HANGING_MS,
          hookTimeout: HANGING_MS,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
          testTimeout: HANGING_MS,
          hookTimeout: HANGING_MS,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'built',
          include: ['tests/built/**/*.test.ts'],
          globalSetup: ['tests/journeys/setup/start-stack.ts'],
          setupFiles: [REPEATABLE_CASES],
          expect: PATIENT_POLLS,
          fileParallelism: false, // one site with one admin, whose session a second sign-in could end
          testTimeout: HANGING_MS,
          hookTimeout: HANGING_MS,
        },
      },
      {
        plugins: [runsMore],
        resolve: { alias: { ...alias, ...withoutNext } },
        test: {
          ...integration,
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          exclude: ALONE,
          setupFiles: [...integration.setupFiles, 'tests/integration/setup/shared-process.ts'],
          isolate: false, // loading Payload takes longer than most files
        },
      },
      {
        resolve: { alias: { ...alias, ...withoutNext } },
        test: {
          ...integration,
          name: 'integration-alone',
          include: ALONE,
          exclude: LONG,
          sequence: { groupOrder: 1 }, // a file in between would end a process that others share
        },
      },
    ],
  },
})
