import { type Page, type Request, test as unwatched } from '@playwright/test'

import { leadsOf } from './support/admin'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'
import { newVisitor } from './support/visitor'
import { arrive, focusUntilFormScript } from './support/visits'

const isReport = (request: Request) => new URL(request.url()).pathname === '/api/error-log'

/** Breaks the opening-hours calculation, in the visitor's browser only. */
async function breakPage(page: Page) {
  await page.addInitScript(() => {
    Date.prototype.getUTCHours = () => {
      throw new Error('No clock for ada@example.com')
    }
  })
}

test('a part of the page that fails to render is replaced by a panel, and reported; the rest goes on working', async ({
  page,
}) => {
  await breakPage(page)
  const [report] = await Promise.all([page.waitForRequest(isReport), page.goto('/contact?email=ada@example.com')])
  expect(report.postDataJSON()).toMatchObject({
    error: 'No clock for ada@example.com',
    stack: expect.any(String),
    componentStack: expect.stringMatching(/\n.*(\bat |@).+\n/),
    url: expect.any(String),
    timestamp: expect.stringMatching(/Z$/),
  })
  expect((await report.response())?.status()).toBe(204)
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toContainText('Content temporarily unavailable')
  await expect(main.getByRole('alert').getByRole('link', { name: '01632 960 123' })).toBeVisible()
  await expectAccessible(page)
  const firstName = main.getByLabel('First name')
  await firstName.fill('Priya')
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByRole('alert')).toContainText('Content temporarily unavailable')
  await expect(firstName).toHaveValue('Priya')
  await main.getByRole('link', { name: 'write to us' }).click()
  await expect(page).toHaveURL(/\/quote-request\?source=broken-part$/)
  await expect(page.getByLabel('First name')).toHaveValue('Priya')
})

test('a form whose script fails goes on as a plain post, with what was typed', async ({ page, request }) => {
  const visitor = newVisitor()
  await arrive(page, '/contact')
  const form = page.locator('#contact')
  await focusUntilFormScript(form)
  await form.getByLabel('First name').fill(visitor.firstName)
  await form.getByLabel('Last name').fill(visitor.lastName)
  await form.getByLabel('Details').fill(visitor.words)
  // As an extension might: the list of errors can no longer be inserted before this paragraph.
  await form.getByText('Fields marked').evaluate((paragraph) => paragraph.remove())
  const [report] = await Promise.all([
    page.waitForRequest(isReport),
    form.getByRole('button', { name: 'Send message' }).click(),
  ])
  expect(report.postDataJSON()).toMatchObject({ error: expect.stringContaining('insertBefore') })
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Part of this form has stopped working.')
  await expect(form.getByLabel('Details')).toHaveValue(visitor.words)
  await form.getByLabel('Email *').fill(visitor.email)
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your message.')
  expect(await leadsOf(request, visitor)).toHaveLength(1)
})

test('a calculator that fails is tried again with the same answers', async ({ page }) => {
  await arrive(page, '/calculator/quick')
  const form = page.locator('#quick-calculator')
  const verdict = page.getByRole('heading', { name: /^Our verdict/ })
  await form.getByLabel('Type of home').selectOption('Mid-floor flat')
  await expect(page).toHaveURL(/type=flat-middle/)
  // The note that an answer is missing can no longer be inserted before the result.
  await verdict.evaluate((heading) => heading.closest('#quick-calculator + div > div')?.remove())
  await form.getByLabel('Floor area').fill('')
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(form.getByLabel('Type of home')).toHaveValue('flat-middle')
  await form.getByLabel('Floor area').fill('45')
  await expect(verdict).toBeAttached()
  await expect(page).toHaveURL(/type=flat-middle&area=45/)
})

test('a lost report changes nothing', async ({ page }) => {
  await breakPage(page)
  await page.route('**/api/error-log', (route) => route.abort())
  await page.goto('/contact')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Content temporarily unavailable')
})

unwatched('uncaught errors and unhandled rejections are reported', async ({ page }) => {
  await arrive(page, '/contact')
  const [thrown] = await Promise.all([
    page.waitForRequest(isReport),
    page.evaluate(
      () =>
        void setTimeout(() => {
          throw new Error('thrown late')
        }),
    ),
  ])
  expect(thrown.postDataJSON()).toMatchObject({
    error: expect.stringContaining('thrown late'),
    lineno: expect.any(Number),
    colno: expect.any(Number),
    stack: expect.any(String),
  })
  const [rejected] = await Promise.all([
    page.waitForRequest(isReport),
    page.evaluate(() => void Promise.reject(new Error('nobody heard'))),
  ])
  expect(rejected.postDataJSON()).toMatchObject({ reason: 'Error: nobody heard', stack: expect.any(String) })
  expect((await rejected.response())?.status()).toBe(204)
})

test.describe('the page that the server sends in place of one that failed', () => {
  test.use({ javaScriptEnabled: false })

  test('refreshes without a script, and gives the phone number', async ({ page }) => {
    await page.goto('/unavailable?from=a-letter')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Content temporarily unavailable')
    await expect(main.getByText('Please refresh the page or try again later.', { exact: true })).toBeVisible()
    await expect(main.getByRole('link', { name: '01632 960 123' })).toBeVisible()
    const [again] = await Promise.all([
      page.waitForResponse(/\/unavailable/),
      main.getByRole('link', { name: 'Refresh Page' }).click(),
    ])
    expect(new URL(again.url()).search).toBe('?from=a-letter')
    await expect(page).toHaveURL('/unavailable?from=a-letter')
  })
})
