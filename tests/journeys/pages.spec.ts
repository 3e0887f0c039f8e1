import type { Page } from '@playwright/test'

import { structuredDataFaults } from '../fixtures/structured-data/faults'
import { PRINTED_ON_ABOUT, WITHOUT_PRICE } from '../fixtures/structured-data/left-out'
import { unprinted } from '../fixtures/structured-data/unprinted'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'

test.describe.configure({ timeout: 300_000 })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** One long test would hide the second fault behind the first, and be tried again whole. */
const SHARES = 4

for (let share = 0; share < SHARES; share += 1) {
  test(`the pages of the sitemap are accessible on a phone: part ${share + 1} of ${SHARES}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const paths = (await pathsOfSitemap(page)).filter((_, index) => index % SHARES === share)
    expect(paths.length).toBeGreaterThan(5)
    for (const path of paths) {
      await page.goto(path)
      await expectAccessible(page)
    }
  })
}

/** Pages for everybody that search engines find no sitemap for. */
const BESIDE_SITEMAP = ['/sales-landing', '/search', '/sitemap']

test('every page of the sitemap says by itself what it is, and so do those beside it', async ({ page }) => {
  const paths = [...(await pathsOfSitemap(page)), ...BESIDE_SITEMAP]
  expect(paths.length).toBeGreaterThan(20)
  const seen = { title: new Set<string>(), description: new Set<string>() }
  for (const path of paths) {
    const head = await headOf(page, path)
    expect.soft(head.canonical, path).toBe(path)
    expect.soft(head.headings, path).toBe(1)
    expect.soft(head.structuredData, path).toBeGreaterThan(0)
    expect.soft(head.unprinted, path).toEqual(path === '/' ? PRINTED_ON_ABOUT : [])
    expect.soft(head.faults, path).toEqual(path === '/' ? WITHOUT_PRICE : [])
    for (const field of ['title', 'description'] as const) {
      expect.soft(head[field], path).toMatch(/\w/)
      expect.soft(seen[field].has(head[field]), `${field} of ${path}: ${head[field]}`).toBe(false)
      seen[field].add(head[field])
    }
  }
})

test('the two pages with the widest tables are accessible at a desk', async ({ page }) => {
  for (const path of ['/technical-specifications', '/thermal-efficiency-guide']) {
    await page.goto(path)
    await expectAccessible(page)
  }
})

/** What the page says before any script has run. */
async function headOf(page: Page, path: string) {
  const html = await (await page.request.get(path)).text()
  const head = await page.evaluate((text) => {
    const sent = new DOMParser().parseFromString(text, 'text/html')
    const structuredData = sent.querySelectorAll('script[type="application/ld+json"]').length
    for (const script of sent.querySelectorAll('script')) script.remove()
    return {
      title: sent.title,
      description: sent.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
      canonical: new URL(sent.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? 'about:blank').pathname,
      headings: sent.querySelectorAll('h1').length,
      text: sent.body.textContent,
      structuredData,
    }
  }, html)
  return { ...head, faults: await structuredDataFaults(html), unprinted: unprinted({ html, text: head.text }) }
}

async function pathsOfSitemap(page: Page): Promise<string[]> {
  const files = await locationsIn(page, '/sitemap.xml')
  const pages = await Promise.all(files.map((file) => locationsIn(page, file)))
  return pages.flat()
}

async function locationsIn(page: Page, file: string): Promise<string[]> {
  const text = await (await page.request.get(file)).text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => new URL(location ?? '').pathname)
}
