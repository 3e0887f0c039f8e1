import type { Locator, Page } from '@playwright/test'

import { eventually } from './support/eventually'
import { playCrm, received } from './support/inspector'
import { openSparky, watchDialling } from './support/sparky'
import { expect, test } from './support/test'
import { newVisitor } from './support/visitor'

const ENDPOINT = '**/api/contact-sparky'
const NUMBER = 'tel:+447700900225'

test.afterEach(() => playCrm('accepting'))

/** Presses the button and waits until the server has answered. */
async function call(page: Page, panel: Locator, label: string) {
  await Promise.all([page.waitForResponse(ENDPOINT), panel.getByRole('button', { name: label }).click()])
}

test.describe('in a window that is not high', () => {
  test.use({ viewport: { width: 740, height: 360 } })

  test('the panel stays within it, and its end is scrolled to', async ({ page }) => {
    const panel = await openSparky(page)
    await expect(panel.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
    const call = panel.getByRole('button', { name: 'Get Sparky Callback' })
    await call.scrollIntoViewIfNeeded()
    await expect(call).toBeInViewport({ ratio: 1 })
  })
})

test.describe('at a desk', () => {
  test('a call-back is booked: a second of connecting, the good news, and idle again after six', async ({ page }) => {
    const visitor = newVisitor()
    const panel = await openSparky(page)
    const dialled = watchDialling(page)
    await panel.getByLabel('Phone number').fill(visitor.phone)
    await call(page, panel, 'Get Sparky Callback')
    await expect(panel.getByRole('button', { name: 'Calling Sparky...' })).toBeVisible()
    await page.clock.runFor(999)
    await expect(panel.getByRole('status')).toHaveText('Connecting your call...')
    await page.clock.runFor(1)
    await expect(panel.getByRole('status')).toContainText('Call Request Sent!')
    const phone = visitor.phone.replace(/^0(\d+) /, '+44$1')
    await eventually(async () => (await received()).contacts.find((contact) => contact.phone === phone))

    await page.clock.runFor(4_999)
    await expect(panel.getByRole('status')).toContainText('Call Request Sent!')
    await page.clock.runFor(1)
    await expect(panel.getByRole('button', { name: 'Get Sparky Callback' })).toBeVisible()
    expect(dialled).toEqual([])
  })

  test('a call-back that the CRM does not take asks to dial by hand', async ({ page }) => {
    await playCrm('failing')
    const panel = await openSparky(page)
    const dialled = watchDialling(page)
    await panel.getByLabel('Phone number').fill(newVisitor().phone)
    await call(page, panel, 'Get Sparky Callback')
    await page.clock.runFor(1_000)
    await expectManualDial(panel)
    await page.clock.runFor(5_000)
    await expect(panel.getByRole('button', { name: 'Get Sparky Callback' })).toBeVisible()
    expect(dialled).toEqual([])
  })

  test('a request that fails asks to dial by hand and dials after a second', async ({ page }) => {
    const panel = await openSparky(page)
    const dialled = watchDialling(page)
    await page.route(ENDPOINT, (route) => route.fulfill({ status: 503, json: { message: 'Try later', errors: [] } }))
    await panel.getByLabel('Phone number').fill(newVisitor().phone)
    await call(page, panel, 'Get Sparky Callback')
    await expectManualDial(panel)
    await page.clock.runFor(999)
    expect(dialled).toEqual([])
    await page.clock.runFor(1)
    await expect.poll(() => dialled).toEqual([NUMBER])
  })

  test('pressing again cancels the call', async ({ page }) => {
    const panel = await openSparky(page)
    const dialled = watchDialling(page)
    await page.route(ENDPOINT, () => {}) // never answers
    await panel.getByLabel('Phone number').fill(newVisitor().phone)
    const request = page.waitForRequest(ENDPOINT)
    await panel.getByRole('button', { name: 'Get Sparky Callback' }).click()
    const cancelled = page.waitForEvent('requestfailed')
    await request
    await panel.getByRole('button', { name: 'Calling Sparky...' }).click()
    await cancelled
    await expect(panel.getByRole('button', { name: 'Get Sparky Callback' })).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(panel.getByRole('status')).toHaveText(
      'Advice, quotes and bookings by phone. Leave your number and Sparky rings you back.',
    )
    expect(dialled).toEqual([])
  })

  test('a number that cannot be rung is not sent', async ({ page }) => {
    const panel = await openSparky(page)
    for (const typed of ['', '0909 123 4567', '+353 1 234 5678']) {
      await panel.getByLabel('Phone number').fill(typed)
      await panel.getByRole('button', { name: 'Get Sparky Callback' }).click()
      await expect(panel.getByLabel('Phone number')).toHaveAccessibleDescription('Please enter a valid phone number')
      await expect(panel.getByLabel('Phone number')).toBeFocused()
    }
  })

  test('Escape and Close shut the panel and give the focus back', async ({ page }) => {
    const panel = await openSparky(page)
    const button = page.getByRole('button', { name: 'Sparky, our phone assistant' })
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
    await button.press('Enter')
    await panel.getByRole('button', { name: 'Close' }).click()
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
  })
})

test.describe('on a mobile', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15' })

  test('with a number, the call-back is booked and the dialler opens after a second', async ({ page }) => {
    const panel = await openSparky(page)
    const dialled = watchDialling(page)
    await panel.getByLabel('Phone number').fill(newVisitor().phone)
    await call(page, panel, 'Call Sparky Now')
    await page.clock.runFor(999)
    expect(dialled).toEqual([])
    await page.clock.runFor(1)
    await expect(panel.getByRole('status')).toHaveText('Call Request Sent!Your phone is dialling Sparky.')
    await expect.poll(() => dialled).toEqual([NUMBER])
  })

  test('without a number, the dialler opens all the same', async ({ page }) => {
    const panel = await openSparky(page)
    const dialled = watchDialling(page)
    await call(page, panel, 'Call Sparky Now')
    await page.clock.runFor(1_000)
    await expectManualDial(panel)
    await expect.poll(() => dialled).toEqual([NUMBER])
  })
})

async function expectManualDial(panel: Locator) {
  const status = panel.getByRole('status')
  await expect(status.getByText('Manual Dial Required', { exact: true })).toBeVisible()
  await expect(status.getByText('Please call the number below to reach Sparky', { exact: true })).toBeVisible()
  await expect(status.getByRole('link', { name: '07700 900225' })).toHaveAttribute('href', NUMBER)
}
