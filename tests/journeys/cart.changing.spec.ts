import type { Page } from '@playwright/test'

import { storeSettings } from '../fixtures/store'
import { ADMIN } from './setup/urls'
import { asUser, signIn } from './support/admin'
import { agreeTo } from './support/agree-to'
import { expectAccessible } from './support/axe'
import { pressAddToBasket } from './support/basket'
import { expect, test } from './support/test'
import { arrive } from './support/visits'

const PANEL = '/shop/powerboard-s-225w'
const NAME = 'Powerboard S 225W'

const setOpen = async (request: Parameters<typeof asUser>[0], storeOpen: boolean) => {
  const headers = await asUser(request, ADMIN)
  const saved = await request.post('/api/globals/site-settings', { headers, data: storeSettings(storeOpen) })
  expect(saved.ok()).toBe(true)
}
test.afterEach(({ request }) => setOpen(request, false))

const addToBasket = async (page: Page, quantity: string) => {
  await arrive(page, PANEL)
  await page.getByLabel('Quantity').fill(quantity)
  await pressAddToBasket(page)
  await expect(page.getByText(/^In your basket:/)).toBeVisible()
}
const quantityField = (page: Page) => page.getByLabel(`Quantity of ${NAME}`)
const receipt = (page: Page) => page.getByRole('region', { name: 'What it comes to' })

