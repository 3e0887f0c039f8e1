import { expect, test } from './support/test'
import { arrive } from './support/visits'

type SharedElement = { element: Element; first: ChildNode | null }
declare const window: Window & { partsAsParsed: SharedElement[] }

for (const path of ['/', '/locations', '/thermal-efficiency-guide'])
  test(`React takes over the elements that ${path} shares with its copy unchanged`, async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        window.partsAsParsed = [...document.querySelectorAll('[data-shared]')].map((element) => ({
          element,
          first: element.firstChild,
        }))
      }),
    )
    await arrive(page, path)
    const unchanged = await page.evaluate(() =>
      window.partsAsParsed.map(({ element, first }) => element.isConnected && element.firstChild === first),
    )
    expect(unchanged.length).toBeGreaterThan(20)
    expect(unchanged).not.toContain(false)
  })

/** How long the scripts wait for pictures. */
const WAIT_MAX_MS = 4_000

test('scripts load after the pictures of the first screen, and add the manifest', async ({ page }) => {
  await arrive(page, '/')
  const { waitedUntil, scriptsAskedAt } = await page.evaluate((waitMaxMs) => {
    const [navigation] = performance.getEntriesByType('navigation')
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.includes('.js'))
    return {
      waitedUntil: navigation && Math.min(navigation.loadEventStart, navigation.responseStart + waitMaxMs),
      scriptsAskedAt: Math.min(...scripts.map(({ startTime }) => startTime)),
    }
  }, WAIT_MAX_MS)
  expect(scriptsAskedAt).toBeGreaterThanOrEqual(waitedUntil ?? Number.NaN)
  await expect(page.locator('head > link[rel="manifest"]')).toHaveCount(1)
})
