import type { CollectionBeforeDeleteHook, CollectionSlug } from 'payload'

/** Deletes what means nothing without the document, in the same transaction. Throws, and so keeps everything, if one of them cannot go. */
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
      // Whoever may delete the document may delete its parts, which nobody can delete on their own.
      overrideAccess: true,
      req,
    })
    if (errors.length > 0) throw new Error(`${errors.length} ${collection} of ${field} ${id} could not be deleted`)
  }
}
