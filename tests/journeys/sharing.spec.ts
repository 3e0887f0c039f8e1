import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'

import { expect, test } from './support/test'

test('every kind of page has its own title, URL and share card', async ({ request }) => {
  const cards = new Set<string>()
  for (const path of [
    '/',
    '/sales',
    '/sales-landing',
    '/sales/demo',
    '/contact',
    '/calculator/quick',
    '/about',
    '/privacy-policy',
    '/powerboard-vs-gas-boilers',
    '/shop/powerboard-s-225w',
  ]) {
    const head = await headOf(request, path)
    expect.soft(head.canonical, path).toBe(path)
    expect.soft(head.title, path).toContain(head.property('og:title'))
    expect.soft(head.property('og:description'), path).toBe(head.description)
    expect.soft(head.property('og:image:alt'), path).toBe(head.property('og:title'))
    const { pathname, search } = new URL(head.property('og:image'))
    const picture = await (await request.get(`${pathname}${search}`)).body()
    expect.soft(await sharp(picture).metadata(), path).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect.soft(picture.length, path).toBeLessThan(300_000)
    cards.add(picture.toString('base64'))
  }
  expect(cards.size).toBe(10)
})

test('no other card is generated', async ({ request }) => {
  for (const path of ['/share/nobody/card.jpg', '/share/about.jpg', '/share/contact/check/card.jpg'])
    expect((await request.get(path)).status(), path).toBe(404)
})

test("the homepage's structured data contains nothing that it does not show", async ({ page }) => {
  await page.goto('/')
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  const { '@graph': records } = JSON.parse(text ?? '') as { '@graph': Record<string, unknown>[] }
  expect(records.map((record) => record['@type'])).toEqual([
    ['Organization', 'LocalBusiness'],
    'WebSite',
    'Product',
    'FAQPage',
  ])
  const [company, , product] = records
  const { streetAddress } = company?.address as { streetAddress: string }
  await expect(page.getByRole('contentinfo')).toContainText(streetAddress)
  for (const unproven of ['offers', 'aggregateRating', 'review']) expect(product).not.toHaveProperty(unproven)
})

/** The metadata that social networks read; they run no JavaScript. */
async function headOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  const read = (pattern: string) => new RegExp(pattern).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  return {
    title: read('<title>([^<]*)'),
    description: read('<meta name="description" content="([^"]*)"'),
    canonical: new URL(read('<link rel="canonical" href="([^"]*)"')).pathname,
    property: (name: string) => read(`<meta property="${name}" content="([^"]*)"`),
  }
}
