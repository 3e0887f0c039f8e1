import { expect, test } from 'vitest'

import { adminsOrSelf } from './admins-or-self'

/** Calls the rule with only the request properties it reads. */
const accessOf = (user: { id: number; role: string } | null) =>
  adminsOrSelf({ req: { user } } as unknown as Parameters<typeof adminsOrSelf>[0])

test('admins can change anyone', () => {
  expect(accessOf({ id: 1, role: 'admin' })).toBe(true)
})

test.each(['editor', 'sales', 'something else'])('%s can change only themselves', (role) => {
  expect(accessOf({ id: 7, role })).toEqual({ id: { equals: 7 } })
})

test('anonymous users can change no one', () => {
  expect(accessOf(null)).toBe(false)
})
