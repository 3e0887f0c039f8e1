import { expect, test, vi } from 'vitest'

import { REFUSALS } from '@/lib/platform/refusal'

import { keepOneAdmin, keepOneAdminRole } from './keep-one-admin'

/** A request whose database contains this many other admins. */
function requestWith(otherAdmins: number) {
  const count = vi.fn().mockResolvedValue({ totalDocs: otherAdmins })
  return { count, req: { payload: { count } } }
}

/** Calls the hooks with only the properties they read. */
const remove = (otherAdmins: number) =>
  keepOneAdmin({ id: 1, ...requestWith(otherAdmins) } as unknown as Parameters<typeof keepOneAdmin>[0])
const change = (otherAdmins: number, { from, to }: { from: string | undefined; to: string | undefined }) => {
  const originalDoc = from && { id: 1, role: from }
  return keepOneAdminRole({ data: { role: to }, originalDoc, ...requestWith(otherAdmins) } as unknown as Parameters<
    typeof keepOneAdminRole
  >[0])
}

test('the last admin cannot be removed', async () => {
  await expect(remove(0)).rejects.toMatchObject(REFUSALS.lastAdmin)
  await expect(change(0, { from: 'admin', to: 'sales' })).rejects.toMatchObject(REFUSALS.lastAdmin)
})

test('one of several can be deleted or change role', async () => {
  await expect(remove(1)).resolves.toBeUndefined()
  await expect(change(1, { from: 'admin', to: 'sales' })).resolves.toEqual({ role: 'sales' })
})

test.each([
  ['keeps the role', { from: 'admin', to: 'admin' }],
  ['changes something else', { from: 'admin', to: undefined }],
  ['was not an admin', { from: 'editor', to: 'sales' }],
  ['is new', { from: undefined, to: 'sales' }],
])('no count is made for a colleague who %s', async (_, roles) => {
  await expect(change(0, roles)).resolves.toEqual({ role: roles.to })
})

test('the user being changed is not counted', async () => {
  const { count, req } = requestWith(1)
  await keepOneAdmin({ id: 1, req } as unknown as Parameters<typeof keepOneAdmin>[0])
  expect(count.mock.calls[0]?.[0]).toMatchObject({
    collection: 'users',
    where: { and: [{ role: { equals: 'admin' } }, { id: { not_equals: 1 } }] },
  })
})
