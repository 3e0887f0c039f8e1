import { gzipSync } from 'node:zlib'

import type { Page } from '@playwright/test'

import { openQuoteDialog } from './support/quote-dialog'
import { expect, test } from './support/test'
import { FIRST_VISIT } from './support/visits'

test.use(FIRST_VISIT)

const FONT_BYTES_MAX = 60_000
/** A line that breaks elsewhere when the fonts come late, on a machine that is busy. */
const LAYOUT_SHIFT_MAX = 0.01
/** Compressed, of which Next and React take 136,000. A page that is a form brings the form; the sales page within the main layout brings both, and a written page what any of its parts may need. */
const SCRIPT_BYTES_MAX = {
  '/': 146_000,
  '/sales': 145_000,
  '/sales/estimate': 145_000,
  '/calculator': 145_000,
  '/sales-landing': 148_000,
  '/thermal-efficiency-guide': 153_000,
  '/calculator/professional': 190_000,
  '/calculator/quick': 154_000,
  '/contact': 154_000,
  '/quote-request': 154_000,
}

for (const [path, scriptBytesMax] of Object.entries(SCRIPT_BYTES_MAX)) {
  test(`the first view of ${path} stays within its budgets`, async ({ page }) => {
    const { scripts, fonts } = await firstView(page, path)
    const scriptBytes = scripts.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
    const fontBytes = fonts.reduce((sum, body) => sum + body.length, 0)
    test.info().annotations.push({ type: 'bytes', description: `${scriptBytes} of scripts, ${fontBytes} of fonts` })
    expect(scriptBytes).toBeLessThanOrEqual(scriptBytesMax)
    expect(scriptBytes).toBeGreaterThan(0)
    expect(fonts).toHaveLength(2)
    expect(fontBytes).toBeLessThanOrEqual(FONT_BYTES_MAX)
    expect(scripts.filter(checksForms)).toHaveLength(0)
    expect(await layoutShift(page)).toBeLessThan(LAYOUT_SHIFT_MAX)
  })
}

test('what checks a form arrives with the form', async ({ page }) => {
  const scripts = collect(page, 'script')
  const dialog = await openQuoteDialog(page)
  await dialog.getByRole('button', { name: 'Next Step' }).click()
  await expect(dialog.getByRole('group', { name: /^Check/ })).toBeVisible()
  expect((await Promise.all(scripts)).filter(checksForms)).not.toHaveLength(0)
})

const checksForms = (script: Buffer) => /ZodError|react-hook-form/.test(script.toString('utf8'))

async function firstView(page: Page, path: string) {
  const scripts = collect(page, 'script')
  const fonts = collect(page, 'font')
  await page.goto(path, { waitUntil: 'networkidle' })
  return { scripts: await Promise.all(scripts), fonts: await Promise.all(fonts) }
}

function collect(page: Page, type: 'script' | 'font'): Promise<Buffer>[] {
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === type) bodies.push(response.body())
  })
  return bodies
}

/** How much of what is in sight has moved since the page began, after Core Web Vitals. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(sum)))
      }),
  )
}
