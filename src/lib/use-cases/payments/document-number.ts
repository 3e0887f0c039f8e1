import { sql } from '@payloadcms/db-postgres/drizzle'

const COLUMNS = {
  invoiceNumber: sql`select max(invoice_number) from orders`,
  creditNoteNumber: sql`select max(credit_note_number) from refunds`,
} as const

/**
 * A statement to be used as a common table expression: takes the next number of a series for each row of `per`, which
 * has one row at most. Its row stays locked until the transaction ends, so numbers have no gaps, and none is given twice,
 * even after its order has been deleted. A series starts after the highest number in use.
 */
export const nextNumber = (series: keyof typeof COLUMNS, per: ReturnType<typeof sql>) =>
  sql`insert into document_numbers as kept (series, last)
    select ${series}, coalesce((${COLUMNS[series]}), 0)::int + 1 from ${per}
    on conflict (series) do update set last = greatest(kept.last + 1, excluded.last)
    returning last`
