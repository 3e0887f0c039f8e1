import type { Page } from '@playwright/test'

import { boxOf, closePopup, expectAsideWhileScrolled, expectShownAtEnd, isShown } from './support/sparky-button'
import { expect, test } from './support/test'
import { arrive, FIRST_VISIT, scrollTo } from './support/visits'

const SIDE_PX = 58
const GAP_PX = 16
const PATHS = ['/', '/about', '/contact', '/configure', '/calculator/quick', '/system-designer', '/blog', '/sitemap']

const bar = (page: Page) => page.getByRole('complementary', { name: 'Get a quote' })

for (const width of [320, 390, 768]) {
  test.describe(`on a screen ${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    for (const path of PATHS) {
      test(`it steps aside while ${path} is scrolled down, and covers no control`, async ({ page }) => {
        await expectAsideWhileScrolled(page, path)
      })
    }

    test('it is whole, in the corner and above the bar', async ({ page }) => {
      await arrive(page, '/about')
      await expectShownAtEnd(page)
      await expect.poll(() => boxOf(page)).toEqual({ right: GAP_PX, bottom: GAP_PX, width: SIDE_PX, height: SIDE_PX })
      await arrive(page, '/')
      await closePopup(page)
      await scrollTo(page, 60)
      await expect(bar(page)).toBeVisible()
      const barPx = (await bar(page).boundingBox())?.height ?? 0
      await expectShownAtEnd(page)
      await expect
        .poll(() => boxOf(page))
        .toEqual({ right: GAP_PX, bottom: GAP_PX + barPx, width: SIDE_PX, height: SIDE_PX })
    })

    test('it makes way for what comes up in its place, and comes back', async ({ page }) => {
      await arrive(page, '/about')
      await expect.poll(() => isShown(page)).toBe(true)
      await page.evaluate(() => {
        const late = document.createElement('button')
        late.id = 'late'
        late.style.cssText = 'position: fixed; right: 60px; bottom: 60px; width: 24px; height: 24px'
        document.body.append(late)
      })
      await expect.poll(() => isShown(page)).toBe(false)
      await page.evaluate(() => document.querySelector('#late')?.remove())
      await expect.poll(() => isShown(page)).toBe(true)
    })
  })
}

test.describe('on a first visit with a phone', () => {
  test.use({ ...FIRST_VISIT, viewport: { width: 390, height: 844 } })

  test('it gives way to the cookie notice until that is answered', async ({ page }) => {
    await arrive(page, '/about')
    await scrollTo(page, 100)
    const notice = page.getByRole('region', { name: 'Cookies' })
    await expect(notice).toBeVisible()
    await expect.poll(() => isShown(page)).toBe(false)
    await notice.getByRole('button', { name: 'Essential Only' }).click()
    await expectShownAtEnd(page)
  })
})
