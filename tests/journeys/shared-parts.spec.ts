import { expect, test } from './support/test'
import { arrive } from './support/visits'

type Part = { element: Element; first: ChildNode | null }
declare const window: Window & { partsAsParsed: Part[] }

for (const path of ['/', '/locations', '/thermal-efficiency-guide'])
  test(`React takes over what ${path} shares with its copy as it is`, async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        window.partsAsParsed = [...document.querySelectorAll('[data-shared]')].map((element) => ({
          element,
          first: element.firstChild,
        }))
      }),
    )
    await arrive(page, path)
    const parts = await page.evaluate(() =>
      window.partsAsParsed.map(({ element, first }) => element.isConnected && element.firstChild === first),
    )
    expect(parts.length).toBeGreaterThan(20)
    expect(parts).not.toContain(false)
  })

test('scripts come after the pictures of the first screen, and bring the manifest', async ({ page }) => {
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
