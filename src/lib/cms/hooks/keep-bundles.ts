import type { CollectionAfterChangeHook } from 'payload'

import { refreshBundles } from '@/lib/use-cases/bundles/refresh-bundles'

/**
 * Brings the bundles up to date when a number behind them changes, in the same transaction. The schedule does so too,
 * for what changes by date or outside the server.
 */
export function keepBundles<Doc extends { id: number }>(
  concerns: (change: { doc: Doc; previousDoc: Partial<Doc> }) => boolean,
): CollectionAfterChangeHook<Doc> {
  return async ({ doc, previousDoc, req }) => {
    if (!req.context.isOutsideServer && concerns({ doc, previousDoc: previousDoc ?? {} })) await refreshBundles(req)
    return doc
  }
}
