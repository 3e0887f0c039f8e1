import { type BrowserContext, expect, type Page, test as base } from '@playwright/test'

import { revealsVisitor } from './visitor'

type Fixtures = {
  /** Whether the visitor has not answered the cookie notice yet. */
  isFirstVisit: boolean
  watched: void
  /** A desktop page, separate from the visitor's browser. */
  desktopPage: Page
}

/**
 * Every journey also fails on invisible errors: a script error, a violation of the content security policy, a request
 * to a third party, personal data in a URL.
 */
export const test = base.extend<Fixtures>({
  isFirstVisit: [false, { option: true }],
  context: async ({ context, isFirstVisit }, run) => {
    if (!isFirstVisit) await declineCookies(context)
    await run(context)
  },
  watched: [
    async ({ context }, run) => {
      const seen = watch(context)
      await run()
      expectNothingOdd(seen)
    },
    { auto: true },
  ],
  desktopPage: async ({ browser }, run) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await declineCookies(context)
    const seen = watch(context)
    await run(await context.newPage())
    await context.close()
    expectNothingOdd(seen)
  },
})

export { expect }

/** Answers the cookie notice before any page is opened. Playwright's `storageState` would open another page for that. */
export async function declineCookies(context: BrowserContext) {
  await context.addInitScript(() => {
    try {
      if (localStorage.getItem('cookieConsent') === null) localStorage.setItem('cookieConsent', 'declined')
    } catch {
      // an opaque origin has no storage
    }
  })
}

function watch(context: BrowserContext) {
  const seen = { urls: [] as string[], breaches: [] as string[], errors: [] as string[] }
  context.on('request', (request) => /^https?:/.test(request.url()) && seen.urls.push(request.url()))
  context.on('weberror', (error) => seen.errors.push(String(error.error())))
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) seen.breaches.push(message.text())
  })
  return seen
}

function expectNothingOdd({ urls, breaches, errors }: ReturnType<typeof watch>) {
  const ours = new URL(base.info().project.use.baseURL ?? '').host
  expect.soft(breaches, 'breaches of the content security policy').toEqual([])
  expect.soft(errors, 'uncaught errors').toEqual([])
  expect
    .soft(
      urls.filter((url) => new URL(url).host !== ours),
      'requests to other hosts',
    )
    .toEqual([])
  expect.soft(urls.filter(revealsVisitor), 'URLs that reveal a visitor').toEqual([])
}
