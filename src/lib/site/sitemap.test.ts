import { expect, test } from 'vitest'

import { sitemapIndexXml, sitemapOf, sitemapXml } from './sitemap'

const origin = 'https://powerboard.example'

test('guides have a sitemap of their own', () => {
  expect(sitemapOf({ category: 'guide' })).toBe('guides')
  expect(sitemapOf({ category: 'legal' })).toBe('pages')
})

test('lists addresses with their days, and without one where none is known', () => {
  const xml = sitemapXml({ origin, entries: [{ path: '/about', changedAt: '2026-11-20T09:00:00.000Z' }, { path: '/a&b' }] })
  expect(xml).toContain('<url><loc>https://powerboard.example/about</loc><lastmod>2026-11-20T09:00:00.000Z</lastmod></url>')
  expect(xml).toContain('<url><loc>https://powerboard.example/a&amp;b</loc></url>')
})

test('a sitemap is as new as its newest page', () => {
  const entries = [{ path: '/a', changedAt: '2026-11-20' }, { path: '/b', changedAt: '2026-11-21' }, { path: '/c', changedAt: '2026-01-01' }, { path: '/d' }]
  const xml = sitemapIndexXml({ origin, sitemaps: [{ kind: 'guides', entries }, { kind: 'pages', entries: [] }] })
  expect(xml).toContain('<sitemap><loc>https://powerboard.example/sitemap/guides.xml</loc><lastmod>2026-11-21</lastmod></sitemap>')
  expect(xml).toContain('<sitemap><loc>https://powerboard.example/sitemap/pages.xml</loc></sitemap>')
})
