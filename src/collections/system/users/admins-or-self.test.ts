import { expect, test } from 'vitest'

import { adminsOrSelf } from './admins-or-self'

/** Only what the rule reads of a request. */
const ask = (user: { id: number; role: string } | null) =>
  adminsOrSelf({ req: { user } } as unknown as Parameters<typeof adminsOrSelf>[0])

test('admins change anybody', () => {
  expect(ask({ id: 1, role: 'admin' })).toBe(true)
})

test.each(['editor', 'sales', 'something else'])('%s changes only themselves', (role) => {
  expect(ask({ id: 7, role })).toEqual({ id: { equals: 7 } })
})

test('who is not signed in changes nobody', () => {
  expect(ask(null)).toBe(false)
})
