import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import { refresh } from '@/lib/cms/hooks/refresh-pages'
import { pageTag } from '@/lib/site/cache-tags'

/** What answers at the old address is kept like a page. */
export const refreshOldAddress: CollectionAfterChangeHook & CollectionAfterDeleteHook = ({ doc, req }) => {
  refresh({ req, tags: [pageTag(doc.from)] })
  return doc
}
