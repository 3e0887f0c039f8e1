import type { CollectionBeforeDeleteHook, CollectionSlug } from 'payload'

/**
 * Deletes documents that are meaningless without this one, in the same transaction. Throws, and so rolls everything
 * back, if one of them cannot be deleted.
 */
export function deleteDependants({
  collection,
  field,
}: {
  collection: CollectionSlug
  field: string
}): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const { errors } = await req.payload.delete({
      collection,
      where: { [field]: { equals: id } },
      depth: 0,
      // Permission to delete the document includes its dependants, which cannot be deleted individually.
      overrideAccess: true,
      req,
    })
    if (errors.length > 0) throw new Error(`${errors.length} ${collection} of ${field} ${id} could not be deleted`)
  }
}
