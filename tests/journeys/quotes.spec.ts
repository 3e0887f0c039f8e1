import { type APIRequestContext, type Page } from '@playwright/test'

import { ADMIN } from './setup/urls'
import { asUser, leadsOf, newColleague, openAdmin, signIn } from './support/admin'
import { expectAccessible } from './support/axe'
import { save } from './support/staff'
import { expect, test } from './support/test'
import { newVisitor } from './support/visitor'
import { arrive, hydrated } from './support/visits'

/** A lead from the configurator, and a draft of its quote. */
async function prepare(request: APIRequestContext): Promise<{ id: number; leadId: number | undefined }> {
  const visitor = { email: `quote-${crypto.randomUUID()}@example.com` }
  const submitted = await request.post('/api/configuration-quotes', {
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
  expect(submitted.status()).toBe(201)
  const headers = await asUser(request, ADMIN)
  const [lead] = await leadsOf(request, visitor)
  const prepared = await request.post('/api/quotes/prepare', { headers, data: { lead: lead?.id } })
  expect(prepared.status()).toBe(201)
  const { id } = (await prepared.json()) as { id: number }
  return { id, leadId: lead?.id }
}

/** Sends the quote whose page is open in the admin. Returns the path of the customer's page. */
async function sendAsStaff(page: Page): Promise<string> {
  await expect(page.getByText('The check found no reason not to send this quote')).toBeVisible()
  await page.getByRole('button', { name: 'Send the quote to the customer' }).click()
  await expect(page.getByText('The quote is on its way to the customer.')).toBeVisible()
  await page.reload()
  const href = await page.getByRole('link', { name: 'The customer’s page' }).getAttribute('href')
  return href ?? ''
}

const CLICKS = 'journey-clicks'

/** Counts the clicks in a tab from now on, on whatever page. Returns what reads the count. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript((key) => {
    const count = () => sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + 1))
    window.addEventListener('pointerdown', count, { capture: true })
  }, CLICKS)
  return () => page.evaluate((key) => Number(sessionStorage.getItem(key)), CLICKS)
}

/** Opens a new quote in the admin. Returns the id of its lead. */
async function openQuote(page: Page, request: APIRequestContext): Promise<number | undefined> {
  const { id, leadId } = await prepare(request)
  await signIn(page, await newColleague(request, 'sales'))
  await openAdmin(page, `/admin/collections/quotes/${id}`)
  return leadId
}

async function accept(customer: Page, name: string) {
  await customer.getByLabel('Full name').fill(name)
  await customer.getByRole('button', { name: 'Accept the quote' }).click()
  await expect(customer.getByText('You have accepted this quote.', { exact: false })).toBeVisible()
}

test('staff send a quote, and its customer reads, asks and accepts without a script', async ({
  page,
  request,
  browser,
}) => {
  await openQuote(page, request)
  const path = await sendAsStaff(page)
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
    await customer.getByLabel('House and street').fill('7 Mill Lane')
    await customer.getByLabel('Town').fill('Devizes')
    await customer.getByLabel('Postcode').fill('SN10 1AA')
    await expect(customer.getByRole('checkbox', { name: /^I ask you to begin fitting/ })).not.toBeChecked()
    await accept(customer, 'Gwen Pritchard')
    await expect(customer.getByRole('button', { name: 'Accept the quote' })).toBeHidden()
    await expect(customer.getByRole('listitem').filter({ hasText: 'Accepted' })).toContainText('Gwen Pritchard')
  })
  await test.step('one press makes the order, to the address that the customer gave', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Make the order' }).click()
    await expect(page).toHaveURL(/\/admin\/collections\/orders\/\d+/)
    await expect(page.getByRole('link', { name: 'Lead and timeline: Gwen Pritchard' })).toBeVisible()
    await customer.reload()
    await customer.getByRole('link', { name: 'Your order, and how to pay' }).click()
    await expect(customer.getByText('7 Mill Lane')).toBeVisible()
    await expect(customer.getByRole('heading', { name: 'Paying by bank transfer' })).toBeVisible()
  })
  await context.close()

  await test.step('the page is accessible, and its PDF exists', async () => {
    await page.goto(path)
    await expectAccessible(page, 'main')
    const pdf = await page.request.get(`${path}/quote.pdf`)
    expect(pdf.status()).toBe(200)
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  })
})

test('staff are stopped by the check, and can override some of it with a reason that the timeline keeps', async ({
  page,
  request,
}) => {
  const leadId = await openQuote(page, request)
  const lastDay = page.locator('#field-validUntil input')
  const send = page.getByRole('button', { name: 'Send the quote to the customer' })
  const reasons = page.locator('.pb-lines li')
  const tooFew = /^1 panel gives 225\sW, and they are to give [\d,]+\sW on a cold day\.$/
  const tooMany = /^Fitting is counted for \d+ panels, and there are 1\.$/
  const tooLate = 'The last day of the offer is missing or has passed.'
  await page.getByLabel('Quantity of line 1').fill('1')
  await lastDay.fill('31 January 2026')
  await lastDay.press('Enter')
  await save(page)
  const message = page.getByLabel('Message to the customer')
  await message.fill('One room to begin with.') // the results of the check are being updated
  await expect(reasons).toHaveText([tooFew, tooMany, tooLate, 'See the lines above.'])
  await save(page)
  await expect(message).toHaveValue('One room to begin with.')
  await send.click()
  await expect(page.getByText(/^Not sent\. 1 panel gives 225\sW/)).toBeVisible()

  const why = page.getByLabel('Why it should be sent despite the check')
  await why.fill('A trial of one room first')
  await send.click()
  await expect(page.getByText(`Not sent. ${tooLate}`)).toBeVisible()
  await lastDay.fill('31 January 2099')
  await lastDay.press('Enter')
  await save(page)
  await expect(reasons).toHaveText([tooFew, tooMany, 'See the lines above.'])
  await why.fill('A trial of one room first')
  await send.click()
  await expect(page.getByText('The quote is on its way to the customer.')).toBeVisible()

  await openAdmin(page, `/admin/collections/leads/${leadId}`)
  await page.getByRole('button', { name: 'Timeline' }).click()
  await expect(page.getByText('Sent despite the check: A trial of one room first')).toBeVisible()
})

