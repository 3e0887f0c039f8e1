import type { Locator, Page } from '@playwright/test'

import { openQuoteDialog } from './support/quote-dialog'
import { hidePictures } from './support/sections'
import { expect, test } from './support/test'
import { arrive, leaveThroughTop } from './support/visits'

const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }
/** A Monday morning, when the desk is open. */
const NOW = new Date('2026-11-23T10:00:00Z')

/** Everything that comes over a page when asked for, and how. */
const OVERLAYS: Record<string, (page: Page) => Promise<Locator>> = {
  'exit-popup': async (page) => {
    await arrive(page, '/')
    await leaveThroughTop(page)
    return page.getByRole('dialog', { name: /^Before you go/ })
  },
  'quote-dialog': openQuoteDialog,
  'demo-dialog': async (page) => {
    await page.goto('/sales')
    await page.getByRole('link', { name: 'Book Free Demo' }).first().click()
    return page.getByRole('dialog', { name: 'Book a free demo' })
  },
  sparky: async (page) => {
    await arrive(page, '/')
    await page.getByRole('button', { name: 'Sparky, our phone assistant' }).click()
    return page.getByRole('region', { name: 'Sparky', exact: true })
  },
  toast: async (page) => {
    await arrive(page, '/about')
    const store = page.getByRole('button', { name: 'Store' })
    if (!(await store.first().isVisible())) await page.locator('#site-menu > summary').click()
    await store.locator('visible=true').click()
    return page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
  },
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test.beforeEach(({ page }) => page.clock.setFixedTime(NOW))

    for (const [name, open] of Object.entries(OVERLAYS)) {
      test(`${name} looks as it did`, async ({ page }) => {
        const overlay = await open(page)
        await expect(overlay).toBeVisible()
        await hidePictures(page)
        await expect(overlay).toHaveScreenshot(`overlay-${name}-${size}.png`)
      })
    }
  })
}

test('the menu of a phone looks as it did', async ({ page }) => {
  await page.setViewportSize(SIZES.phone)
  await arrive(page, '/')
  await page.locator('#site-menu > summary').click()
  await page.mouse.move(195, 600) // off what has a tooltip
  await expect(page.locator('#site-menu').getByRole('navigation', { name: 'Main' })).toHaveScreenshot(
    'overlay-menu-phone.png',
  )
})
