import type { Page } from '@playwright/test'

import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'
import { arrive, scrollPastHero, scrollTo } from './support/visits'

const bar = (page: Page) => page.getByRole('complementary', { name: 'Get a quote' })
const SIZES = { phone: { width: 390, height: 844, bar: 68 }, desktop: { width: 1440, height: 900, bar: 76 } }

// More is in sticky-bar.long.spec.ts.

for (const [name, { bar: barHeight, ...viewport }] of Object.entries(SIZES))
  test.describe(`at the size of a ${name}`, () => {
    test.use({ viewport })

    test('appears once the hero is out of view, and disappears when it is back', async ({ page }) => {
      await arrive(page, '/')
      await expect(bar(page)).toHaveCount(0)
      await scrollPastHero(page)
      await expect(bar(page)).toBeVisible()
      expect((await bar(page).boundingBox())?.height).toBe(barHeight)
      await expect(bar(page)).toContainText(/£289per panel, inc. VAT\+ £150 delivery per order/)
      await expect(bar(page).getByRole('link')).toHaveText(['Get a quote'])
      await expectAccessible(page, '#quote-bar')
      const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' })
      await settings.dispatchEvent('click') // without scrolling, which could open the exit popup
      await expect(bar(page)).toHaveCount(0)
      await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Close' }).click()
      await expect(bar(page)).toBeVisible()
      await page.evaluate(() => window.scrollBy({ top: -400, behavior: 'instant' }))
      await expect(bar(page)).toHaveCount(0)
    })
  })

test('stays hidden once dismissed, on every page of the visit', async ({ page }) => {
  await arrive(page, '/')
  await scrollPastHero(page)
  const top = await page.evaluate(() => scrollY)
  await bar(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(top)
  await scrollTo(page, 0)
  await scrollPastHero(page)
  await expect(bar(page)).toHaveCount(0)
  await arrive(page, '/')
  await scrollPastHero(page)
  await expect(bar(page)).toHaveCount(0)
})
