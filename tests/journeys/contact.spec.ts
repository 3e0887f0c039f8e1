import type { Page } from '@playwright/test'

import { leadsOf } from './support/admin'
import { expectErrorSummary, expectFieldErrors } from './support/errors'
import { expect, test } from './support/test'
import { expectToast } from './support/toast'
import { newVisitor, type Visitor } from './support/visitor'
import { arrive, focusUntilFormScript, untilFormScript } from './support/visits'

const ENDPOINT = '**/api/contact'
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()

test('a message is sent, confirmed with its reference, and clears the form', async ({ page, request }) => {
  const visitor = newVisitor()
  await arrive(page, '/contact')
  await focusUntilFormScript(page.locator('#contact'))
  await fill(page, visitor)
  await send(page)
  await expectToast(page, {
    title: 'Message Sent Successfully',
    description: "Thank you! We'll contact you within 15 minutes with your personalised quote.",
  })
  const [lead] = await leadsOf(request, visitor)
  await expect(page.getByText(lead?.reference ?? 'a reference')).toBeVisible()
  const form = page.locator('#contact')
  for (const label of ['First name', 'Last name', 'Email *', 'Phone', 'Details'])
    await expect(form.getByLabel(label)).toHaveValue('')
  await page.reload()
  await expect(page.getByLabel('Details')).toHaveValue('')
})

test('says what is missing before anything is sent', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.method()))
  await arrive(page, '/contact')
  await focusUntilFormScript(page.locator('#contact'))
  await send(page)
  const messages = {
    'contact-firstName': 'First name is required',
    'contact-lastName': 'Last name is required',
    'contact-email': 'Please enter a valid email address',
  }
  const form = page.locator('#contact')
  await expectErrorSummary(form, { title: 'Check three answers before you send', messages: Object.values(messages) })
  await expectFieldErrors(form, messages)
  expect(requests).not.toContain('POST')
})

const FALLBACK = 'An error occurred while processing your request. Please try again.'
const refusals = [
  {
    what: "the server's message",
    answer: { status: 503, json: { message: 'We are moving house.', errors: [] } },
    shown: 'We are moving house.',
  },
  { what: 'a default message if the server has none', answer: { status: 502, body: 'Bad gateway' }, shown: FALLBACK },
  { what: 'a default message if there is no response', answer: null, shown: FALLBACK },
]
for (const { what, answer: response, shown } of refusals) {
  test(`a message that was not sent is kept, with ${what}`, async ({ page, request }) => {
    const visitor = newVisitor()
    await arrive(page, '/contact')
    await focusUntilFormScript(page.locator('#contact'))
    await fill(page, visitor)
    await page.route(ENDPOINT, (route) => (response ? route.fulfill(response) : route.abort()), { times: 1 })
    await send(page)
    await expectToast(page, { title: 'Error', description: shown })
    await expect(page.locator('#contact').getByRole('link', { name: '01632 960 123' })).toBeVisible()
    await expect(page.getByLabel('Details')).toHaveValue(visitor.words)

    await page.reload()
    await untilFormScript(page.locator('#contact'))
    await expect(page.getByLabel('Details')).toHaveValue(visitor.words)
    await expect(page.getByLabel('What is it about?')).toHaveValue('retrofit')
    await send(page)
    await expect(page.getByText('Message Sent Successfully', { exact: true })).toBeVisible()
    expect(await leadsOf(request, visitor)).toHaveLength(1)
  })
}

async function fill(page: Page, visitor: Visitor) {
  await page.getByLabel('First name').fill(visitor.firstName)
  await page.getByLabel('Last name').fill(visitor.lastName)
  await page.getByLabel('Email *').fill(visitor.email)
  await page.getByLabel('What is it about?').selectOption('Retrofit')
  await page.getByLabel('Details').fill(visitor.words)
}
