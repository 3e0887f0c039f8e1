import { expect, test, vi } from 'vitest'

import { builtRoutes } from './built-routes'
import { unknownPathGuard } from './unknown-path-guard'

const routes = builtRoutes({
  manifest: {
    staticRoutes: [{ page: '/' }, { page: '/contact' }, { page: '/robots.txt' }],
    dynamicRoutes: [
      { page: '/shop/[slug]', regex: '^/shop/([^/]+?)(?:/)?$' },
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
  const look = vi.fn(async (paths: string[]) => paths.filter((path) => there.includes(path)))
  return { isNowhere: await unknownPathGuard({ routes, look, restMs: 0 })({ url }), looked: look.mock.calls.flat(2) }
}

test.each([
  '/',
  '/contact',
  '/contact?a=b',
  '/robots.txt',
  '/mark.svg',
  '/shop/panel',
  '/shop/other',
  '/_next/static/x.js',
  '/about',
  '/cont%61ct',
  '/a/',
  '//a',
  '/a\\b',
  '/%',
  '/%E0%A4%A',
])('%j is left to Next without a lookup', async (url) =>
  expect(await asked(url, [])).toEqual({ isNowhere: false, looked: [] }),
)

test.each(['/nothing', '/wp-login.php', '/.env', '/shop/a/b', '/Contact', '/_next/nothing'])(
  '%j is unknown unless a CMS page exists there',
  async (url) => {
    expect(await asked(url)).toEqual({ isNowhere: true, looked: [url] })
    expect(await asked(`${url}?a=/b/`, [url])).toEqual({ isNowhere: false, looked: [url] })
  },
)

test.each([['/caf%C3%A9'], ['/café']])('a path matches both encoded and decoded: %j', async (written) => {
  expect(await asked('/caf%C3%A9', [written])).toEqual({ isNowhere: false, looked: ['/caf%C3%A9', '/café'] })
})
