import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook } from 'payload'

import { transactionOf } from '@/lib/platform/database'

/**
 * Marks the quotes that are not yet answered when a number behind them changes, in the same transaction. `describe`
 * returns the text shown to staff, or null for a change that no quote depends on.
 */
export function flagOpenQuotes<Doc extends { id: number }>(
  describe: (change: { doc: Doc; previousDoc: Partial<Doc> | undefined }) => string | null,
): CollectionAfterChangeHook<Doc> {
  return async ({ doc, previousDoc, req }) => {
    const words = describe({ doc, previousDoc })
    if (words === null) return doc
    const db = await transactionOf(req)
    await db.execute(
      sql`update quotes set needs_review = ${words.slice(0, 200)} where state in ('draft', 'pending', 'sent')`,
    )
    return doc
  }
}
