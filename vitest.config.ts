import path from 'node:path'

import { defineConfig } from 'vitest/config'

const root = import.meta.dirname
const alias = {
  '@payload-config': path.join(root, 'payload.config.ts'),
  '@': path.join(root, 'src'),
  '@tests': path.join(root, 'tests'),
}

/** Next's own runtime is not there when a test calls a route handler: its cache is in memory, its headers are the test's. */
const withoutNext = {
  'next/cache.js': path.join(root, 'tests/fakes/next-cache-kept.ts'),
  'next/cache': path.join(root, 'tests/fakes/next-cache-kept.ts'),
  'next/headers': path.join(root, 'tests/fakes/next-headers-given.ts'),
}

export default defineConfig({
  resolve: { alias },
  test: {
    maxWorkers: '100%', // Vitest leaves one core free, which of two is half
    projects: [
      { resolve: { alias }, test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'] } },
      {
        resolve: { alias },
        test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        resolve: { alias: { ...alias, ...withoutNext } },
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/integration/setup/database.ts'],
          setupFiles: ['tests/integration/setup/own-database.ts'],
          pool: 'forks',
          // See scripts/lib/run.mjs: Lexical's development build can deadlock Node's module loader.
          execArgv: ['--conditions=production'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
