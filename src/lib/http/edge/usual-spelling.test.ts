import { randomBytes } from 'node:crypto'

import { describe, expect, test } from 'vitest'

import { builtRoutes } from './built-routes'
import { unknownPathGuard } from './unknown-path-guard'
import { usualSpelling, usualSpellings } from './usual-spelling'

const built = builtRoutes({
  manifest: {
    staticRoutes: ['/', '/contact', '/search', '/order/check', '/blog/feed.xml', '/admin/bypass'].map((page) => ({
      page,
    })),
    dynamicRoutes: [
      '/blog/[slug]',
      '/locations/[...path]',
      '/order/[token]',
      '/quote/[token]/quote.pdf',
      '/shop/[slug]',
      '/share/[...page]',
      '/[...path]',
    ].map((page) => ({
      page,
      regex: `^${page.replace(/\[\.\.\.\w+\]/, '(.+?)').replace(/\[\w+\]/, '([^/]+?)')}(?:/)?$`,
    })),
  },
  prerendered: { routes: {} },
  files: ['/mark.svg', '/Upper.svg'],
})
const THERE = [
  '/energy-tips',
  '/outside-old',
  '/Mixed',
  '/mixed',
  '/blog/warm-walls',
  '/locations/bath/widcombe',
  '/café',
]
const guard = unknownPathGuard({
  isOwn: built.isOwn,
  paths: { has: async (path) => THERE.includes(path), known: () => null },
})
const leadsTo = usualSpellings({ ...built, ...guard })

test.each([
  ['/About', '/about'],
  ['/a/B/C', '/a/b/c'],
  ['/a%2Db', '/a-b'],
  ['/%61%42%7e', '/ab~'],
  ['/CAF%c3%a9', '/caf%C3%A9'],
  ['/About/', '/about'],
])('%s is usually written %s', (path, usual) => expect(usualSpelling(path)).toBe(usual))

test.each([
  '/about',
  '/caf%C3%A9',
  '/a%252db',
  '/%2e%2e/admin',
  '/%2E%2E%2Fadmin',
  '/A//b',
  '/A%00',
  '/A\\b',
  '/A%',
  '/A%2fb',
  '//Example.com',
])('%s is left alone', (path) => expect(usualSpelling(path)).toBeNull())

describe('an address in other letters', () => {
  test.each([
    ['/CONTACT', '/contact'],
    ['/Search', '/search'],
    ['/con%74act', '/contact'],
    ['/Blog/Feed.XML', '/blog/feed.xml'],
    ['/Mark.SVG', '/mark.svg'],
    ['/Energy-Tips', '/energy-tips'],
    ['/outside%2Dold', '/outside-old'],
    ['/Outside-Old/', '/outside-old'],
    ['/BLOG/Warm-Walls', '/blog/warm-walls'],
    ['/blog/Warm-Walls', '/blog/warm-walls'],
    ['/Locations/Bath/WIDCOMBE', '/locations/bath/widcombe'],
    ['/CAF%C3%A9', '/caf%C3%A9'],
    ['/shop/Panel', '/shop/panel'],
  ])('leads to its page: %s', async (path, page) => expect(await leadsTo(path)).toBe(page))

  test.each(['/Nothing', '/WP-Login.php', '/blog/Nothing', '/Mixed', '/Upper.svg', '/Share/card', '/shop/panel'])(
    'leads nowhere if no page has it, or if it is one itself: %s',
    async (path) => expect(await leadsTo(path)).toBeNull(),
  )

  test('is never changed if it contains a secret', async () => {
    for (let time = 0; time < 50; time += 1) {
      const token = randomBytes(32).toString('base64url')
      for (const path of [`/order/${token}`, `/ORDER/${token}`, `/order/${token}%2D`, `/Quote/${token}/quote.pdf`])
        expect(await leadsTo(path)).toBeNull()
    }
  })
})
