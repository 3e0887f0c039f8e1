import type { Page } from '@playwright/test'

import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'
import { arrive, FIRST_VISIT, scrollTo, untilHydrated, untilSettled } from './support/visits'

const popup = (page: Page) => page.getByRole('dialog', { name: /^Before you go/ })

test('opens when scrolling passes 70 percent of the page', async ({ page }) => {
  await arrive(page, '/')
  await scrollTo(page, 60)
  await page.getByRole('complementary', { name: 'Get a quote' }).waitFor() // rendered along with the listeners
  await untilSettled(page)
  await expect(popup(page)).toHaveCount(0)
  await scrollTo(page, 80)
  await expect(popup(page)).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await popup(page).getByRole('button', { name: 'Close' }).tap()
  await expect(popup(page)).toBeHidden()
})

test('opens after 45 seconds, and only once', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-23T10:00:00Z') })
  await page.clock.pauseAt(new Date('2026-11-23T11:00:00Z'))
  await page.goto('/')
  await page.clock.runFor(100) // to the first paint, which the scripts wait for
  await untilHydrated(page)
  await page.clock.runFor(44_999)
  await page.waitForLoadState('networkidle')
  await expect(popup(page)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(popup(page)).toBeVisible()
  await popup(page).getByRole('button', { name: 'Close' }).tap()
  await expect(popup(page)).toHaveCount(0)
  await scrollTo(page, 90)
  await page.clock.runFor(60_000)
  await expect(popup(page)).toHaveCount(0)
})

test.describe('while the cookie notice is open', () => {
  test.use(FIRST_VISIT)

  test('waits, and opens at the next scroll after it was answered', async ({ page }) => {
    await arrive(page, '/')
    await scrollTo(page, 20)
    const notice = page.getByRole('region', { name: 'Cookies' })
    await expect(notice).toBeVisible()
    await page.getByRole('complementary', { name: 'Get a quote' }).waitFor({ state: 'attached' })
    await scrollTo(page, 80)
    await untilSettled(page)
    await expect(popup(page)).toHaveCount(0)
    await notice.getByRole('button', { name: 'Essential Only' }).tap()
    await expect(notice).toHaveCount(0)
    await scrollTo(page, 82)
    await expect(popup(page)).toBeVisible()
  })
})
