import type { Page } from '@playwright/test'

import { expect, test } from './support/test'
import { expectToast } from './support/toast'
import { arrive, loseScripts } from './support/visits'

const STORE = {
  title: 'Store Coming Soon!',
  description: 'Our store launches soon with authentic products, professional installation and exclusive deals.',
}
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Store' })
const toast = (page: Page) => page.getByRole('region', { name: /^Notifications/ })

test('the Store button shows a toast for four seconds instead of opening a page', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-23T10:00:00Z') })
  await arrive(page, '/')
  await button(page).click() // loads the toast renderer
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

test('one toast at a time, above everything, closed by pointer or keyboard', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-23T10:00:00Z') })
  await arrive(page, '/')
  await button(page).click()
  await expectToast(page, STORE)
  await page.clock.pauseAt(new Date('2026-11-23T11:00:00Z')) // which closes it
  await expect(toast(page).getByRole('listitem')).toHaveCount(0)
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

test('a swipe of 50 px to the right dismisses it, a shorter one does not', async ({ page }) => {
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

test('if the toast fails, an alert shows the same text', async ({ page }) => {
  await arrive(page, '/')
  await loseScripts(page)
  const alert = page.waitForEvent('dialog')
  const pressed = button(page).click()
  const dialog = await alert
  expect([dialog.type(), dialog.message()]).toEqual(['alert', `${STORE.title}\n\n${STORE.description}`])
  await dialog.accept()
  await pressed
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a popover opens instead of the toast', async ({ page }) => {
    await page.goto('/')
    await button(page).click()
    const note = page.locator('#store-notice')
    await expect(note).toBeVisible()
    await expect(note).toHaveText(`${STORE.title}${STORE.description}`)
  })
})
