import { expect, test } from 'vitest'

import { adminsOrSelf } from './admins-or-self'

/** The request properties that the rule reads. */
const ask = (user: { id: number; role: string } | null) =>
  adminsOrSelf({ req: { user } } as unknown as Parameters<typeof adminsOrSelf>[0])

test('admins can change anyone', () => {
  expect(ask({ id: 1, role: 'admin' })).toBe(true)
})

test.each(['editor', 'sales', 'something else'])('%s can change only themselves', (role) => {
  expect(ask({ id: 7, role })).toEqual({ id: { equals: 7 } })
})

test('anonymous users can change no one', () => {
  expect(ask(null)).toBe(false)
})
