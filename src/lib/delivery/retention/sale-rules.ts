import { ALL, type RetentionRule } from './rule'

/** What the law has us keep of sales, and what came with payments. */
export const SALE_RULES: readonly RetentionRule[] = [
  {
    ...ALL,
    name: 'invoices',
    table: 'orders',
    ageColumn: 'invoiced_at',
    kept: { kind: 'sales' },
    maxRows: null,
    where: 'invoice_number is not null',
    alongside: [
      'delete from refunds where payment_id in (select id from payments where order_id in (select id from doomed))',
      'delete from payments where order_id in (select id from doomed)',
    ],
  },
  {
    ...ALL,
    name: 'payments that no order awaited',
    table: 'payments',
    ageColumn: 'created_at',
    kept: { kind: 'sales' },
    maxRows: null,
    where: 'order_id is null',
    alongside: ['delete from refunds where payment_id in (select id from doomed)'],
  },
  {
    ...ALL,
    name: 'payment pages',
    table: 'card_sessions',
    key: 'reference',
    ageColumn: 'open_until',
    kept: { fixed: '90 days' },
    maxRows: 200_000,
  },
  {
    ...ALL,
    name: 'messages about payments',
    table: 'payment_events',
    ageColumn: 'handled_at',
    kept: { fixed: '90 days' },
    maxRows: 1_000_000,
  },
  {
    ...ALL,
    name: 'accepted quotes of erased leads',
    table: 'quotes',
    ageColumn: 'coalesce(accepted_at, updated_at)',
    kept: { kind: 'acceptedQuotes' },
    maxRows: null,
    where: `state = 'accepted' and lead_id is null`,
  },
]
