import type { Page } from '@playwright/test'

import { layOutAll } from './lay-out-all'

/** Hides elements that float over the section under comparison. */
const STILL = `
  .sticky, .foot-of-window { position: static !important }
  .fixed, [data-radix-popper-content-wrapper] { visibility: hidden !important }
`

/** Lays out the whole page, without floating elements and pictures. */
export async function holdStill(page: Page) {
  await layOutAll(page)
  await page.addStyleTag({ content: STILL })
  await hidePictures(page)
  await page.mouse.move(0, 0) // nothing is in its hover state
}

/** The visible sections of a page, from header to footer, each by its id, label, heading or tag. */
export const sectionsOf = (page: Page): Promise<string[]> =>
  page
    .locator(
      'body > header:not(.contents), body > header.contents > *, main > :not(#home), main > article > *, #home > *, body > footer',
    )
    .evaluateAll((sections) =>
      sections
        .filter((section) => section.checkVisibility())
        .map(
          (section) =>
            section.id ||
            section.ariaLabel ||
            section.querySelector('h1, h2')?.textContent ||
            section.querySelector('[aria-label]:not([popover] *)')?.ariaLabel ||
            section.tagName.toLowerCase(),
        ),
    )

/**
 * Photographs, videos and dynamic content are blanked: the layout is compared, so that a better picture changes
 * nothing. Drawings count as layout. Playwright's own masks are sometimes misplaced in sections taller than the window.
 */
export const hidePictures = (page: Page) =>
  page.addStyleTag({ content: 'img:not([src$=".svg"]), video, [data-changes] { visibility: hidden !important }' })
