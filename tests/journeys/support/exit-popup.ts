import { expect, type Page } from '@playwright/test'

import { untilSettled } from './visits'

export const exitPopup = (page: Page) => page.getByRole('dialog', { name: /^Before you go/ })

/** Expects no popup after everything that could open it has had time to run. */
export async function expectNoExitPopup(page: Page) {
  await page.waitForLoadState('networkidle')
  await untilSettled(page)
  await expect(exitPopup(page)).toHaveCount(0)
}
