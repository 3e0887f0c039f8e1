import type { Page } from '@playwright/test'

/** Lays out what would wait until somebody comes near: nothing moves any more while it is measured or photographed. */
export const layOutAll = (page: Page) => page.addStyleTag({ content: '* { content-visibility: visible !important }' })
