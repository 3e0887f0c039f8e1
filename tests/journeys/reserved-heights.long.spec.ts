import type { Page } from '@playwright/test'

import { layOutAll } from './support/lay-out-all'
import { SIZES } from './support/sizes'
import { expect, test } from './support/test'

for (const [device, viewport] of Object.entries(SIZES)) {
  test(`the sections below the first view reserve the height that they need on a ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    for (const path of ['/', '/sales']) {
      await page.goto(path)
      await layOutAll(page)
      const sections = await lazySections(page)
      expect(sections.length, path).toBeGreaterThan(5)
      for (const { name, reserved, needed } of sections) {
        // A longer sentence or another font may change the height a little.
        const off = Math.abs(reserved - needed)
        expect.soft(off, `${path} ${name}: ${reserved} px for ${needed}`).toBeLessThan(Math.min(0.12 * needed, 100))
      }
    }
  })
}

/** The reserved and the needed height of each lazy section in px, without its padding. */
const lazySections = (page: Page) =>
  page.locator('.render-late').evaluateAll((sections) =>
    sections.map((section) => {
      const style = getComputedStyle(section)
      const padding = parseFloat(style.paddingTop) + parseFloat(style.paddingBottom)
      return {
        name: section.id || (section.querySelector('h2')?.textContent ?? ''),
        reserved: parseFloat(style.containIntrinsicHeight.replace('auto ', '')),
        needed: Math.round(section.getBoundingClientRect().height - padding),
      }
    }),
  )
