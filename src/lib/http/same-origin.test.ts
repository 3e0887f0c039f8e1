import { expect, test } from 'vitest'

import { isSameOrigin } from './same-origin'

const SITE = 'https://powerboard.example.com'

test.each<[string, Record<string, string>, boolean]>([
  ['our own page', { origin: SITE }, true],
  ['our own page, whatever else is said', { origin: SITE, 'sec-fetch-site': 'cross-site' }, true],
  ['our own page by the name it was called by', { origin: 'http://192.168.1.9:3000', host: '192.168.1.9:3000' }, true],
  ['another site', { origin: 'https://evil.example', host: 'powerboard.example.com' }, false],
  ['another site that says same-origin', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, false],
  ['another port', { origin: 'https://powerboard.example.com:8443', host: 'powerboard.example.com' }, false],
  [
    'a name that begins like ours',
    { origin: 'https://powerboard.example.com.evil.example', host: 'powerboard.example.com' },
    false,
  ],
  [
    'a name that ends like ours',
    { origin: 'https://evil-powerboard.example.com', host: 'powerboard.example.com' },
    false,
  ],
  ['a sandboxed frame', { origin: 'null', host: 'null' }, false],
  ['an empty origin', { origin: '' }, false],
  ['a browser that says same-origin', { 'sec-fetch-site': 'same-origin' }, true],
  ['an address typed in', { 'sec-fetch-site': 'none' }, true],
  ['a browser that says cross-site', { 'sec-fetch-site': 'cross-site' }, false],
  ['a browser that says same-site', { 'sec-fetch-site': 'same-site' }, false],
  ['no browser', {}, true],
])('%s', (_from, headers, isOurs) => {
  expect(isSameOrigin(new Headers(headers), SITE)).toBe(isOurs)
})
