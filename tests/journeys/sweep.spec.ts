import type { Page } from '@playwright/test'

import { FORM_REPLIES, isConfirmationPage } from '@/lib/registry/form-replies'
import { REPLY_PAGES } from '@/lib/registry/reply-pages'
import { STATIC_PAGE_LIST } from '@/lib/registry/static-pages'
import type { FormReply } from '@/lib/routing/page-entry'

import { structuredDataFaults } from '../fixtures/structured-data/faults'
import { PRINTED_ON_ABOUT, WITHOUT_PRICE } from '../fixtures/structured-data/left-out'
import { unprinted } from '../fixtures/structured-data/unprinted'
import { expectAccessible, expectNoSidewaysScroll } from './support/axe'
import { SIZES } from './support/sizes'
import { expect, test } from './support/test'

test.describe.configure({ timeout: 300_000 })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Public pages that no sitemap lists. */
const BESIDE_SITEMAP = STATIC_PAGE_LIST.filter(({ sitemap }) => !sitemap).map(({ path }) => path)

type Reply = Exclude<keyof typeof REPLY_PAGES, keyof typeof FORM_REPLIES>

/** Sample queries for each page that responds to one visitor, besides the replies to forms. */
const REPLY_QUERIES: Record<Reply, readonly string[]> = {
  cart: [''],
  checkout: [''],
  order: ['?order=unknown'],
  orderReview: [''],
  orderConfirmation: [''],
  waiting: ['?product=powerboard-225'],
  enquiry: [''],
  quote: [''],
  sharedDesign: [''],
  installersNear: ['?postcode=SN10', '?postcode=ZE1', '?postcode='],
  shopResult: ['?sort=price'],
  locationsNear: ['?place=BA3'],
  comparePlaces: ['?place=bath&with=newport'],
  quickResult: [''],
  configureResult: [''],
  energyChallengeResult: [''],
  seasonLink: [''],
  yourDataLink: [''],
  yourDataRecords: [''],
  yourDataReceipt: [''],
  solarResult: [''],
  professionalResult: [''],
  salesEstimate: [''],
  salesDemo: [''],
  unavailable: [''],
  embedCalculator: [''],
}

/** With a reference, if they show one. Check pages only respond to a POST, so other journeys cover them. */
const CONFIRMATIONS = Object.entries(FORM_REPLIES)
  .filter(([name]) => isConfirmationPage(name))
  .map(([, { path, query = [] }]: [string, FormReply]) =>
    query.includes('reference') ? `${path}?reference=PB-7K3M-Q9TX` : path,
  )

const REPLIES = [
  ...Object.entries(REPLY_QUERIES).flatMap(([key, queries]) =>
    queries.map((query) => `${REPLY_PAGES[key as Reply].path}${query}`),
  ),
  ...CONFIRMATIONS,
]

/** Pages from records of kinds that no sitemap lists, the widest names of places, and a page that is not found. */
const FROM_RECORDS = [
  '/locations/westhoughton',
  '/locations/wombourne',
  '/locations/bath/heating-cost-calculator',
  '/locations/cardiff/roath',
  '/locations/bath/energy-efficient-heating-benefits',
  '/locations/bath/commercial-heating-solutions',
  '/locations/bath/landlord-heating',
  '/locations/bath/infrared-heating-installation',
  '/blog/author/technical-team',
  '/search?q=thermastat',
  '/nowhere',
]

/** Pages that the same code renders, with other words: axe sees each at one size, and both sizes in turn. */
const ALIKE = [...FROM_RECORDS.filter((path) => /^\/locations\/bath\/\w/.test(path)), ...CONFIRMATIONS]
const axeSizeOf = (path: string) => (ALIKE.indexOf(path) % 2 === 0 ? 'phone' : 'desktop')

/** A desktop at 200 % zoom is 720 px wide; at 400 %, like a phone, 320 px. */
const NARROWED = { phone: { width: 320, height: 640 }, desktop: { width: 720, height: 640 } }

/** Split, so that they run in parallel. */
const SHARES = 8

for (let share = 0; share < SHARES; share += 1) {
  test(`every page is accessible on a phone and a desktop, even enlarged: part ${share + 1} of ${SHARES}`, async ({
    page,
  }) => {
    const paths = [...(await pathsOfSitemap(page)), ...BESIDE_SITEMAP, ...REPLIES, ...FROM_RECORDS].filter(
      (_, index) => index % SHARES === share,
    )
    expect(paths.length).toBeGreaterThan(5)
    for (const path of paths) {
      await page.setViewportSize(SIZES.phone)
      await page.goto(path)
      for (const size of ['phone', 'desktop'] as const) {
        await page.setViewportSize(SIZES[size])
        if (!ALIKE.includes(path) || size === axeSizeOf(path)) await expectAccessible(page)
        await page.setViewportSize(NARROWED[size])
        await openDetails(page)
        await expectNoSidewaysScroll(page)
      }
    }
  })
}

/** Opens every disclosure, so that what it contains is measured too, and by axe at the next size. */
async function openDetails(page: Page) {
  await page.locator('main details').evaluateAll((all) => {
    for (const details of all) {
      details.removeAttribute('name') // which allows one of a group to be open
      details.setAttribute('open', '')
    }
  })
}

test('every page in the sitemap, and the unlisted ones, have complete metadata without JavaScript', async ({
  page,
}) => {
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

const UNITS = 'W|kW|kWh|MWh|Wh|kWp|W/m²|VA|A|V|Hz|°C|K|mm|cm|m|m²|m³|km|kg|g|h|min|s|%|p'
const PARTED = new RegExp(`.{0,20}\\d[ \\n\\t]+(?:${UNITS})(?![\\p{L}\\d]).{0,10}`, 'gu')

test('no line can end between a figure and its unit, on any page', async ({ page }) => {
  for (const path of [...(await pathsOfSitemap(page)), ...BESIDE_SITEMAP, ...REPLIES, ...FROM_RECORDS])
    expect.soft((await proseOf(page, path)).match(PARTED) ?? [], path).toEqual([])
})

/** The text of a page that may wrap, without the numbers of sources and figures, which may precede 'A'. */
async function proseOf(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text()
  const text = await page.evaluate((sent) => {
    const { body } = new DOMParser().parseFromString(sent, 'text/html')
    for (const element of body.querySelectorAll('script, style, svg, a[aria-label^="Source "]')) element.remove()
    return body.textContent
  }, html)
  return text.replace(/(?:Fig\.|Table) \d+/g, '')
}

/** The page's content before any script has run. */
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
  const listed = pages.flat()
  expect(listed).toEqual(expect.arrayContaining(SAMPLED))
  return listed.filter((path) => !isOneOfMany(path) || SAMPLED.includes(path))
}

/** All pages of places and posts are rendered by the same code, so a few represent all. */
const isOneOfMany = (path: string) => /^\/(locations|blog)\/./.test(path)
const SAMPLED = ['/blog/does-infrared-save-money', '/locations/county/somerset', '/locations/bath']

async function locationsIn(page: Page, file: string): Promise<string[]> {
  const text = await (await page.request.get(file)).text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => new URL(location ?? '').pathname)
}
