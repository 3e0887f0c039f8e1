import { APIError, type CollectionBeforeDeleteHook, type CollectionSlug } from 'payload'

type Use = { collection: CollectionSlug; field: string; message: string }

/** Refuses a delete, in words for people, while other documents still need this one. */
export function refuseWhileUsed({ collection, field, message }: Use): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const { totalDocs } = await req.payload.count({
      collection,
      where: { [field]: { equals: id } },
      // Documents the caller may not read need it just as much.
      overrideAccess: true,
      req,
    })
    if (totalDocs > 0) throw new APIError(message, 409, null, true)
  }
}
