import type { Locator, Page } from '@playwright/test'

/** More than the tab stops between any two controls of a journey. */
const PRESSES_MAX = 150

/** Presses Tab, or Shift+Tab, until one of these controls has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const reached = target.and(page.locator(':focus'))
  for (let presses = 0; presses < PRESSES_MAX; presses += 1) {
    await page.keyboard.press(key)
    if ((await reached.count()) > 0) return
  }
  throw new Error(`${key} never reached ${target}`)
}
