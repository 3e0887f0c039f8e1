import { expect, test } from 'vitest'

import { hasRole, hiddenUnless } from './roles'

test.each([
  [{ role: 'admin' }, true],
  [{ role: 'sales' }, true],
  [{ role: 'editor' }, false],
  [{ role: ['admin'] }, false],
  [{}, false],
  [null, false],
  [undefined, false],
])('%j includes admin or sales: %s', (user, expected) => {
  expect(hasRole(user, 'admin', 'sales')).toBe(expected)
})

test('returns false when no role is given', () => {
  expect(hasRole({ role: 'admin' })).toBe(false)
})

test('hides a collection from everyone without the given roles', () => {
  const hidden = hiddenUnless('admin', 'sales')
  expect(hidden({ user: { role: 'editor' } })).toBe(true)
  expect(hidden({ user: null })).toBe(true)
  expect(hidden({ user: { role: 'sales' } })).toBe(false)
})
