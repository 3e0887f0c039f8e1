import { existsSync } from 'node:fs'

import { expect, test, type Page } from '@playwright/test'

import { layOutAll } from './lay-out-all'

/** Nothing floats over the part that is compared. */
const STILL = `
  .sticky, .foot-of-window { position: static !important }
  .fixed, [data-radix-popper-content-wrapper] { visibility: hidden !important }
`

/**
 * Compares every part of the page, from the header to the footer, with its picture of before.
 */
export async function expectSectionsUnchanged(page: Page, name: string) {
  await layOutAll(page)
  await page.addStyleTag({ content: STILL })
  await hidePictures(page)
  await page.mouse.move(0, 0) // nothing is drawn as pointed at
  await scrollThrough(page)
  const parts = page.locator(
    'body > header:not(.contents), body > header.contents > *, main > :not(#home), main > article > *, #home > *, body > footer',
  )
  const count = await parts.count()
  const pictureOf = (index: number) => `${name}-${String(index).padStart(2, '0')}.png`
  expect(count).toBeGreaterThan(1)
  for (let index = 0; index < count; index += 1) {
    const part = parts.nth(index)
    if (await part.isVisible()) await expect.soft(part).toHaveScreenshot(pictureOf(index))
    else
      expect
        .soft(
          existsSync(test.info().snapshotPath(pictureOf(index))),
          `${pictureOf(index)} shows what cannot be seen any more`,
        )
        .toBe(false)
  }
  expect
    .soft(existsSync(test.info().snapshotPath(pictureOf(count))), `${pictureOf(count)} shows a part that is missing`)
    .toBe(false)
}

/**
 * Photographs, films and what changes by itself leave their places empty: the layout is judged, and a better picture
 * changes nothing. Drawings are layout. Playwright's own masks lie beside their places now and then, in parts that are higher than the window.
 */
export const hidePictures = (page: Page) =>
  page.addStyleTag({ content: 'img:not([src$=".svg"]), video, [data-changes] { visibility: hidden !important }' })

/** What comes into view only then is loaded, as for somebody who reads to the end. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
}
