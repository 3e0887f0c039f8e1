import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'

import { SITEMAP_KINDS, sitemapFiles, sitemapIndexXml, sitemapKindOf, sitemapOf, sitemapXml } from './sitemap'

const origin = 'https://powerboard.example'

test('guides have their own sitemap', () => {
  expect(sitemapOf({ category: 'guide', isUnlisted: false })).toBe('guides')
  expect(sitemapOf({ category: 'legal', isUnlisted: false })).toBe('pages')
})

test('a page kept out of search results is in no sitemap', () => {
  expect(sitemapOf({ category: 'guide', isUnlisted: true })).toBeNull()
  expect(sitemapOf({ category: 'legal', isUnlisted: true })).toBeNull()
})

test('lists URLs with their dates, or without one if unknown', () => {
  const xml = sitemapXml({
    origin,
    entries: [{ path: '/about', changedAt: '2026-11-20T09:00:00.000Z' }, { path: '/a&b' }],
  })
  expect(xml).toContain(
    '<url><loc>https://powerboard.example/about</loc><lastmod>2026-11-20T09:00:00.000Z</lastmod></url>',
  )
  expect(xml).toContain('<url><loc>https://powerboard.example/a&amp;b</loc></url>')
})

test('a sitemap is as new as its newest page', () => {
  const entries = [
    { path: '/a', changedAt: '2026-11-20' },
    { path: '/b', changedAt: '2026-11-21' },
    { path: '/c', changedAt: '2026-01-01' },
    { path: '/d' },
  ]
  const xml = sitemapIndexXml({
    origin,
    files: [
      { path: '/sitemap/guides.xml', entries },
      { path: '/sitemap/pages.xml', entries: [] },
    ],
  })
  expect(xml).toContain(
    '<sitemap><loc>https://powerboard.example/sitemap/guides.xml</loc><lastmod>2026-11-21</lastmod></sitemap>',
  )
  expect(xml).toContain('<sitemap><loc>https://powerboard.example/sitemap/pages.xml</loc></sitemap>')
})

test.each([
  [0, [['/sitemap/pages.xml', 0]]],
  [3, [['/sitemap/pages.xml', 3]]],
  [
    4,
    [
      ['/sitemap/pages.xml', 3],
      ['/sitemap/pages-2.xml', 1],
    ],
  ],
  [
    7,
    [
      ['/sitemap/pages.xml', 3],
      ['/sitemap/pages-2.xml', 3],
      ['/sitemap/pages-3.xml', 1],
    ],
  ],
])('%d entries in files of three are all kept', (count, expected) => {
  const entries = Array.from({ length: count }, (_, index) => ({ path: `/${index}` }))
  const files = sitemapFiles({ kind: 'pages', entries, max: 3 })
  expect(files.map((file) => [file.path, file.entries.length])).toEqual(expected)
  expect(files.flatMap((file) => file.entries)).toEqual(entries)
})

test('a file holds 50,000 entries', () => {
  const entries = Array.from({ length: 50_001 }, () => ({ path: '/' }))
  expect(sitemapFiles({ kind: 'pages', entries }).map((file) => file.entries.length)).toEqual([50_000, 1])
})

test('a file is found by its name', () => {
  for (const kind of SITEMAP_KINDS)
    expect([sitemapKindOf(`${kind}.xml`), sitemapKindOf(`${kind}-2.xml`)]).toEqual([kind, kind])
  for (const file of ['pages', 'nothing.xml', 'pages-.xml', 'pages-2.xml.gz', ''])
    expect(sitemapKindOf(file)).toBeNull()
})

/** The elements in the order of the file, as another reader finds them; throws unless the XML is well-formed. */
function elementsIn(xml: string) {
  const parser = new SaxesParser({ xmlns: true })
  const found: { name: string; uri: string; text: string }[] = []
  parser.on('opentag', ({ name, uri }) => found.push({ name, uri, text: '' }))
  parser.on('text', (text) => {
    const last = found.at(-1)
    if (last) last.text += text
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml).close()
  return found
}

test('another reader finds what the schema of sitemaps asks for, in any path', () => {
  const path = '/a&b?c=<d>"\''
  const entries = [{ path, changedAt: '2026-11-20T09:00:00.000Z' }, { path: '/plain' }]
  const urls = elementsIn(sitemapXml({ origin, entries }))
  const index = elementsIn(sitemapIndexXml({ origin, files: [{ path: '/sitemap/pages.xml', entries }] }))
  expect(urls.map(({ name }) => name)).toEqual(['urlset', 'url', 'loc', 'lastmod', 'url', 'loc'])
  expect(urls[2]?.text).toBe(origin + path)
  expect(index.map(({ name }) => name)).toEqual(['sitemapindex', 'sitemap', 'loc', 'lastmod'])
  for (const { uri } of [...urls, ...index]) expect(uri).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
})
