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

test('scripts load after the pictures of the first screen, and add the manifest', async ({ page }) => {
  await arrive(page, '/')
  const { loadedAt, scriptsAskedAt } = await page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.includes('.js'))
    return {
      loadedAt: performance.getEntriesByType('navigation').map(({ loadEventStart }) => loadEventStart)[0],
      scriptsAskedAt: Math.min(...scripts.map(({ startTime }) => startTime)),
    }
  })
  expect(scriptsAskedAt).toBeGreaterThanOrEqual(loadedAt ?? Number.NaN)
  await expect(page.locator('head > link[rel="manifest"]')).toHaveCount(1)
})
