import type { APIRequestContext, Page } from '@playwright/test'

import { storeSettings } from '../fixtures/store'
import { ADMIN } from './setup/urls'
import { asUser } from './support/admin'
import { pressAddToBasket } from './support/basket'
import { fillBuyer } from './support/checkout'
import { SIZES } from './support/sizes'
import { expect, test } from './support/test'
import { arrive } from './support/visits'

const PANEL = '/shop/powerboard-s-225w'
const ORDER = 'Order with obligation to pay'

async function setShop(
  request: APIRequestContext,
  { storeOpen, pieces }: { storeOpen: boolean; pieces: number | null },
) {
  const headers = await asUser(request, ADMIN)
  const found = await request.get('/api/products?where[slug][equals]=powerboard-s-225w&depth=0', { headers })
  const { docs } = (await found.json()) as { docs: { id: number }[] }
  const data = { reason: 'correction', pieces, key: crypto.randomUUID() }
  expect((await request.post(`/api/products/${docs[0]?.id}/stock`, { headers, data })).ok()).toBe(true)
  expect((await request.post('/api/globals/site-settings', { headers, data: storeSettings(storeOpen) })).ok()).toBe(
    true,
  )
}
test.afterEach(({ request }) => setShop(request, { storeOpen: false, pieces: null }))

async function goToCheckout(page: Page) {
  await arrive(page, PANEL)
  await pressAddToBasket(page)
  await page.getByRole('link', { name: 'Open your basket' }).click()
  await page.getByRole('link', { name: 'Go to the checkout' }).click()
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Total including VAT')
  await fillBuyer(page)
}

test('of two visitors with the last panel, one pays by card and the other learns that it is gone', async ({
  page,
  desktopPage,
  request,
}) => {
  await setShop(request, { storeOpen: true, pieces: 1 })
  await page.setViewportSize(SIZES.phone)
  await goToCheckout(page)
  await goToCheckout(desktopPage)
  await desktopPage.getByRole('button', { name: ORDER }).click()
  await expect(desktopPage).toHaveURL(/\/order\/[\w-]{43}$/)

  await page.getByRole('button', { name: ORDER }).click()
  await expect(page.getByText('We no longer have that many in stock.', { exact: false })).toBeVisible()
  await expect(page.getByLabel('House and street')).toHaveValue('7 Mill Lane')
  await page.goto(PANEL)
  await expect(page.getByText('None in stock')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to basket' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Tell me when I can order' })).toBeVisible()

  // Stripe's page is on another host, so the browser is not taken there.
  const link = desktopPage.getByRole('link', { name: 'Pay £439.00 by card' })
  const opened = await request.get((await link.getAttribute('href')) ?? '', { maxRedirects: 0 })
  const paid = await fetch(opened.headers().location ?? '', { method: 'POST', redirect: 'manual' })
  await desktopPage.goto(paid.headers.get('location') ?? '')
  await expect(desktopPage.getByRole('link', { name: /^Invoice/ })).toBeVisible()
  await expect(link).toHaveCount(0)
  await expect(desktopPage.getByText('Cancel this order')).toBeVisible() // until 14 days after delivery
})
