import { type APIRequestContext, type Page } from '@playwright/test'

import { ADMIN } from './setup/addresses'
import { asUser, leadsOf, newColleague, signIn } from './support/admin'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'

/** A lead from the configurator, and a draft of its quote. */
async function prepare(request: APIRequestContext): Promise<number> {
  const visitor = { email: `quote-${crypto.randomUUID()}@example.com` }
  const asked = await request.post('/api/configuration-quotes', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      propertyType: 'bungalow',
      propertySize: '80',
      built: '1967-1975',
      currentHeating: 'gas-old',
      installationType: 'two-rooms',
      thermostatZones: 'one-zone',
      fitting: 'yes',
      customerName: 'Gwen Pritchard',
      ...visitor,
    },
  })
  expect(asked.status()).toBe(201)
  const headers = await asUser(request, ADMIN)
  const [lead] = await leadsOf(request, visitor)
  const found = await request.get(`/api/leads?where[reference][equals]=${lead?.reference}`, { headers })
  const { docs } = (await found.json()) as { docs: { id: number }[] }
  const prepared = await request.post('/api/quotes/prepare', { headers, data: { lead: docs[0]?.id } })
  expect(prepared.status()).toBe(201)
  const { id } = (await prepared.json()) as { id: number }
  return id
}

/** Sends the quote on its page in the admin; returns the address of the customer's page. */
async function sendAsStaff({ page, request }: { page: Page; request: APIRequestContext }, id: number): Promise<string> {
  await signIn(page, await newColleague(request, 'sales'))
  await page.goto(`/admin/collections/quotes/${id}`)
  await expect(page.getByText('The check found no reason not to send this quote')).toBeVisible()
  await page.getByRole('button', { name: 'Send the quote to the customer' }).click()
  await expect(page.getByText('The quote is on its way to the customer.')).toBeVisible()
  await page.reload()
  const href = await page.getByRole('link', { name: 'The customer’s page' }).getAttribute('href')
  return href ?? ''
}

test('staff send a quote, and its customer reads, asks and accepts without a script', async ({
  page,
  request,
  browser,
}) => {
  const path = await sendAsStaff({ page, request }, await prepare(request))
  expect(path).toMatch(/^\/quote\/[\w-]{43}$/)
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } })
  const customer = await context.newPage()
  await customer.goto(new URL(path, page.url()).href)
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Your quote.')
  await expect(customer.getByRole('heading', { level: 2 }).first()).toHaveText(/^Our verdict: /)
  await expect(customer.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

  await test.step('a question leaves it open', async () => {
    await customer.getByRole('button', { name: 'Ask a question' }).click()
    await expect(customer.getByLabel('Question, or anything else to tell us')).toHaveAccessibleDescription(
      'Write your question first',
    )
    await customer.getByLabel('Question, or anything else to tell us').fill('Is the hall included?')
    await customer.getByRole('button', { name: 'Ask a question' }).click()
    await expect(customer.getByRole('listitem').filter({ hasText: 'Question' })).toBeVisible()
  })

  await test.step('an acceptance closes it', async () => {
    await customer.getByLabel('Full name').fill('Gwen Pritchard')
    await customer.getByRole('button', { name: 'Accept the quote' }).click()
    await expect(customer.getByText('You have accepted this quote.', { exact: false })).toBeVisible()
    await expect(customer.getByRole('button', { name: 'Accept the quote' })).toBeHidden()
    await expect(customer.getByRole('listitem').filter({ hasText: 'Accepted' })).toContainText('Gwen Pritchard')
  })
  await context.close()

  await test.step('the page is accessible, and its PDF is there', async () => {
    await page.goto(path)
    await expectAccessible(page, 'main')
    const pdf = await page.request.get(`${path}/quote.pdf`)
    expect(pdf.status()).toBe(200)
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  })
})
