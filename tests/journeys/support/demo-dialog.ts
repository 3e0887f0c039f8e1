import { expect, type Locator, type Page } from '@playwright/test'

import { hydrated } from './visits'

/** Opens the booking dialog from the sales page. */
export async function openDemoDialog(page: Page): Promise<Locator> {
  await page.goto('/sales')
  const link = page.getByRole('link', { name: 'Book Free Demo' }).first()
  await hydrated(link)
  await link.click()
  const dialog = page.getByRole('dialog', { name: 'Book a free demo' })
  await expect(dialog).toBeVisible()
  return dialog
}
