import { expect, test } from 'vitest'

import { isSameOrigin } from './same-origin'

const SITE = 'https://powerboard.example.com'

test.each<[string, Record<string, string>, boolean]>([
  ['our own page', { origin: SITE }, true],
  ['our own page, despite a conflicting Sec-Fetch-Site', { origin: SITE, 'sec-fetch-site': 'cross-site' }, true],
  ['our own page on another host name', { origin: 'https://192.168.1.9:3000', host: '192.168.1.9:3000' }, true],
  ['our own host on plain HTTP', { origin: 'http://powerboard.example.com', host: 'powerboard.example.com' }, false],
  ['another site', { origin: 'https://evil.example', host: 'powerboard.example.com' }, false],
  [
    'another site with Sec-Fetch-Site same-origin',
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    false,
  ],
  ['another port', { origin: 'https://powerboard.example.com:8443', host: 'powerboard.example.com' }, false],
  [
    'a host that starts with ours',
    { origin: 'https://powerboard.example.com.evil.example', host: 'powerboard.example.com' },
    false,
  ],
  [
    'a host that ends with ours',
    { origin: 'https://evil-powerboard.example.com', host: 'powerboard.example.com' },
    false,
  ],
  ['a sandboxed frame', { origin: 'null', host: 'null' }, false],
  ['a form on a page without a referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
  ['a sandboxed frame in our page', { origin: 'null', 'sec-fetch-site': 'cross-site' }, false],
  ['an empty origin', { origin: '' }, false],
  ['Sec-Fetch-Site same-origin', { 'sec-fetch-site': 'same-origin' }, true],
  ['a URL typed into the address bar', { 'sec-fetch-site': 'none' }, true],
  ['Sec-Fetch-Site cross-site', { 'sec-fetch-site': 'cross-site' }, false],
  ['Sec-Fetch-Site same-site', { 'sec-fetch-site': 'same-site' }, false],
  ['no browser', {}, true],
])('%s', (_from, headers, isOurs) => {
  expect(isSameOrigin(new Headers(headers), SITE)).toBe(isOurs)
})

test('a site without HTTPS may be reached under any of its host names', () => {
  const headers = new Headers({ origin: 'http://192.168.1.9:3000', host: '192.168.1.9:3000' })
  expect(isSameOrigin(headers, 'http://localhost:3000')).toBe(true)
})
