import type { Locator, Page } from '@playwright/test'

/** Opens Sparky's panel on the home page, with the page's clock standing still until a test moves it. */
export async function openSparky(page: Page): Promise<Locator> {
  await page.clock.install({ time: new Date('2026-11-23T10:00:00Z') })
  await page.goto('/')
  await page.getByRole('button', { name: 'Sparky, our phone assistant' }).click()
  const panel = page.getByRole('region', { name: 'Sparky', exact: true })
  await panel.waitFor()
  await page.clock.pauseAt(new Date('2026-11-23T11:00:00Z'))
  return panel
}

/** The tel: links that the page follows by itself. */
export function watchDialling(page: Page): string[] {
  const dialled: string[] = []
  page.on('request', (request) => request.url().startsWith('tel:') && dialled.push(request.url()))
  return dialled
}
