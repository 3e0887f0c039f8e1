import type { Page } from '@playwright/test'

import { expect, test } from './support/test'
import { arrive } from './support/visits'

const tooltip = (page: Page) => page.locator('[data-tooltip-view]')
const sparky = (page: Page) => page.getByRole('button', { name: 'Sparky, our phone assistant' })

test('an icon button shows its name after 700 ms, and the next one immediately', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-23T10:00:00Z') })
  await arrive(page, '/')
  await expect(async () => {
    await page.mouse.move(700, 500)
    await sparky(page).hover()
    await expect(tooltip(page)).toBeVisible({ timeout: 3_000 })
  }).toPass() // the listener is attached after the button renders
  await page.mouse.move(700, 500)
  await expect(tooltip(page)).toHaveCount(0)

  await page.clock.pauseAt(new Date('2026-11-23T11:00:00Z'))
  await sparky(page).hover()
  await page.clock.runFor(699)
  await expect(tooltip(page)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(tooltip(page)).toContainText('Sparky, our phone assistant')

  await page.getByRole('region', { name: 'Announcements' }).getByRole('checkbox').hover()
  await page.clock.runFor(0)
  await expect(tooltip(page)).toContainText('Pause the announcements')

  await page.mouse.move(700, 500)
  await expect(tooltip(page)).toHaveCount(0)
  await page.clock.runFor(300)
  await sparky(page).hover()
  await page.clock.runFor(699)
  await expect(tooltip(page)).toHaveCount(0)
})

test('keyboard focus shows it immediately, and Escape hides it', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('quote-bar-dismissed', 'yes')) // otherwise it is a tab stop in between
  await arrive(page, '/')
  await expect(async () => {
    await sparky(page).press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(sparky(page)).toBeFocused()
    await expect(tooltip(page)).toContainText('Sparky, our phone assistant', { timeout: 3_000 })
  }).toPass() // as above
  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toHaveCount(0)
})
