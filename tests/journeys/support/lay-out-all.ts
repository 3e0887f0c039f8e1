import type { Page } from '@playwright/test'

/** Lays out all lazy sections, so that nothing moves while the page is measured or captured. */
export const layOutAll = (page: Page) => page.addStyleTag({ content: '* { content-visibility: visible !important }' })
