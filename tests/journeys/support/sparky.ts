import { expect, type Locator, type Page } from '@playwright/test'

export const ENDPOINT = '**/api/contact-sparky'

/** What is dialled to reach Sparky. */
export const NUMBER = 'tel:+447700900225'

/** Opens Sparky's panel on the home page, with the page's clock paused until a test advances it. */
export async function openSparky(page: Page): Promise<Locator> {
  await page.clock.install({ time: new Date('2026-11-23T10:00:00Z') })
  await page.goto('/')
  await page.getByRole('button', { name: 'Sparky, our phone assistant' }).press('Enter') // wherever it is
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

/** Presses the button and waits for the server's response. */
export async function call(page: Page, panel: Locator, label: string) {
  await Promise.all([page.waitForResponse(ENDPOINT), panel.getByRole('button', { name: label }).click()])
}

export async function expectManualDial(panel: Locator) {
  const status = panel.getByRole('status')
  await expect(status.getByText('Manual Dial Required', { exact: true })).toBeVisible()
  await expect(status.getByText('Please call the number below to reach Sparky', { exact: true })).toBeVisible()
  await expect(status.getByRole('link', { name: '07700 900225' })).toHaveAttribute('href', NUMBER)
}
