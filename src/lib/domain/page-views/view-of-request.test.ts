import { describe, expect, test } from 'vitest'

import { viewOf, type ViewRequest } from './view-of-request'

const HEADERS = { 'sec-fetch-dest': 'document', 'user-agent': 'Firefox', referer: 'https://www.example.org/page?q=ada' }
const requestWith = ({ headers, ...request }: Partial<ViewRequest> = {}): ViewRequest => ({
  method: 'GET',
  url: '/about',
  host: 'powerboard.example:443',
  ...request,
  headers: { ...HEADERS, ...headers },
})
const view = (request: Partial<ViewRequest> = {}) => viewOf(requestWith(request), (browser) => browser.includes('bot'))

test('only the path, the domain of the other website and the campaign are counted', () => {
  expect(view({ url: '/about?utm_campaign=Spring-2026&email=ada@example.com' })).toEqual({
    path: '/about',
    source: 'example.org',
    campaign: 'spring-2026',
  })
})

test.each([
  ['another page of the site', 'https://powerboard.example/', ''],
  ['none', '', 'direct'],
  ['an app', 'android-app://com.example', 'direct'],
  ['a domain with a port', 'http://example.org:8080/x', 'example.org'],
  ['a user name in the URL', 'https://ada@example.org/', 'direct'],
])('from %s', (_, referer, source) => {
  expect(view({ headers: { referer } })?.source).toBe(source)
})

test.each(['ada@example.com', 'a'.repeat(41), '07700 900123', '', '-x'])('%j is not a campaign', (name) => {
  expect(view({ url: `/about?utm_campaign=${encodeURIComponent(name)}` })?.campaign).toBe('')
})

describe('is not counted:', () => {
  test.each<[string, Partial<ViewRequest>]>([
    ['a HEAD request', { method: 'HEAD' }],
    ['a script or picture', { headers: { 'sec-fetch-dest': 'empty' } }],
    ['a page in a frame', { headers: { 'sec-fetch-dest': 'iframe' } }],
    ['a client other than a browser', { headers: { 'sec-fetch-dest': undefined } }],
    ['a prefetched page', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
    ['a bot', { headers: { 'user-agent': 'a bot' } }],
    ['a client without a user agent', { headers: { 'user-agent': undefined } }],
    ['Global Privacy Control', { headers: { 'sec-gpc': '1' } }],
    ['Essential Only', { headers: { cookie: 'a=b; essential-only=yes' } }],
    ['signed-in staff', { headers: { cookie: '__Host-payload-token=x' } }],
    ['the admin', { url: '/admin/login' }],
    ['a customer’s own page', { url: `/order/${'aB3'.repeat(14)}x` }],
    ['a path longer than that of any page', { url: `/${'a'.repeat(200)}` }],
  ])('%s', (_, request) => {
    expect(view(request)).toBeNull()
  })

  test('but the same request without any of these is counted', () => {
    expect(view()).not.toBeNull()
    expect(view({ url: '/blog/what-a-heated-ceiling-costs-in-a-cold-winter' })).not.toBeNull()
  })
})
