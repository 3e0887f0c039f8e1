import type { Page } from '@playwright/test'

import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'
import { arrive, leaveThroughTop, scrollPastHero, scrollTo } from './support/visits'

const bar = (page: Page) => page.getByRole('complementary', { name: 'Get a quote' })
const SIZES = { phone: { width: 390, height: 844, bar: 68 }, desktop: { width: 1440, height: 900, bar: 76 } }

for (const [name, { bar: barHeight, ...viewport }] of Object.entries(SIZES)) {
  test.describe(`at the size of a ${name}`, () => {
    test.use({ viewport })

    test('appears once the hero is out of view, and disappears when it is back', async ({ page }) => {
      await arrive(page, '/')
      await expect(bar(page)).toHaveCount(0)
      await scrollPastHero(page)
      await expect(bar(page)).toBeVisible()
      expect((await bar(page).boundingBox())?.height).toBe(barHeight)
      // It has no room for the note on a contested price.
      await expect(bar(page)).toContainText('Your written quote itemises panels, delivery and fitting.')
      await expect(bar(page)).not.toContainText('£')
      await expect(bar(page).getByRole('link', { name: 'Call 01632 960 123' })).toHaveAttribute(
        'href',
        'tel:+441632960123',
      )
      await expectAccessible(page, '#quote-bar')
      await page.evaluate(() => window.scrollBy({ top: -400, behavior: 'instant' }))
      await expect(bar(page)).toHaveCount(0)
    })

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
