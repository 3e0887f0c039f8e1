import { revalidateTag } from 'next/cache.js'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook } from 'payload'

import type { CacheTag } from '@/lib/site/cache-tags'

/** Put into a request's context by what runs outside the server, where there are no pages to refresh. */
export const OUTSIDE_SERVER = { isOutsideServer: true }

/** Expires every read, and with it every prerendered page, that depends on the document. */
export function refreshPages(tag: CacheTag): CollectionAfterChangeHook & CollectionAfterDeleteHook & GlobalAfterChangeHook {
  return ({ doc, req }) => {
    if (!req.context.isOutsideServer) revalidateTag(tag, { expire: 0 })
    return doc
  }
}
