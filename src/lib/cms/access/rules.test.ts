import type { PayloadRequest } from 'payload'
import { describe, expect, test } from 'vitest'

import { ROLES, type Role } from './roles'
import { activeOr, admins, anyone, editors, nobody, publishedOr, salesDesk, staff } from './rules'

const CALLERS = [...ROLES, 'a role that does not exist', null] as const

/** Only the part of a request that rules read. */
function as(role: string | null) {
  const user = role === null ? null : { role }
  return { req: { user } as Pick<PayloadRequest, 'user'> }
}

describe.each([
  { name: 'anyone', rule: anyone, admitted: CALLERS },
  { name: 'nobody', rule: nobody, admitted: [] },
  { name: 'admins', rule: admins, admitted: ['admin'] },
  { name: 'editors', rule: editors, admitted: ['admin', 'editor'] },
  { name: 'salesDesk', rule: salesDesk, admitted: ['admin', 'sales'] },
  { name: 'staff', rule: staff, admitted: ['admin', 'editor', 'sales'] satisfies Role[] },
])('$name', ({ rule, admitted }) => {
  test.each(CALLERS)('answers %s', (role) => {
    expect(rule(as(role))).toBe(admitted.some((name) => name === role))
  })
})

test('publishedOr lets everybody read what is published, and the admitted read everything', () => {
  const rule = publishedOr(editors)
  expect(rule(as('editor'))).toBe(true)
  expect(rule(as('sales'))).toEqual({ _status: { equals: 'published' } })
  expect(rule(as(null))).toEqual({ _status: { equals: 'published' } })
})

test('activeOr lets everybody read what is shown, and the admitted read everything', () => {
  const rule = activeOr(staff)
  expect(rule(as('sales'))).toBe(true)
  expect(rule(as(null))).toEqual({ isActive: { equals: true } })
})