test('staff write the lines by keyboard, and the customer chooses an option', async ({ page, request }) => {
  await openQuote(page, request)
  const descriptions = page.getByLabel(/^Description of line/)
  const count = await descriptions.count()
  await descriptions.first().press('Enter')
  await expect(page.getByLabel('What line 2 is')).toBeFocused()
  await page.getByLabel('What line 2 is').selectOption('Other')
  await page.getByLabel('Description of line 2').fill('A hub')
  await page.getByLabel('Price of one in line 2, with VAT').fill('£100')
  await page.getByLabel('Line 2 is an option').check()
  await page.getByLabel('Description of line 2').press('Alt+ArrowUp')
  await expect(page.getByLabel('Description of line 1')).toBeFocused()
  await expect(descriptions.first()).toHaveValue('A hub')
  await descriptions.first().press('Control+Delete')
  await expect(descriptions).toHaveCount(count)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(descriptions.first()).toHaveValue('A hub')
  await expect(page.getByLabel('What line 1 is')).toBeFocused()
  const down = page.getByRole('button', { name: 'Move A hub down' })
  await down.focus()
  for (let row = 2; row <= count + 1; row += 1) {
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(`Description of line ${row}`)).toHaveValue('A hub')
  }
  await expect(down).toBeDisabled()
  await expect(page.getByLabel(`What line ${count + 1} is`)).toBeFocused()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const preview = page.frameLocator('iframe[title="Page of the quote"]')
  await expect(preview.getByRole('heading', { name: 'Options' })).toBeVisible()
  await page.goto(await sendAsStaff(page))
  const total = page.getByText('Total with the chosen options', { exact: false })
  const before = await total.textContent()
  await page.getByRole('checkbox', { name: /^A hub, £100\.00/ }).check()
  await page.getByRole('button', { name: 'Update the total' }).click()
  await expect(total).not.toHaveText(before ?? '')
  await expect(page.getByRole('checkbox', { name: /^A hub/ })).toBeChecked()
  await accept(page, 'Gwen Pritchard')
})

test('a design changed offline comes back, and its quote is prepared, sent and accepted', async ({
  page,
  desktopPage,
  context,
  request,
}) => {
  const visitor = newVisitor()
  await arrive(page, '/system-designer')
  await page.getByRole('button', { name: 'Top-floor flat, about 1985' }).click()
  const totals = page.locator('#totals')
  await expect(totals).toContainText('Every room is warm enough on a cold day')
  const show = (part: string) =>
    page.getByRole('group', { name: 'Parts of the design' }).getByRole('button', { name: part }).click()
  await show('Totals')
  const circuits = totals.getByRole('list').filter({ hasText: 'on the plan' }).getByRole('listitem')
  await expect(circuits).toHaveCount(1)
  await context.setOffline(true)
  await show('Edit')
  await page.getByLabel('Circuits', { exact: true }).selectOption('Split over 3')
  await show('Totals')
  await expect(circuits).toHaveCount(3)
  await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  await context.setOffline(false)
  await arrive(page, '/system-designer')
  await show('Totals')
  await expect(circuits).toHaveCount(3)
  await totals.getByRole('link', { name: 'Get a quote for this' }).click()
  const form = page.locator('#quote-request')
  await expect(form.getByLabel(/^Anything else/)).toHaveValue(/\n\d+ panels, 3 circuits of 16\sA\n/)
  await form.getByLabel('First name').fill(visitor.firstName)
  await form.getByLabel('Email *').fill(visitor.email)
  await form.getByLabel('Phone').fill(visitor.phone)
  await form.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your request.')

  const [lead] = await leadsOf(request, visitor)
  await signIn(desktopPage, await newColleague(request, 'sales'))
  const clicks = await countClicks(desktopPage)
  await openAdmin(desktopPage, `/admin/inbox?lead=${lead?.id}`)
  await desktopPage.getByRole('link', { name: 'Whole record' }).click()
  await expect(desktopPage).toHaveURL(/\/admin\/collections\/leads\/\d+/)
  await hydrated(desktopPage.locator('button, input, textarea'))
  await desktopPage.getByRole('button', { name: 'Quotes' }).click()
  await desktopPage.getByRole('button', { name: 'From the enquiry' }).click()
  await expect(desktopPage).toHaveURL(/\/admin\/collections\/quotes\/\d+/)
  const path = await sendAsStaff(desktopPage)
  expect(await clicks()).toBeGreaterThan(0)
  expect(await clicks(), 'from the inbox to a sent quote').toBeLessThanOrEqual(4)
  await page.goto(path)
  await expect(page.getByText(/^The rooms that you drew lose/)).toBeVisible()
  await accept(page, `${visitor.firstName} ${visitor.lastName}`)
})
