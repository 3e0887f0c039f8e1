import fc from 'fast-check'
import { expect, test } from 'vitest'

import { CASE_COUNT } from '../../../../tests/fixtures/case-count'
import { isCanonicalPath, isHost } from './canonical'

test.each([
  '/',
  '/about',
  '/About',
  '/a//b',
  '/a/',
  '/caf%C3%A9',
  '/a%20b',
  '/_next/static/%5Bslug%5D-1.js',
  '/shop/a.b~c',
  '/a:b@c',
  '/x.txt',
  '/...',
])('%j is canonical', (path) => {
  expect(isCanonicalPath(path)).toBe(true)
})

test.each([
  '',
  'about',
  '*',
  'http://localhost/',
  '/a\\b',
  '/%5c',
  '/%2f',
  '/a%2Fb',
  '/./a',
  '/a/..',
  '/../a',
  '/%2e%2e/a',
  '/%2e',
  '/log%69n',
  '/%6Cogin',
  '/a%2Db',
  '/a%7Eb',
  '/%',
  '/%z',
  '/%zz',
  '/%ff',
  '/%c0%af',
  '/%E0%A4%A',
  '/%00',
  '/a%0d%0ab',
  '/%7f',
  '/a b',
  '/a\u0000',
])('%j is not canonical', (path) => {
  expect(isCanonicalPath(path)).toBe(false)
})

test('no name has a second spelling', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'abcXYZ019-._~ é/%'), minLength: 1 }), (name) => {
      const written = encodeURIComponent(name)
      const spelt = [...name]
        .map((sign) => [...Buffer.from(sign)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''))
        .join('')
      const isSecond = spelt.toLowerCase() !== written.toLowerCase()
      expect(isSecond && isCanonicalPath(`/${written}`) && isCanonicalPath(`/${spelt}`)).toBe(false)
    }),
    { numRuns: CASE_COUNT },
  )
})

test.each([
  undefined,
  'localhost',
  'localhost:3000',
  'powerboard.example.com',
  '192.0.2.1:80',
  '[::1]',
  '[2001:db8::1]:3000',
  'a_b',
])('%j is a valid host', (host) => {
  expect(isHost(host)).toBe(true)
})

test.each([
  '',
  'a b',
  '[::1',
  '[',
  '[zz]',
  'x/y',
  'x@y',
  'x?y',
  'localhost:',
  'localhost:99999',
  'localhost:abc',
  'a,b',
  '%',
  'ä',
])('%j is not a valid host', (host) => {
  expect(isHost(host)).toBe(false)
})
