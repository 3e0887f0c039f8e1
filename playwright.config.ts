import { existsSync } from 'node:fs'

import { defineConfig } from '@playwright/test'

import { SITE_URL } from './tests/journeys/setup/urls'

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const isRoot = process.getuid?.() === 0
const BROWSER_FLAGS = [
  '--font-render-hinting=none',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** `npm run test:long` sets TEST_CASES; only then do `*.long.spec.ts` and tests with the tag `@long` run. */
const isLong = process.env.TEST_CASES !== undefined
const LONG = isLong ? [] : ['**/*.long.spec.ts']

/**
 * `*.changing.spec.ts` publish, change settings or simulate a failing CRM: `npm test` runs them one at a time, after
 * all others have run in parallel. Without a project name, everything runs one at a time.
 */
export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/setup/start-stack.ts',
  ...(!isLong && { grepInvert: /@long/ }),
  workers: 1,
  timeout: 180_000, // a busy machine may take twice as long
  // Another machine may draw letters slightly differently; an element that moved or is missing changes more pixels.
  expect: {
    timeout: 40_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  snapshotPathTemplate: 'tests/journeys/pictures/{arg}{ext}',
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    baseURL: SITE_URL,
    actionTimeout: 60_000,
    screenshot: 'only-on-failure', // recording every action too (`--trace on`) costs a fifth of the time
    launchOptions: {
      // The system's browser, headless if possible, else Playwright's own.
      executablePath: process.env.CHROMIUM_PATH ?? SYSTEM_BROWSERS.find((path) => existsSync(path)),
      args: [...(isRoot ? ['--no-sandbox'] : []), ...BROWSER_FLAGS],
    },
  },
  // Playwright empties the output folder of each project that it runs; the reports are kept outside these folders.
  projects: [
    {
      name: 'phone',
      testMatch: '**/*.phone.spec.ts',
      fullyParallel: true,
      outputDir: 'test-results/journeys/phone',
      use: phone,
    },
    {
      name: 'desktop',
      testMatch: '**/*.spec.ts',
      testIgnore: ['**/*.phone.spec.ts', '**/*.changing.spec.ts', ...LONG],
      fullyParallel: true,
      outputDir: 'test-results/journeys/desktop',
      use: desktop,
    },
    { name: 'changing', testMatch: '**/*.changing.spec.ts', outputDir: 'test-results/journeys/changing', use: desktop },
  ],
})
