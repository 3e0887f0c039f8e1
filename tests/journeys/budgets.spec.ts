import { gzipSync } from 'node:zlib'

import type { Page } from '@playwright/test'

import { WRITTEN_PAGE } from '@/lib/features/content'
import { PAGES } from '@/lib/registry/pages'
import { routes } from '@/lib/routing/routes'

import { openQuoteDialog } from './support/quote-dialog'
import { expect, test } from './support/test'
import { FIRST_VISIT, untilIdle } from './support/visits'

test.use(FIRST_VISIT)

/** Two fonts, and a third on pages with rare characters (src/app/fonts/fonts.ts). */
const FONT_BYTES_MAX = { 2: 25_000, 3: 29_000 }
/** For the first or the second visit: on a busy machine late fonts may wrap a line, whereas our own shifts recur. */
const LAYOUT_SHIFT_MAX = 0.01
/** A page for each route with parameters. */
const EXAMPLES: Record<string, string> = {
  [WRITTEN_PAGE.path]: '/thermal-efficiency-guide',
  [`${routes.shop}/[slug]`]: '/shop/powerboard-s-225w',
  [`${routes.blog}/[slug]`]: '/blog/does-infrared-save-money',
}

for (const { path: route, scriptBytesMax } of PAGES) {
  if (!scriptBytesMax) continue
  const path = EXAMPLES[route] ?? route
  test(`the first view of ${path} stays within its budgets`, async ({ page }) => {
    expect(path).not.toContain('[')
    const { scripts, fonts } = await firstView(page, path)
    const scriptBytes = scripts.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
    const fontBytes = fonts.reduce((sum, body) => sum + body.length, 0)
    test.info().annotations.push({ type: 'bytes', description: `${scriptBytes} of scripts, ${fontBytes} of fonts` })
    expect(scriptBytes).toBeLessThanOrEqual(scriptBytesMax)
    expect(scriptBytes).toBeGreaterThan(0)
    const fontCount = fonts.length === 2 ? 2 : 3
    expect(fonts).toHaveLength(fontCount)
    expect(fontBytes).toBeLessThanOrEqual(FONT_BYTES_MAX[fontCount])
    expect(scripts.filter(checksForms)).toHaveLength(0)
    if ((await layoutShift(page)) < LAYOUT_SHIFT_MAX) return
    const again = await page.context().newPage()
    await again.goto(path)
    await untilIdle(again)
    expect(await layoutShift(again)).toBeLessThan(LAYOUT_SHIFT_MAX)
  })
}

test('form validation is loaded with the form', async ({ page }) => {
  const scripts = collect(page, 'script')
  const dialog = await openQuoteDialog(page)
  await dialog.getByRole('button', { name: 'Next Step' }).click()
  await expect(dialog.getByRole('group', { name: /^Check/ })).toBeVisible()
  expect((await Promise.all(scripts)).filter(checksForms)).not.toHaveLength(0)
})

/** Names that zod and react-hook-form keep when they are minified. */
const checksForms = (script: Buffer) => /ZodError|shouldUseNativeValidation/.test(script.toString('utf8'))

async function firstView(page: Page, path: string) {
  const scripts = collect(page, 'script')
  const fonts = collect(page, 'font')
  await page.goto(path)
  await untilIdle(page)
  return { scripts: await Promise.all(scripts), fonts: await Promise.all(fonts) }
}

function collect(page: Page, type: 'script' | 'font'): Promise<Buffer>[] {
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === type) bodies.push(response.body())
  })
  return bodies
}

/** The layout shift of the page so far, as defined by Core Web Vitals. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    return observer.takeRecords().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0)
  })
}
