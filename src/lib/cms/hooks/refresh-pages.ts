import { revalidateTag } from 'next/cache.js'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'

import type { CacheTag } from '@/lib/site/cache-tags'

/** Put into a request's context by what runs outside the server, where there are no pages to refresh. */
export const OUTSIDE_SERVER = { isOutsideServer: true }

/** Expires every read, and with it every prerendered page, that depends on the document. */
export function refreshPages(
  tag: CacheTag,
): CollectionAfterChangeHook & CollectionAfterDeleteHook & GlobalAfterChangeHook {
  return ({ doc, req }) => {
    refresh({ req, tags: [tag] })
    return doc
  }
}

/** The same, for a hook that finds out by itself what depends on its document. */
export function refresh({ req, tags }: { req: Pick<PayloadRequest, 'context'>; tags: CacheTag[] }): void {
  if (req.context.isOutsideServer) return
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
}
