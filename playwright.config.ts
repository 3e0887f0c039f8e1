import { existsSync } from 'node:fs'

import { defineConfig } from '@playwright/test'

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/journeys/setup/start-stack.ts',
  outputDir: 'test-results/traces', // emptied at the start of a run; the reports lie beside it
  workers: 1, // one stack, one desk
  timeout: 90_000,
  // A letter may be drawn a little differently on another machine; a part that moved or is missing changes more.
  expect: {
    timeout: 10_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  snapshotPathTemplate: 'tests/journeys/pictures/{arg}{ext}',
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0, // a shared machine may stall; what needed the second try is listed as flaky
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    baseURL: 'http://localhost:3190',
    // Somebody who has answered the cookie notice; support/visits.ts has somebody who has not.
    storageState: {
      cookies: [],
      origins: [{ origin: 'http://localhost:3190', localStorage: [{ name: 'cookieConsent', value: 'declined' }] }],
    },
    actionTimeout: 15_000,
    trace: { mode: 'retain-on-failure', screenshots: false }, // pictures of every frame cost a quarter of the time
    launchOptions: {
      // The system's, without its window if it can be, else Playwright's own.
      executablePath: process.env.CHROMIUM_PATH ?? SYSTEM_BROWSERS.find((path) => existsSync(path)),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--font-render-hinting=none',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      testMatch: '**/*.phone.spec.ts',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    { name: 'desk', testIgnore: '**/*.phone.spec.ts', use: { viewport: { width: 1440, height: 900 } } },
  ],
})
