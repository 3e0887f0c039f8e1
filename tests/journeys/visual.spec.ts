import type { Page } from '@playwright/test'

import { expectNoFaults } from './support/axe'
import { expectSectionsUnchanged, hidePictures } from './support/sections'
import { exampleGroups } from './support/styleguide'
import { expect, test } from './support/test'
import { leaveThroughTop, takenOver } from './support/visits'

const PAGES = {
  home: '/',
  sales: '/sales',
  'sales-thanks': '/sales/thank-you',
  'business-thanks': '/business/thank-you',
  contact: '/contact',
  'quote-request': '/quote-request',
  'not-found': '/nowhere',
}
const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }
/** Where the popup would come on the way down. */
const INTERRUPTED = ['/', '/business/thank-you', '/nowhere']
/** A Monday morning, when the desk is open. */
const NOW = new Date('2026-11-23T10:00:00Z')

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    for (const [name, path] of Object.entries(PAGES)) {
      test(`${path} looks as it did`, async ({ page }) => {
        await page.clock.setFixedTime(NOW)
        await page.addInitScript(() => sessionStorage.setItem('quote-bar-dismissed', 'yes'))
        await page.goto(path)
        if (INTERRUPTED.includes(path)) await passPopup(page)
        await expectSectionsUnchanged(page, `${name}-${size}`)
      })
    }

    test('every example looks as it did and is accessible', async ({ page }) => {
      test.setTimeout(300_000)
      for (const path of await exampleGroups(page)) {
        await page.goto(path)
        await expectNoFaults(page)
        await hidePictures(page)
        await expect.soft(page).toHaveScreenshot(`example-${path.split('/').at(-1)}-${size}.png`, { fullPage: true })
      }
    })
  })
}

/** It comes once for each view of a page: here it has come and gone. */
async function passPopup(page: Page) {
  await takenOver(page)
  await leaveThroughTop(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
