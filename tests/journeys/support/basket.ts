import type { Page } from '@playwright/test'

/** Presses the button, and waits until the server has the basket: the next page is rendered from what it has. */
export async function pressAddToBasket(page: Page) {
  const answered = page.waitForResponse('**/api/cart/add')
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await answered
}
