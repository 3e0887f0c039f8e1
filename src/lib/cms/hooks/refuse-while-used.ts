import type { CollectionBeforeDeleteHook, CollectionSlug } from 'payload'

import { Refusal, type RefusalReason } from '@/lib/platform/refusal'

type Use = { collection: CollectionSlug; field: string; reason: RefusalReason }

/** Refuses a delete while other documents reference this one. */
export function refuseWhileUsed({ collection, field, reason }: Use): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const { totalDocs } = await req.payload.count({
      collection,
      where: { [field]: { equals: id } },
      // Includes references from documents that the caller may not read.
      overrideAccess: true,
      req,
    })
    if (totalDocs > 0) throw new Refusal(reason)
  }
}
