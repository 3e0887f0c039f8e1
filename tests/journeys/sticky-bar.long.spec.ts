import type { Page } from '@playwright/test'

import { SIZES } from './support/sizes'
import { expect, test } from './support/test'
import { arrive, leaveThroughTop, scrollPastHero, scrollTo } from './support/visits'

const bar = (page: Page) => page.getByRole('complementary', { name: 'Get a quote' })

for (const [name, viewport] of Object.entries(SIZES)) {
  test.describe(`at the size of a ${name}`, () => {
    test.use({ viewport })

    test('covers neither Sparky nor the last row of the footer', async ({ page }) => {
      await arrive(page, '/')
      await leaveThroughTop(page) // otherwise the popup would open on the way down
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await scrollPastHero(page)
      await expect(bar(page)).toBeVisible()
      const sitemap = page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' })
      for (const last of [sitemap, page.getByRole('button', { name: 'Sparky, our phone assistant' })]) {
        const gap = async () => {
          await scrollTo(page, 100) // again, because sections grow as they come into view
          const [above, below] = [await last.boundingBox(), await bar(page).boundingBox()]
          return above && below ? below.y - above.y - above.height : -1
        }
        await expect.poll(gap).toBeGreaterThanOrEqual(0)
      }
    })
  })
}

test('releases the focus to the page when the hero is back', async ({ page }) => {
  await arrive(page, '/')
  await scrollPastHero(page)
  await bar(page).getByRole('button', { name: 'Dismiss' }).focus()
  await scrollTo(page, 0)
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('opens the quote dialog', async ({ page }) => {
  await arrive(page, '/')
  await scrollPastHero(page)
  await bar(page).getByRole('link', { name: 'Get a quote' }).click()
  await expect(page.getByRole('dialog', { name: 'Get a quote' })).toBeVisible()
})

test('is absent on a page without a hero', async ({ page }) => {
  await arrive(page, '/contact')
  await scrollTo(page, 100)
  await expect(bar(page)).toHaveCount(0)
})