test.describe('once the store is open', () => {
  test.beforeEach(({ request }) => setOpen(request, true))

  test('a visitor adds panels, changes how many, and asks for a quote for the basket', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByRole('banner').getByRole('link', { name: /^Basket/ })).toHaveCount(0)
    await addToBasket(page, '4')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Basket (4)' }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Open your basket' }).click()
    await expect(page).toHaveURL('/cart')
    await expect(receipt(page)).toContainText('Total including VAT£1,306.00')
    await expect(receipt(page)).toContainText('VAT at 20%£217.67')
    await expectAccessible(page)

    await page.getByRole('button', { name: `One more of ${NAME}` }).click()
    await expect(receipt(page)).toContainText('Total including VAT£1,595.00')
    await quantityField(page).fill('100')
    await quantityField(page).press('Enter')
    await expect(page.getByText('Please enter a whole number from 1 to 99')).toBeVisible()
    await expect(quantityField(page)).toHaveValue('100')
    await quantityField(page).fill('2')
    await quantityField(page).press('Enter')
    await expect(receipt(page)).toContainText('Total including VAT£728.00')
    await page.reload()
    await expect(quantityField(page)).toHaveValue('2')

    await page.getByRole('link', { name: 'Ask for a quote for this basket' }).click()
    await expect(page).toHaveURL('/quote-request?source=basket')
    await expect(page.getByLabel('Anything else?')).toHaveValue(`Basket: 2 × ${NAME} at £289.00 each.`)
  })

  test('changes made without a connection stay on the device and are saved afterwards', async ({ page, context }) => {
    await addToBasket(page, '1')
    await context.setOffline(true)
    await page.getByLabel('Quantity').fill('2')
    await page.getByRole('button', { name: 'Add to basket' }).click()
    await expect(
      page.getByText(/^In your basket: 3 of these.*Kept on this device until you’re back online\.$/),
    ).toBeVisible()
    await context.setOffline(false)
    await page.goto('/cart')
    await expect(receipt(page)).toContainText('Total including VAT£1,017.00')
    await expect(page.getByText('1 change that could not be saved before is saved now', { exact: false })).toBeVisible()
    await quantityField(page).fill('1')
    // The connection is lost once this is saved: a notice of a failed request would move the button being pressed.
    const reloaded = page.waitForResponse(
      (response) => response.url().includes('/api/cart/cart_') && response.request().method() === 'GET',
    )
    await quantityField(page).press('Enter')
    await reloaded
    await expect(receipt(page)).toContainText('Total including VAT£439.00')
    await context.setOffline(true)
    await page.getByRole('button', { name: `One more of ${NAME}` }).click()
    await expect(page.getByText('Kept on this device', { exact: true })).toBeVisible()
    await expect(page.getByText(/^We can’t reach our server/)).toBeVisible()
    await expect(receipt(page)).toContainText('Total including VAT£728.00')
    await context.setOffline(false)
    await expect(page.getByText('1 change that could not be saved before is saved now', { exact: false })).toBeVisible()
    await expect(page.getByText('Kept on this device', { exact: true })).toHaveCount(0)
    await page.reload()
    await expect(quantityField(page)).toHaveValue('2')
  })

  test('a change at which the server fails stays on the device, and the connection is not blamed', async ({ page }) => {
    await page.route('**/api/cart/add', (route) => route.fulfill({ status: 500, json: { message: '', errors: [] } }))
    await addToBasket(page, '1')
    const problem = /our server has a problem just now/i
    await expect(page.getByText(/^In your basket: 1 of these.*our server has a problem just now\.$/)).toBeVisible()
    await expect(page.getByText(/online/)).toHaveCount(0)
    await page.goto('/cart')
    await expect(page.getByText(problem)).toBeVisible()
    await expect(page.getByText(/online|can’t reach/)).toHaveCount(0)
    await page.unroute('**/api/cart/add')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('1 change that could not be saved before is saved now')).toBeVisible()
  })

  test('a change that the server refuses is reverted, with the reason', async ({ page }) => {
    await addToBasket(page, '1')
    await page.goto('/cart')
    await expect(quantityField(page)).toHaveValue('1')
    await page.route('**/api/cart/update', (route) =>
      route.fulfill({ status: 404, json: { message: 'This product is no longer in your basket.', errors: [] } }),
    )
    await page.getByRole('button', { name: `One more of ${NAME}` }).click()
    await expect(page.getByRole('alert').getByText('This product is no longer in your basket.')).toBeVisible()
    await expect(quantityField(page)).toHaveValue('1')
  })

  test('a basket is emptied, and the keyboard focus keeps its position', async ({ page }) => {
    await addToBasket(page, '1')
    await page.goto('/cart')
    await page.getByRole('button', { name: `Remove ${NAME}` }).press('Enter')
    await expect(page.getByText('Your basket is empty.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Nothing in it yet' })).toBeFocused()
    await expectAccessible(page)
    await addToBasket(page, '3')
    await page.goto('/cart')
    await agreeTo(page, 'Empty the basket', 'Yes, empty it')
    await expect(page.getByRole('link', { name: 'Browse the store' })).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('cart_')))).toEqual([])
  })

  test('on a phone nothing is wider than the screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await addToBasket(page, '30')
    await page.goto('/cart')
    await expect(receipt(page)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

test.describe('while the store is closed', () => {
  test('visitors cannot sort it either', async ({ request }) => {
    expect((await request.get('/shop?sort=name')).status()).toBe(404)
  })

  test('visitors can put nothing in a basket, and nothing is stored', async ({ page }) => {
    await page.goto(PANEL)
    await expect(page.getByText('The store is not open yet, so nothing can be ordered here.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add to basket' })).toHaveCount(0)
    await page.goto('/cart')
    await expect(page.getByRole('heading', { name: 'The store isn’t open yet' })).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => localStorage.getItem('cart_session_id'))).toBeNull()
  })

  test('signed-in staff can use it', async ({ page }) => {
    await signIn(page, ADMIN)
    await addToBasket(page, '2')
    await expect(page.getByText('You see this because you are signed in.').first()).toBeVisible()
    await expect(page.getByText('nothing can be ordered')).toHaveCount(0)
    await page.goto('/cart')
    await expect(receipt(page)).toContainText('Total including VAT£728.00')
    await agreeTo(page, 'Empty the basket', 'Yes, empty it')
    await page.getByRole('link', { name: 'Browse the store' }).click()
    await expect(page).toHaveURL('/shop?sort=featured')
    await expect(page.locator('main').getByRole('listitem').filter({ hasText: NAME })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the store is sorted and filtered by links', async ({ page, request }) => {
    await setOpen(request, true)
    await page.goto('/shop?sort=featured')
    const filter = page.getByRole('navigation', { name: 'Sort and filter' })
    await filter.getByRole('link', { name: 'Lowest price first' }).click()
    await expect(page).toHaveURL('/shop?sort=price-up')
    await expect(filter.getByRole('link', { name: 'Lowest price first' })).toHaveAttribute('aria-current', 'true')
    await filter.getByRole('link', { name: 'In stock' }).click()
    await expect(page).toHaveURL('/shop?sort=price-up&stock=yes')
    await expect(page.locator('main')).toContainText('No product is both in this category and in stock.')
  })

  test('the product page offers a quote instead', async ({ page, request }) => {
    await setOpen(request, true)
    await page.goto(PANEL)
    await expect(page.getByText('The basket needs JavaScript. You can ask for a quote without it.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add to basket' })).toBeHidden()
    await expect(page.locator('main').getByRole('link', { name: 'Get a quote' })).toBeVisible()
  })
})
