import { describe, expect, test } from 'vitest'

import { cutUserAgent, hasLongHeader } from './bound-headers'

test.each([
  ['a browser', 'Mozilla/5.0', 'Mozilla/5.0'],
  ['a long one', '-'.repeat(15_000), '-'.repeat(512)],
  ['none', undefined, undefined],
])('cuts the User-Agent: %s', (_what, sent, kept) => {
  const headers = { 'user-agent': sent, cookie: 'c'.repeat(600) }
  cutUserAgent(headers)
  expect(headers['user-agent']).toBe(kept)
  expect(headers.cookie).toHaveLength(600)
})

describe('a header that is too long', () => {
  test.each([
    ['cookie', 8_192],
    ['referer', 4_096],
    ['x-made-up', 4_096],
  ])('%s may have %i characters', (name, most) => {
    expect(hasLongHeader({ host: 'x', [name]: 'x'.repeat(most) })).toBe(false)
    expect(hasLongHeader({ host: 'x', [name]: 'x'.repeat(most + 1) })).toBe(true)
  })

  test('repeated headers count together', () => {
    expect(hasLongHeader({ 'set-cookie': ['x', 'y'] })).toBe(false)
  })
})
