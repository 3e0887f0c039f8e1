import { type APIRequestContext, type Page } from '@playwright/test'

import { storeSettings } from '../fixtures/store'
import { ADMIN } from './setup/urls'
import { asUser, newColleague, openAdmin, signIn } from './support/admin'
import { agreeTo } from './support/agree-to'
import { expectAccessible, expectNoSidewaysScroll } from './support/axe'
import { pressAddToBasket } from './support/basket'
import { fillBuyer } from './support/checkout'
import { received } from './support/inspector'
import { SIZES } from './support/sizes'
import { expect, test } from './support/test'
import { arrive, focusUntilFormScript, hydrated, loseScripts, untilFormScript } from './support/visits'

const PANEL = '/shop/powerboard-s-225w'
const NAME = 'Powerboard S 225W'
const ORDER = 'Order with obligation to pay'

const setOpen = async (request: APIRequestContext, storeOpen: boolean) => {
  const headers = await asUser(request, ADMIN)
  const saved = await request.post('/api/globals/site-settings', { headers, data: storeSettings(storeOpen) })
  expect(saved.ok()).toBe(true)
}
test.afterEach(({ request }) => setOpen(request, false))

async function toCheckout(page: Page) {
  await arrive(page, PANEL)
  await pressAddToBasket(page)
  await page.getByRole('link', { name: 'Open your basket' }).click()
  await page.getByRole('link', { name: 'Go to the checkout' }).click()
  await expect(receipt(page)).toContainText('Total including VAT£439.00')
}

async function setDelivery(request: APIRequestContext, value: number) {
  const headers = await asUser(request, ADMIN)
  const found = await request.get('/api/assumptions?where[key][equals]=order.delivery', { headers })
  const { docs } = (await found.json()) as { docs: { id: number }[] }
  const saved = await request.patch(`/api/assumptions/${docs[0]?.id}`, { headers, data: { value } })
  expect(saved.ok()).toBe(true)
}

