import { expect, test, vi } from 'vitest'

import { REFUSALS } from '@/lib/platform/refusal'

import { keepOneAdmin, keepOneAdminRole } from './keep-one-admin'

const execute = vi.hoisted(() => vi.fn())
vi.mock('@/lib/platform/database', () => ({ transactionOf: async () => ({ execute }) }))

/** A request whose database contains these admins. */
function requestWith(admins: number[]) {
  execute.mockReset().mockResolvedValue({ rows: admins.map((id) => ({ id })) })
  return { req: { context: {} } }
}

/** Calls the hooks with only the properties they read. */
const remove = (id: number, request: object) =>
  keepOneAdmin({ id, ...request } as unknown as Parameters<typeof keepOneAdmin>[0])
const change = (request: object, { from, to }: { from: string | undefined; to: string | undefined }) => {
  const originalDoc = from && { id: 1, role: from }
  return keepOneAdminRole({ data: { role: to }, originalDoc, ...request } as unknown as Parameters<
    typeof keepOneAdminRole
  >[0])
}

test('the last admin cannot be removed', async () => {
  await expect(remove(1, requestWith([1]))).rejects.toMatchObject(REFUSALS.lastAdmin)
  await expect(change(requestWith([1]), { from: 'admin', to: 'sales' })).rejects.toMatchObject(REFUSALS.lastAdmin)
})

test('one of several can be deleted or change role', async () => {
  await expect(remove(1, requestWith([1, 2]))).resolves.toBeUndefined()
  await expect(change(requestWith([1, 2]), { from: 'admin', to: 'sales' })).resolves.toEqual({ role: 'sales' })
})

test('all of several cannot be removed at once', async () => {
  const request = requestWith([1, 2])
  const [first, second] = await Promise.allSettled([remove(1, request), remove(2, request)])
  expect(first).toMatchObject({ status: 'fulfilled' })
  expect(second).toMatchObject({ status: 'rejected', reason: REFUSALS.lastAdmin })
})

test.each([
  ['keeps the role', { from: 'admin', to: 'admin' }],
  ['changes something else', { from: 'admin', to: undefined }],
  ['was not an admin', { from: 'editor', to: 'sales' }],
  ['is new', { from: undefined, to: 'sales' }],
])('the admins are not looked up for a colleague who %s', async (_, roles) => {
  await expect(change(requestWith([]), roles)).resolves.toEqual({ role: roles.to })
  expect(execute).not.toHaveBeenCalled()
})
