import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'

import { Refusal } from '@/lib/platform/refusal'

/** Without an admin, no one could restore access for others. */
export const keepOneAdmin: CollectionBeforeDeleteHook = ({ id, req }) => refuseForLastAdmin(id, req)

/** Changing the last admin's role has the same effect as deleting it. */
export const keepOneAdminRole: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const isDemoted = originalDoc?.role === 'admin' && data.role !== undefined && data.role !== 'admin'
  if (isDemoted) await refuseForLastAdmin(originalDoc.id, req)
  return data
}

async function refuseForLastAdmin(id: number | string, req: PayloadRequest): Promise<void> {
  const others = await req.payload.count({
    collection: 'users',
    where: { and: [{ role: { equals: 'admin' } }, { id: { not_equals: id } }] },
    overrideAccess: true, // an internal count, not returned to the caller
    req,
  })
  if (others.totalDocs === 0) throw new Refusal('lastAdmin')
}
