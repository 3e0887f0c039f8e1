import type { Page } from '@playwright/test'

import { ADMIN } from './setup/addresses'
import { expectAccessible } from './support/axe'
import { asUser } from './support/desk'
import { expect, test } from './support/test'
import { expectToast } from './support/toast'
import { arrive, loseScripts } from './support/visits'

const STORE = {
  title: 'Store Coming Soon!',
  description: 'Our store launches soon with authentic products, professional installation and exclusive deals.',
}
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Store' })
const toast = (page: Page) => page.getByRole('region', { name: /^Notifications/ })

test('the Store button opens no page, but a toast for four seconds', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-23T10:00:00Z') })
  await arrive(page, '/')
  await button(page).click() // fetches what draws toasts
  await expectToast(page, STORE)
  await page.clock.fastForward(5_000)
  await expect(toast(page).getByRole('listitem')).toHaveCount(0)

  await page.clock.pauseAt(new Date('2026-11-23T11:00:00Z'))
  await button(page).click()
  await expectToast(page, STORE)
  await expect(page).toHaveURL('/')
  await expect(page.locator('#store-notice')).toBeHidden()
  await page.clock.runFor(3_999)
  await expectToast(page, STORE)
  await page.clock.runFor(1)
  await expect(toast(page).getByRole('listitem')).toHaveCount(0)
})

test('one toast at a time, above everything, closed by hand or by key', async ({ page }) => {
  await arrive(page, '/')
  await button(page).click()
  await expectToast(page, STORE)
  await button(page).click()
  await expect(toast(page).getByRole('listitem')).toHaveCount(1)
  expect(
    await toast(page)
      .getByRole('list')
      .evaluate((list) => getComputedStyle(list).zIndex),
  ).toBe('9999')
  await page.keyboard.press('F8')
  await expect(toast(page).getByRole('list')).toBeFocused()
  await toast(page).getByRole('button', { name: 'Close' }).click()
  await expect(toast(page).getByRole('listitem')).toHaveCount(0)
})

test('a swipe of 50 px to the right sends it away, a shorter one does not', async ({ page }) => {
  await arrive(page, '/')
  await button(page).click()
  const item = toast(page).getByRole('listitem')
  await expect(item).toBeVisible()
  const swipe = async (px: number) => {
    const box = await item.boundingBox()
    if (!box) throw new Error('no toast')
    await page.mouse.move(box.x + 60, box.y + 40)
    await page.mouse.down()
    await page.mouse.move(box.x + 60 + px, box.y + 40, { steps: 5 })
    await page.mouse.up()
  }
  await swipe(40)
  await expect(item).toBeVisible()
  await swipe(60)
  await expect(item).toHaveCount(0)
})

test('where the toast fails, an alert says the same', async ({ page }) => {
  await arrive(page, '/')
  await loseScripts(page)
  const alert = page.waitForEvent('dialog')
  const pressed = button(page).click()
  const dialog = await alert
  expect([dialog.type(), dialog.message()]).toEqual(['alert', `${STORE.title}\n\n${STORE.description}`])
  await dialog.accept()
  await pressed
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a note opens in the toast’s place', async ({ page }) => {
    await page.goto('/')
    await button(page).click()
    const note = page.locator('#store-notice')
    await expect(note).toBeVisible()
    await expect(note).toHaveText(`${STORE.title}${STORE.description}`)
  })
})

test.describe('once the store is open', () => {
  const setOpen =
    (storeOpen: boolean) =>
    async ({ request }: { request: Parameters<typeof asUser>[0] }) => {
      const saved = await request.post('/api/globals/site-settings', {
        headers: await asUser(request, ADMIN),
        data: { storeOpen },
      })
      expect(saved.ok()).toBe(true)
    }
  test.beforeEach(setOpen(true))
  test.afterEach(setOpen(false))

  test('the button is a link to it', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Store' })).toHaveAttribute('href', '/shop')
    await expect(button(page)).toHaveCount(0)
  })

  test('it lists what is sold by what it costs at the door', async ({ page }) => {
    await page.goto('/shop')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Store.')
    const panel = page.locator('main').getByRole('listitem').filter({ hasText: 'Powerboard S 225W' })
    await expect(panel).toContainText('£439.00 for one, delivered')
    await expectAccessible(page)
    await panel.getByRole('link').click()
    await expect(page).toHaveURL('/shop/powerboard-s-225w')
    await expect(page.locator('main')).not.toContainText('The store is not open yet')
  })
})
