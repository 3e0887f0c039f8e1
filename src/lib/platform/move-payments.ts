import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'

/**
 * Migration step: makes payments and refunds of what was recorded with orders, and lets the database enforce what no code
 * may break. The old columns stay for the previous release.
 */
export async function movePayments({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    insert into payments (reference, order_id, method, state, amount_pence, refunded_pence, provider_id, recorded_by, created_at, updated_at)
    select reference, id, (case when card_payment_id is null then 'transfer' else 'card' end)::enum_payments_method, 'kept',
      total_pence, case when credit_note_number is null then 0 else total_pence end, card_payment_id, 'Automatic',
      coalesce(invoiced_at, updated_at), coalesce(invoiced_at, updated_at)
    from orders where invoice_number is not null`)
  await db.execute(sql`
    insert into refunds (payment_id, amount_pence, reason, state, credit_note_number, requested_by, created_at, updated_at)
    select payments.id, total_pence, 'The order was refunded', 'made', credit_note_number, 'Automatic',
      coalesce(credited_at, orders.updated_at), coalesce(credited_at, orders.updated_at)
    from orders join payments on payments.order_id = orders.id where credit_note_number is not null`)
  await db.execute(sql`create unique index payments_kept_once_idx on payments (order_id) where state = 'kept'`)
  await db.execute(sql`
    alter table payments add constraint payments_refunded_check check (refunded_pence between 0 and amount_pence)`)
}
