import type { PayloadRequest } from 'payload'
import { describe, expect, test } from 'vitest'

import { type Role, ROLES } from '@/lib/domain/staff/roles'

import { activeOr, admins, anyone, editors, nobody, publishedOr, salesTeam, staff } from './rules'

const CALLERS = [...ROLES, 'a role that does not exist', null] as const

/** The property of a request that access rules read. */
function as(role: string | null) {
  const user = role === null ? null : { role }
  return { req: { user } as Pick<PayloadRequest, 'user'> }
}

describe.each([
  { name: 'anyone', rule: anyone, admitted: CALLERS },
  { name: 'nobody', rule: nobody, admitted: [] },
  { name: 'admins', rule: admins, admitted: ['admin'] },
  { name: 'editors', rule: editors, admitted: ['admin', 'editor'] },
  { name: 'salesTeam', rule: salesTeam, admitted: ['admin', 'sales'] },
  { name: 'staff', rule: staff, admitted: ['admin', 'editor', 'sales'] satisfies Role[] },
])('$name', ({ rule, admitted }) => {
  test.each(CALLERS)('returns %s', (role) => {
    expect(rule(as(role))).toBe(admitted.some((name) => name === role))
  })
})

test('publishedOr lets everyone read published documents, and permitted users read all', () => {
  const rule = publishedOr(editors)
  expect(rule(as('editor'))).toBe(true)
  expect(rule(as('sales'))).toEqual({ _status: { equals: 'published' } })
  expect(rule(as(null))).toEqual({ _status: { equals: 'published' } })
})

test('activeOr lets everyone read active documents, and permitted users read all', () => {
  const rule = activeOr(staff)
  expect(rule(as('sales'))).toBe(true)
  expect(rule(as(null))).toEqual({ isActive: { equals: true } })
})