/** The link in the email of an order, once it has arrived. */
async function confirmationLink(reference = ''): Promise<string> {
  const link = async () => {
    const mail = (await received()).mails.find(({ subject }) => subject === `Please confirm your order: ${reference}`)
    return /http\S+\/order\/confirm\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(link).not.toBe('')
  return link()
}

/** Puts a second product on sale, and takes it off again after the work. */
async function withCable(request: APIRequestContext, work: () => Promise<void>) {
  const headers = await asUser(request, ADMIN)
  const data = { name: 'Cable', slug: `cable-${crypto.randomUUID()}`, basePrice: 10, stockLevel: null }
  const made = await request.post('/api/products', { headers, data })
  const { doc } = (await made.json()) as { doc: { id: number } }
  try {
    await work()
  } finally {
    await request.patch(`/api/products/${doc.id}`, { headers: await asUser(request, ADMIN), data: { isActive: false } })
  }
}

const cables = (page: Page) => page.getByLabel(/^Cable, £10\.00 each/)
const quantity = (page: Page) => page.getByLabel(/^Powerboard S 225W, £289\.00 each/)
const receipt = (page: Page) => page.getByRole('region', { name: 'Your order' })

test('a visitor orders on a phone, and staff take the order to its delivery', async ({ page, request, browser }) => {
  await setOpen(request, true)
  await page.setViewportSize(SIZES.phone)
  await arrive(page, PANEL)
  await page.getByLabel('Quantity').fill('4')
  await pressAddToBasket(page)
  await page.getByRole('link', { name: 'Open your basket' }).click()
  await page.getByRole('link', { name: 'Go to the checkout' }).click()
  await expect(receipt(page)).toContainText('Total including VAT£1,306.00')
  await expect(receipt(page)).toContainText('VAT at 20%£217.67')

  // Neither errors nor a reload lose any input.
  await focusUntilFormScript(page.locator('#checkout'))
  await page.getByLabel('Full name').fill('Gwen Pritchard')
  await page.getByRole('button', { name: ORDER }).click()
  await expect(page.getByRole('group', { name: /^Check/ })).toContainText('Please enter the town')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Gwen Pritchard')
  await expect(receipt(page)).toContainText('Total including VAT£1,306.00')
  await fillBuyer(page)
  await untilFormScript(page.locator('#checkout'))
  await page.route('**/api/cart/clear/**', () => undefined) // never answered: the order's page does not wait for it
  await page.getByRole('button', { name: ORDER }).click()

  await expect(page).toHaveURL(/\/order\/[\w-]{43}$/)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/^Order PB-\w{4}-\w{4}\.$/)
  const reference = (await heading.textContent())?.slice('Order '.length, -1)
  await expect(page.getByText('£1,306.00').first()).toBeVisible()
  await expect(page.getByText(/^Thank you. Please open the email that we have just sent you/)).toBeVisible()
  await expect(page.locator('main')).not.toContainText('7 Mill Lane')
  await expect(page.getByRole('link', { name: /^Pro-forma invoice/ })).toHaveCount(0)
  await page.goto(await confirmationLink(reference))
  await expectAccessible(page)
  await page.getByRole('button', { name: `Confirm order ${reference}` }).click()
  await expect(page).toHaveURL(/\/order\/[\w-]{43}$/)
  await expect(page.locator('main')).toContainText('7 Mill Lane')
  await expect(page.getByRole('link', { name: /^Pro-forma invoice/ })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/cart')
  await expect(page.getByText('Your basket is empty.')).toBeVisible()

  const headers = await asUser(request, ADMIN)
  const found = await request.get(`/api/orders?where[reference][equals]=${reference}`, { headers })
  const { docs } = (await found.json()) as { docs: { id: number }[] }
  const staff = await (await browser.newContext()).newPage()
  await signIn(staff, await newColleague(request, 'sales'))
  await openAdmin(staff, new URL(`/admin/collections/orders/${docs[0]?.id}`, page.url()).href)
  await expect(staff.getByRole('heading', { name: 'What you ordered' })).toBeVisible()
  const href = (await staff.getByRole('link', { name: 'The customer’s page' }).getAttribute('href')) ?? ''
  for (const data of [{ state: 'paid' }, { state: 'packed' }, { state: 'dispatched', trackingNumber: 'Carrier 123' }])
    expect((await staff.request.patch(`/api/orders/${docs[0]?.id}`, { data })).ok()).toBe(true)
  await page.goto(href)
  await expect(page.getByText('Tracking number: Carrier 123')).toBeVisible()
  await expect(page.getByText('Cancel this order')).toBeVisible() // until 14 days after delivery
  const invoice = await page.request.get(`${href}/invoice.pdf`)
  expect([invoice.status(), invoice.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect((await page.request.get(`${href}/credit-note.pdf`)).status()).toBe(404)

  await staff.reload()
  await staff.getByLabel('Refund, in pounds').fill('25.50')
  await staff.getByLabel('Reason').fill('A scratched panel')
  await staff.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(staff.getByRole('row', { name: /A scratched panel/ })).toContainText('£25.50')
  await expect(staff.getByRole('row', { name: /Bank transfer/ })).toContainText('£1,306.00')
  await page.goto(href)
  await expect(page.getByRole('link', { name: 'Credit note (PDF)' })).toBeVisible()
  expect((await page.request.get(`${href}/credit-note.pdf`)).status()).toBe(200)
  await staff.context().close()
})

test('without a script the total is confirmed before anything is ordered, and the order can be cancelled', async ({
  browser,
  request,
  baseURL,
}) => {
  await setOpen(request, true)
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: SIZES.phone })
  const page = await context.newPage()
  await page.goto(`${baseURL}/checkout`)
  await quantity(page).selectOption('2')
  await fillBuyer(page)
  await page.getByRole('button', { name: ORDER }).click()
  await expect(page.getByText(/^Nothing is ordered yet. The total is £728.00/)).toBeVisible()
  await expect(receipt(page)).toContainText('Total including VAT£728.00')
  await expect(page.getByLabel('Town')).toHaveValue('Devizes')
  const opened = await context.newPage()
  await opened.goto(page.url())
  await expect(opened).toHaveURL(`${baseURL}/checkout`)
  await opened.close()
  await quantity(page).selectOption('3')
  await page.getByRole('button', { name: ORDER }).click()
  await expect(page.getByText(/^The total is now £1,017.00/)).toBeVisible()
  await expect(receipt(page)).toContainText('Total including VAT£1,017.00')
  await expect(quantity(page)).toHaveValue(/:3$/)
  await page.getByRole('button', { name: ORDER }).click()
  await expect(page).toHaveURL(/\/order\/[\w-]{43}$/)
  await agreeTo(page, 'Cancel this order', 'Yes, cancel it')
  await expect(page.getByText('This order has been cancelled. There is nothing to pay.')).toBeVisible()
  await context.close()
})

test('an order sent before the script has the basket is completed on the next page', async ({ page, request }) => {
  await setOpen(request, true)
  await loseScripts(page)
  await page.goto('/checkout')
  await fillBuyer(page)
  await page.getByRole('button', { name: ORDER }).click()
  await expect(page.getByRole('link', { name: /^Please choose at least one product/ })).toBeVisible()
  await page.unroute('**/_next/static/**/*.js*')
  await quantity(page).selectOption('2')
  await page.getByRole('button', { name: ORDER }).click()
  await expect(receipt(page)).toContainText('Total including VAT£728.00')
  await expectAccessible(page)
  await quantity(page).selectOption('1')
  await page.getByRole('button', { name: ORDER }).click()
  await expect(page.getByText(/^The total is now £439.00/)).toBeVisible()
  await expect(receipt(page)).toContainText('Total including VAT£439.00')
  await expect(quantity(page)).toHaveValue(/:1$/)
  await page.getByRole('button', { name: ORDER }).click()
  await expect(page).toHaveURL(/\/order\/[\w-]{43}$/)
})

test('without a script, one of two products is ordered, confirmed as shown, and its email address confirmed', async ({
  browser,
  request,
  baseURL,
}) => {
  await setOpen(request, true)
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: SIZES.phone })
  const page = await context.newPage()
  await withCable(request, async () => {
    await page.goto(`${baseURL}/checkout`)
    await cables(page).selectOption('1')
    await fillBuyer(page)
    await page.getByRole('button', { name: ORDER }).click()
    await expect(page.getByText(/^Nothing is ordered yet. The total is £160.00/)).toBeVisible()
    await expect(receipt(page)).toContainText('Total including VAT£160.00')
    await expect(cables(page)).toHaveValue(/:1$/)
    await expect(quantity(page)).toHaveValue('')
    await page.getByRole('button', { name: ORDER }).click()
    await expect(page).toHaveURL(/\/order\/[\w-]{43}$/)
    const reference = (await page.getByRole('heading', { level: 1 }).textContent())?.slice('Order '.length, -1)
    await page.goto(await confirmationLink(reference))
    await page.getByRole('button', { name: `Confirm order ${reference}` }).click()
    await expect(page.getByText('Email address confirmed')).toBeVisible()
  })
  await context.close()
})

