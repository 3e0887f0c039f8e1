import type { Locator, Page } from '@playwright/test'

import { openDemoDialog } from './support/demo-dialog'
import { openQuoteDialog } from './support/quote-dialog'
import { hidePictures } from './support/sections'
import { SIZES } from './support/sizes'
import { expect, test } from './support/test'
import { arrive, leaveThroughTop } from './support/visits'

/** A Monday morning, during opening hours. */
const NOW = new Date('2026-11-23T10:00:00Z')
const LATER = new Date('2026-11-23T11:00:00Z')

/** Everything that can open over a page, and how. */
const OVERLAYS: Record<string, (page: Page) => Promise<Locator>> = {
  'exit-popup': async (page) => {
    await arrive(page, '/')
    await leaveThroughTop(page)
    return page.getByRole('dialog', { name: /^Before you go/ })
  },
  'quote-dialog': openQuoteDialog,
  'demo-dialog': openDemoDialog,
  sparky: async (page) => {
    await arrive(page, '/about')
    await page.getByRole('button', { name: 'Sparky, our phone assistant' }).click()
    return page.getByRole('region', { name: 'Sparky', exact: true })
  },
  toast: async (page) => {
    await page.clock.install({ time: NOW })
    await arrive(page, '/about')
    const store = page.getByRole('banner').getByRole('button', { name: 'Store' })
    const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
    await store.click() // loads the toast renderer
    await toast.waitFor()
    await page.clock.fastForward(5_000)
    await toast.waitFor({ state: 'detached' })
    await page.clock.pauseAt(LATER) // the second toast stays long enough
    await store.click()
    return toast
  },
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const [name, open] of Object.entries(OVERLAYS)) {
    test(`${name} looks as it did`, async ({ page }) => {
      await page.clock.setFixedTime(NOW)
      const overlay = await open(page)
      await expect(overlay).toBeVisible()
      await hidePictures(page)
      for (const size of ['desktop', 'phone'] as const) {
        await page.setViewportSize(SIZES[size])
        await expect.soft(overlay).toHaveScreenshot(`overlay-${name}-${size}.png`)
      }
    })
  }
})

test('the menu of a phone looks as it did', async ({ page }) => {
  await page.setViewportSize(SIZES.phone)
  await arrive(page, '/')
  await page.locator('#site-menu > summary').click()
  await page.mouse.move(195, 600) // away from any tooltip
  await expect(page.locator('#site-menu').getByRole('navigation', { name: 'Main' })).toHaveScreenshot(
    'overlay-menu-phone.png',
  )
})
