import { expect, test } from 'vitest'

import { PAGES } from '@/lib/registry/pages'

import { isSecretPath } from './secret-paths'

test.each(['/order/x', '/order/x.rsc', '/enquiry/x/call.ics', '/api/cart/x', '/api/cart/clear/x', '/order/check'])(
  '%s may contain a secret',
  (path) => expect(isSecretPath(path)).toBe(true),
)

test.each([
  '/',
  '/order',
  '/orders',
  '/contact',
  '/quote-request',
  '/system-designer',
  '/energy-challenge',
  '/blog/order/x',
])('%s contains none', (path) => expect(isSecretPath(path)).toBe(false))

test('every page behind a token is such a path, and no prerendered one', () => {
  const isSecret = ({ path }: { path: string }) => isSecretPath(path)
  expect(PAGES.filter(({ path }) => path.includes('[token]')).every(isSecret)).toBe(true)
  expect(PAGES.filter(({ rendering }) => rendering === 'prerendered').some(isSecret)).toBe(false)
})