test('Order pressed before anything is touched keeps the basket', async ({ page, request }) => {
  await setOpen(request, true)
  await withCable(request, async () => {
    await toCheckout(page)
    await page.getByRole('button', { name: ORDER }).click()
    await expect(page.getByRole('link', { name: /^Name must be at least/ })).toBeVisible()
    await expect(receipt(page)).toContainText('Total including VAT£439.00')
    await fillBuyer(page)
    await page.getByRole('button', { name: ORDER }).click()
    await expect(page).toHaveURL(/\/order\/[\w-]{43}$/)
    await expect(page.getByText('£439.00').first()).toBeVisible()
  })
})

test('an address where we do not deliver is refused at the field, and nothing typed is lost', async ({
  page,
  request,
}) => {
  await setOpen(request, true)
  await page.setViewportSize(SIZES.phone)
  await toCheckout(page)
  await fillBuyer(page)
  await page.getByLabel('Postcode').fill('JE2 3AB')
  await untilFormScript(page.locator('#checkout'))
  await page.getByRole('button', { name: ORDER }).click()
  await expect(page.locator('#checkout-postcode-error')).toHaveText(
    'We do not deliver store orders to Jersey, which is outside UK VAT. Please request a quote instead',
  )
  await expect(page.getByLabel('House and street')).toHaveValue('7 Mill Lane')
  await expect(page.getByRole('link', { name: 'request a quote', exact: true })).toHaveAttribute(
    'href',
    '/quote-request',
  )
  await expectAccessible(page)
})

test('an order sent as a plain post empties the basket it was made from', async ({ page, request }) => {
  await setOpen(request, true)
  await toCheckout(page)
  await fillBuyer(page)
  const emptied = page.waitForResponse('**/api/cart/clear/**')
  await page.locator('#checkout').evaluate((form: HTMLFormElement) => form.submit())
  await expect(page).toHaveURL(/\/order\/[\w-]{43}$/)
  await emptied
  await page.goto('/cart')
  await expect(page.getByText('Your basket is empty.')).toBeVisible()
})

test('a new price of delivery is shown in the receipt before the order is repeated', async ({ page, request }) => {
  await setOpen(request, true)
  await toCheckout(page)
  await fillBuyer(page)
  await untilFormScript(page.locator('#checkout'))
  await setDelivery(request, 16_000)
  try {
    await page.getByRole('button', { name: ORDER }).click()
    await expect(page.getByText(/^The total is now £449\.00/)).toBeVisible()
    await expect(receipt(page)).toContainText('Total including VAT£449.00')
    await page.getByRole('button', { name: ORDER }).click()
    await expect(page).toHaveURL(/\/order\/[\w-]{43}$/)
  } finally {
    await setDelivery(request, 15_000)
  }
})

test('while the store is closed, only staff get to the checkout', async ({ page, request }) => {
  await arrive(page, '/checkout')
  await expect(page.getByRole('heading', { name: 'The store isn’t open yet' })).toBeVisible()
  await expect(page.getByRole('button', { name: ORDER })).toHaveCount(0)
  await signIn(page, await newColleague(request, 'sales'))
  await page.goto('/checkout')
  await hydrated(page.getByText('Your basket is empty.'))
  await expect(page.getByRole('button', { name: ORDER })).toBeVisible()
  await page.goto('/shop')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Store.')
  await expect(page.locator('main').getByRole('listitem').filter({ hasText: NAME })).toBeVisible()
  expect((await request.get('/shop')).status()).toBe(404)
})
