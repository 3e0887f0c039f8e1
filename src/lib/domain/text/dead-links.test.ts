import { expect, test } from 'vitest'

import { deadLinks } from './dead-links'

const PAGES = [
  { path: '/', anchors: ['running-cost'] },
  { path: '/about', anchors: ['who-we-are'] },
  { path: '/blog/[slug]', anchors: [] },
  { path: '/sitemap.xml', anchors: null },
]
const isDead = (href: string) =>
  deadLinks({ path: '/about', links: [{ href, place: 'Part 1' }], places: PAGES }).length === 1

test.each([
  '/',
  '/#running-cost',
  '/about',
  '/about?from=home',
  '#who-we-are',
  '/about#who-we-are',
  '/blog/a-post',
  '/sitemap.xml#x',
  'https://example.com',
  'mailto:a@example.com',
  'tel:+441632960123',
])('accepts %s', (href) => {
  expect(isDead(href)).toBe(false)
})

test.each([
  '/abuot',
  '/#nowhere',
  '#running-cost',
  '/blog',
  '/blog/',
  '/blog/a/b',
  '//example.com',
  'http://example.com',
  'javascript:alert(1)',
  'about',
  '',
])('reports %s', (href) => {
  expect(isDead(href)).toBe(true)
})
