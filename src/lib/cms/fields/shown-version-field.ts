import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeChangeHook, TextField } from 'payload'

import { transactionOf } from '@/lib/platform/database'
import { Refusal } from '@/lib/platform/refusal'

/** When the version of the record that an open form shows was saved. Sent by the form, not stored. */
export const shownVersionField: TextField = {
  name: 'shownVersion',
  type: 'text',
  virtual: true,
  maxLength: 40,
  admin: {
    components: { Field: '/components/admin/shown-version#ShownVersion' },
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
  },
}

const TABLES = { lead: sql`leads`, order: sql`orders` } as const

/**
 * Refuses a save from a form that does not show a later change by the customer, a colleague or a payment: it would undo
 * it, for example reopen a withdrawn enquiry. Without a form, as in a bulk edit, this is the version that was read at the
 * start, all of which is written back. The row is locked, so no change can come in between.
 */
export const refuseUndoing =
  (of: keyof typeof TABLES): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, operation, req }) => {
    if (operation !== 'update') return data
    const shown: string = data.shownVersion ?? originalDoc.updatedAt
    const db = await transactionOf(req)
    const { rows } = await db.execute<{ at: string }>(
      sql`select updated_at as at from ${TABLES[of]} where id = ${originalDoc.id} for update`,
    )
    // Not `<`: a change of the customer that had to wait for the lock is dated before the one it waited for.
    if (rows.some(({ at }) => Date.parse(shown) !== new Date(at).getTime())) throw new Refusal('newerRecord', of)
    return data
  }
