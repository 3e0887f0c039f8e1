import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { CASE_COUNT } from '../../../../tests/fixtures/case-count'
import { readQuery, withQueryOf } from './read-query'

const ROUTES: Record<string, string> = {
  '/contact': '/contact',
  '/shop': '/shop',
  '/search': '/search',
  '/calculator/quick': '/calculator/quick',
  '/calculator/quick/result': '/calculator/quick/result',
  '/downloads/estimate': '/downloads/estimate',
}
/** As in Next: every other path is a written page. */
const routeOf = (path: string) => ROUTES[path] ?? '/[...path]'
const read = (url: string, headers = {}) => readQuery({ url, headers }, routeOf)

describe('the query of', () => {
  test.each([
    ['a prerendered page', '/contact?utm_source=a&email=b', { url: '/contact', unread: 'utm_source=a&email=b' }],
    ['a written page', '/energy-tips?x', { url: '/energy-tips', unread: 'x' }],
    ['a file that never changes', '/_next/static/a.js?dpl=1', { url: '/_next/static/a.js', unread: 'dpl=1' }],
    ['nothing', '/contact?', { url: '/contact', unread: '' }],
    ['a page without one', '/contact', { url: '/contact', unread: '' }],
    ['a URL with two question marks', '/contact?a=b?c', { url: '/contact', unread: 'a=b?c' }],
    ['a request of React', '/contact?_rsc=1', { url: '/contact', unread: '_rsc=1' }],
  ])('%s is removed', (_what, url, expected) => expect(read(url)).toEqual(expected))

  test('a page that reads some of it keeps that part', () => {
    expect(read('/search?utm_source=a&q=warm+walls&page=2&%71=b')).toEqual({
      url: '/search?q=warm+walls&page=2&%71=b',
      unread: 'utm_source=a',
    })
  })

  test.each(['/downloads/estimate?area=80&x=1', '/calculator/quick/result?anything=1', '/contact/?a=b', '//a?b=c'])(
    'an endpoint, a form or an address that Next corrects is left whole: %s',
    (url) => expect(read(url)).toEqual({ url, unread: '' }),
  )

  test('a page with two forms depends on what it asks', () => {
    expect(read('/calculator/quick?utm_source=a')).toEqual({ url: '/calculator/quick', unread: 'utm_source=a' })
    expect(read('/calculator/quick?area=90&floors=2').url).toBe('/calculator/quick?area=90&floors=2')
    expect(read('/shop?sort=price&utm_source=a')).toEqual({ url: '/shop?sort=price', unread: 'utm_source=a' })
    expect(read('/installers?postcode=SN10&email=a').url).toBe('/installers?postcode=SN10')
  })

  test('a partial request keeps the value that Next checks', () => {
    expect(read('/contact?utm_source=a&_rsc=1', { rsc: '1' })).toEqual({
      url: '/contact?_rsc=1',
      unread: 'utm_source=a',
    })
  })

  test('any prerendered page leaves nothing of it', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const { url, unread } = read(`/contact?${query}`)
        expect(url).toBe('/contact')
        expect([...new URLSearchParams(unread)]).toEqual([...new URLSearchParams(query)])
      }),
      { numRuns: CASE_COUNT },
    )
  })
})

describe('a redirect passes the query on', () => {
  test.each([
    ['/about', '', '/about'],
    ['/about', 'utm_campaign=spring', '/about?utm_campaign=spring'],
    ['/about?a=1', 'a=2&b=3', '/about?a=1&b=3'],
    ['/#running-cost', 'a=1', '/?a=1#running-cost'],
    ['/about?a=1#top', 'b=2', '/about?a=1&b=2#top'],
    ['/about?a=1', 'a=2', '/about?a=1'],
  ])('%s with %j: %s', (target, unread, expected) => expect(withQueryOf(target, unread)).toBe(expected))

  test.each(['https://example.com/a', '//example.com'])('but not to another site: %s', (target) =>
    expect(withQueryOf(target, 'email=ada')).toBe(target),
  )
})
