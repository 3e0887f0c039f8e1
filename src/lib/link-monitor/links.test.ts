import { expect, test } from 'vitest'

import { resolveLink } from './links'

const from = '/guides/heat'
const resolve = (href: string) => resolveLink({ href, from, origin: 'https://powerboard.example.com' })

test.each([
  ['/about', '/about', ''],
  ['https://powerboard.example.com/about?x=1', '/about?x=1', ''],
  ['cold', '/guides/cold', ''],
  ['#sources', '/guides/heat', 'sources'],
  ['/about#who%20we%20are', '/about', 'who we are'],
  ['/about#:~:text=warm', '/about', ''],
  ['/about#TOP', '/about', ''],
  ['/about#50%', '/about', '50%'],
])('%s stays on the site', (href, path, hash) => expect(resolve(href)).toEqual({ href, place: 'here', path, hash }))

test.each(['https://example.com/', 'http://powerboard.example.com/', '//example.com/a'])('%s leaves the site', (href) =>
  expect(resolve(href)).toMatchObject({ place: 'outside' }),
)

test.each(['tel:+441632960123', 'mailto:a@example.com', '#', '#top', '/guides/heat'])('%s needs no check', (href) =>
  expect(resolve(href)).toEqual({ href, place: 'none' }),
)

test('a malformed URL is requested as written, and reported broken', () =>
  expect(resolve('http://[')).toEqual({ href: 'http://[', place: 'here', path: 'http://[', hash: '' }))
