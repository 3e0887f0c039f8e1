import { expect, test, vi } from 'vitest'

import { keepOneAdmin, keepOneAdminRole } from './keep-one-admin'

const LAST = 'This is the last admin. Make somebody else an admin first.'

/** A request whose database knows this many other admins. */
function requestWith(otherAdmins: number) {
  const count = vi.fn().mockResolvedValue({ totalDocs: otherAdmins })
  return { count, req: { payload: { count } } }
}

/** Only what the hooks read. */
const remove = (otherAdmins: number) =>
  keepOneAdmin({ id: 1, ...requestWith(otherAdmins) } as unknown as Parameters<typeof keepOneAdmin>[0])
const change = (otherAdmins: number, { from, to }: { from: string | undefined; to: string | undefined }) => {
  const originalDoc = from && { id: 1, role: from }
  return keepOneAdminRole({ data: { role: to }, originalDoc, ...requestWith(otherAdmins) } as unknown as Parameters<
    typeof keepOneAdminRole
  >[0])
}

test('the last admin stays', async () => {
  await expect(remove(0)).rejects.toMatchObject({ status: 409, message: LAST })
  await expect(change(0, { from: 'admin', to: 'sales' })).rejects.toMatchObject({ status: 409, message: LAST })
})

test('one of several may go or become something else', async () => {
  await expect(remove(1)).resolves.toBeUndefined()
  await expect(change(1, { from: 'admin', to: 'sales' })).resolves.toEqual({ role: 'sales' })
})

test.each([
  ['keeps the role', { from: 'admin', to: 'admin' }],
  ['changes something else', { from: 'admin', to: undefined }],
  ['was no admin', { from: 'editor', to: 'sales' }],
  ['is new', { from: undefined, to: 'sales' }],
])('nobody is counted for a colleague who %s', async (_, roles) => {
  await expect(change(0, roles)).resolves.toEqual({ role: roles.to })
})

test('the one in question does not count', async () => {
  const { count, req } = requestWith(1)
  await keepOneAdmin({ id: 1, req } as unknown as Parameters<typeof keepOneAdmin>[0])
  expect(count.mock.calls[0]?.[0]).toMatchObject({
    collection: 'users',
    where: { and: [{ role: { equals: 'admin' } }, { id: { not_equals: 1 } }] },
  })
})
