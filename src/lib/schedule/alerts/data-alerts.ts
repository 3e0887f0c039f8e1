import type { AlertContext, StaffAlert } from './staff-alert'

/** Erased people about whom our mailboxes still have emails. */
export async function uncleanMailboxes({ pool }: AlertContext): Promise<StaffAlert[]> {
  const { rows } = await pool.query<{ id: number }>(
    'select id from data_receipts where mailboxes_cleared_at is null order by id',
  )
  return rows.map(({ id }) => ({
    key: `mailboxes-${id}`,
    text: 'Someone’s data was erased. Delete the emails about them from our mailboxes, and record it.',
    path: `/collections/data-receipts/${id}`,
  }))
}
