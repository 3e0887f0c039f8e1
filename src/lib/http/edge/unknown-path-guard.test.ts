import { expect, test, vi } from 'vitest'

import { builtRoutes } from './built-routes'
import { unknownPathGuard } from './unknown-path-guard'

const { isOwn, written } = builtRoutes({
  manifest: {
    staticRoutes: [{ page: '/' }, { page: '/contact' }, { page: '/robots.txt' }],
    dynamicRoutes: [
      { page: '/shop/[slug]', regex: '^/shop/([^/]+?)(?:/)?$' },
      { page: '/replies/[reply]', regex: '^/replies/([^/]+?)(?:/)?$' },
      { page: '/[...path]', regex: '^/(.+?)(?:/)?$' },
    ],
  },
  prerendered: {
    routes: {
      '/': { srcRoute: '/' },
      '/about': { srcRoute: '/[...path]' },
      '/shop/panel': { srcRoute: '/shop/[slug]' },
    },
  },
  files: ['/mark.svg'],
})

async function asked(url: string, there: string[] = []) {
  const has = vi.fn(async (path: string) => there.includes(path))
  return {
    isNowhere: await unknownPathGuard({ isOwn, paths: { has, known: () => null } }).isNowhere({ url }),
    looked: has.mock.calls.flat(),
  }
}

test('the paths of a catch-all route that were built are known', () => expect(written).toEqual(['/about']))

test.each([
  '/',
  '/contact',
  '/contact?a=b',
  '/robots.txt',
  '/mark.svg',
  '/shop/panel',
  '/shop/other',
  '/contact/check',
  '/business/check/installer',
  '/_next/static/x.js',
  '/cont%61ct',
  '/a/',
  '//a',
  '/a\\b',
  '/%',
  '/%E0%A4%A',
])('%j is left to Next without a lookup', async (url) =>
  expect(await asked(url, [])).toEqual({ isNowhere: false, looked: [] }),
)

test.each([
  '/nothing',
  '/wp-login.php',
  '/.env',
  '/shop/a/b',
  '/Contact',
  '/replies/contactCheck',
  '/business/check/other',
  '/_next/nothing',
])('%j is unknown unless a CMS page exists there', async (url) => {
  expect(await asked(url)).toEqual({ isNowhere: true, looked: [url] })
  expect(await asked(`${url}?a=/b/`, [url])).toEqual({ isNowhere: false, looked: [url] })
})

test.each([
  ['/caf%C3%A9', ['/caf%C3%A9']],
  ['/café', ['/caf%C3%A9', '/café']],
])('a path matches both encoded and decoded: %j', async (path, looked) => {
  expect(await asked('/caf%C3%A9', [path])).toEqual({ isNowhere: false, looked })
})

test.each<[string, boolean | null, boolean]>([
  ['/nothing', false, true],
  ['/nothing', null, false],
  ['/nothing', true, false],
  ['/contact', false, false],
  ['/a/', false, false],
])('%j, known to exist: %j, is known to be nowhere: %j', (url, isKnown, isKnownNowhere) => {
  const paths = { has: vi.fn(), known: () => isKnown }
  expect(unknownPathGuard({ isOwn, paths }).isKnownNowhere({ url })).toBe(isKnownNowhere)
})

test('a path that exists in one of its spellings is not known to be nowhere', () => {
  const paths = { has: vi.fn(), known: (path: string) => path === '/café' }
  expect(unknownPathGuard({ isOwn, paths }).isKnownNowhere({ url: '/caf%C3%A9' })).toBe(false)
})
