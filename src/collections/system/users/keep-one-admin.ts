import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'

/** Without an admin nobody could sign anybody in again. */
export const keepOneAdmin: CollectionBeforeDeleteHook = ({ id, req }) => refuseForLastAdmin(id, req)

/** An admin who takes the role from themselves leaves no admin just as surely. */
export const keepOneAdminRole: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const isDemoted = originalDoc?.role === 'admin' && data.role !== undefined && data.role !== 'admin'
  if (isDemoted) await refuseForLastAdmin(originalDoc.id, req)
  return data
}

async function refuseForLastAdmin(id: number | string, req: PayloadRequest): Promise<void> {
  const others = await req.payload.count({
    collection: 'users',
    where: { and: [{ role: { equals: 'admin' } }, { id: { not_equals: id } }] },
    overrideAccess: true, // a count for a rule, not an answer to the caller
    req,
  })
  if (others.totalDocs === 0)
    throw new APIError('This is the last admin. Make somebody else an admin first.', 409, null, true)
}
