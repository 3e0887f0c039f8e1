import { describe, expect, test } from 'vitest'

import { viewOf, type ViewRequest } from './view-of-request'

const HEADERS = { 'sec-fetch-dest': 'document', 'user-agent': 'Firefox', referer: 'https://www.example.org/page?q=ada' }
const asked = ({ headers, ...request }: Partial<ViewRequest> = {}): ViewRequest => ({
  method: 'GET',
  url: '/about',
  host: 'powerboard.example:443',
  ...request,
  headers: { ...HEADERS, ...headers },
})
const view = (request: Partial<ViewRequest> = {}) => viewOf(asked(request), (browser) => browser.includes('bot'))

test('the path, the name of the other website and the campaign are all that is counted', () => {
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
  ['a name with a port', 'http://example.org:8080/x', 'example.org'],
  ['a user name in the address', 'https://ada@example.org/', 'direct'],
])('from %s', (_, referer, source) => {
  expect(view({ headers: { referer } })?.source).toBe(source)
})

test.each(['ada@example.com', 'a'.repeat(41), '07700 900123', '', '-x'])('%j is no campaign', (name) => {
  expect(view({ url: `/about?utm_campaign=${encodeURIComponent(name)}` })?.campaign).toBe('')
})

describe('is not counted:', () => {
  test.each<[string, Partial<ViewRequest>]>([
    ['a question for the head alone', { method: 'HEAD' }],
    ['a script or picture', { headers: { 'sec-fetch-dest': 'empty' } }],
    ['a page in a frame', { headers: { 'sec-fetch-dest': 'iframe' } }],
    ['a client that is no browser', { headers: { 'sec-fetch-dest': undefined } }],
    ['a page fetched in case it is wanted', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
    ['a bot', { headers: { 'user-agent': 'a bot' } }],
    ['a client without a name', { headers: { 'user-agent': undefined } }],
    ['Global Privacy Control', { headers: { 'sec-gpc': '1' } }],
    ['Essential Only', { headers: { cookie: 'a=b; essential-only=yes' } }],
    ['signed-in staff', { headers: { cookie: '__Host-payload-token=x' } }],
    ['the admin', { url: '/admin/login' }],
    ['a customer’s own page', { url: `/order/${'aB3'.repeat(14)}x` }],
    ['a path that no page has', { url: `/${'a'.repeat(200)}` }],
  ])('%s', (_, request) => {
    expect(view(request)).toBeNull()
  })

  test('although the same request without it is', () => {
    expect(view()).not.toBeNull()
    expect(view({ url: '/blog/what-a-heated-ceiling-costs-in-a-cold-winter' })).not.toBeNull()
  })
})
