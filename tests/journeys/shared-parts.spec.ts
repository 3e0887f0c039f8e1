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
