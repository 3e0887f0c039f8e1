import { expect, test } from 'vitest'

import { isSafeHref } from './safe-href'

test.each(['/about', '/', '#costs', 'https://example.com/a', 'mailto:ada@example.com', 'tel:+441632960123'])(
  'follows %s',
  (href) => {
    expect(isSafeHref(href)).toBe(true)
  },
)

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'http://example.com',
  'about',
  '',
])('does not follow %j', (href) => {
  expect(isSafeHref(href)).toBe(false)
})
