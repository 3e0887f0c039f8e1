import { expect, test, vi } from 'vitest'

import { REFUSALS } from '@/lib/platform/refusal'

import { deleteDependants } from './delete-dependants'
import { refuseWhileUsed } from './refuse-while-used'

type HookArgs = Parameters<ReturnType<typeof refuseWhileUsed>>[0]

/** The delete arguments that the hooks read. */
function deleting({ id, payload }: { id: number; payload: object }): HookArgs {
  return { id, req: { payload } } as unknown as HookArgs
}

test("deletes dependants within the document's transaction", async () => {
  const remove = vi.fn().mockResolvedValue({ docs: [], errors: [] })
  const args = deleting({ id: 7, payload: { delete: remove } })
  await deleteDependants({ collection: 'cart-items', field: 'product' })(args)
  expect(remove).toHaveBeenCalledWith({
    collection: 'cart-items',
    where: { product: { equals: 7 } },
    depth: 0,
    overrideAccess: true,
    req: args.req,
  })
})

test('keeps the document when a dependant cannot be deleted', async () => {
  const remove = vi.fn().mockResolvedValue({ docs: [], errors: [{ id: 1, message: 'locked' }] })
  const args = deleting({ id: 7, payload: { delete: remove } })
  await expect(deleteDependants({ collection: 'cart-items', field: 'product' })(args)).rejects.toThrow(
    '1 cart-items of product 7',
  )
})

test.each([0, 1])('with %d documents that need it', async (totalDocs) => {
  const count = vi.fn().mockResolvedValue({ totalDocs })
  const args = deleting({ id: 7, payload: { count } })
  const refusal = Promise.resolve(
    refuseWhileUsed({ collection: 'blog-posts', field: 'author', reason: 'authorHasPosts' })(args),
  )
  if (totalDocs === 0) await expect(refusal).resolves.toBeUndefined()
  else await expect(refusal).rejects.toMatchObject(REFUSALS.authorHasPosts)
  expect(count).toHaveBeenCalledWith(expect.objectContaining({ where: { author: { equals: 7 } }, req: args.req }))
})
