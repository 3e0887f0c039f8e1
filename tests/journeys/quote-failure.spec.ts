import type { Request, Route } from '@playwright/test'

import { leadsOf } from './support/admin'
import { expectErrorSummary } from './support/errors'
import { fillQuote, next, openQuoteDialog, submit } from './support/quote-dialog'
import { expect, test } from './support/test'
import { expectToast, QUOTE_SUBMITTED, SUBMISSION_FAILED } from './support/toast'
import { newVisitor } from './support/visitor'

const ENDPOINT = '**/api/contact-inquiries'
const keyOf = (request: Request) => request.headers()['idempotency-key']

const failures: Record<string, (route: Route) => Promise<void>> = {
  'the connection drops': (route) => route.abort(),
  'the server returns 503': (route) => route.fulfill({ status: 503, json: { message: 'Try later', errors: [] } }),
  'the connection drops after the server accepted it': async (route) => {
    await route.fetch()
    await route.abort()
  },
}

for (const [failure, fail] of Object.entries(failures)) {
  test(`when ${failure}, all input is kept and the next try makes one lead`, async ({ page, request }) => {
    const visitor = newVisitor()
    const keys: (string | undefined)[] = []
    page.on('request', (sent) => sent.url().includes('/api/contact-inquiries') && keys.push(keyOf(sent)))
    const dialog = await openQuoteDialog(page)
    await fillQuote(dialog, visitor)

    await page.route(ENDPOINT, fail)
    await submit(dialog)
    await expectToast(page, SUBMISSION_FAILED)
    await expect(dialog.getByRole('link', { name: '01632 960 123' })).toBeVisible()
    await expect(dialog.getByLabel('Anything else?')).toHaveValue(visitor.words)
    await expect(dialog.locator('#quote-email')).toHaveValue(visitor.email)

    await page.unroute(ENDPOINT)
    await submit(dialog)
    await expectToast(page, QUOTE_SUBMITTED)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(keys[1]).toBe(keys[0])
    expect(await leadsOf(request, visitor)).toHaveLength(1)
  })
}

test('a rejection by the server opens the step with the invalid answer', { tag: '@long' }, async ({ page }) => {
  const dialog = await openQuoteDialog(page)
  await fillQuote(dialog, newVisitor())
  const errors = [{ path: 'phone', message: 'Please enter a valid phone number' }]
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 400, json: { message: 'Invalid input', errors } }), {
    times: 1,
  })
  await submit(dialog)
  await expectErrorSummary(dialog, {
    title: 'Check one answer before you go on',
    messages: ['Please enter a valid phone number'],
  })
  await expect(dialog.locator('[aria-current=step]')).toContainText('Contact Information')
  await next(dialog)
  await next(dialog)
  await submit(dialog)
  await expectToast(page, QUOTE_SUBMITTED)
})

test('a double click sends one request, and shows that it is pending', async ({ page, request }) => {
  const visitor = newVisitor()
  let count = 0
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(ENDPOINT, async (route) => {
    count += 1
    await held
    await route.continue()
  })
  const dialog = await openQuoteDialog(page)
  await fillQuote(dialog, visitor)
  await dialog.getByRole('button', { name: 'Submit Quote Request' }).dblclick()
  const busy = dialog.getByRole('button', { name: 'Submitting...' })
  await expect(busy).toHaveAttribute('aria-disabled', 'true')
  await busy.click({ force: true })
  release()
  await expectToast(page, QUOTE_SUBMITTED)
  expect(count).toBe(1)
  expect(await leadsOf(request, visitor)).toHaveLength(1)
})
