import { isMostlyHeld } from '@/lib/domain/orders/holding'
import { IS_OWED_REPLY } from '@/lib/operations/owed-reply'
import { reconcile } from '@/lib/operations/reconcile'
import { SPEED_BUDGETS, weeklySpeed } from '@/lib/page-speed/weekly-speed'
import { BANK_KEY_PREFIX, type BankAccount, bankAlertKey, endingIn } from '@/lib/platform/bank-alert-key'
import { hasRoom, PROMISED, type PromisedTable } from '@/lib/platform/quotas'
import { keysOver } from '@/lib/platform/rate-limit'

import { uncleanMailboxes } from './data-alerts'
import { moneyAlerts } from './money-alerts'
import { reviewAlerts } from './review-alerts'
import type { AlertContext, Line, StaffAlert } from './staff-alert'

const RECONCILED_MS = 7 * 24 * 60 * 60 * 1000

/** Fewer measurements in a week say more about the visitors than about the page. */
const ENOUGH_MEASUREMENTS = 20

/** SQL condition for a lead to be overdue at $1. */
const IS_OVERDUE = `${IS_OWED_REPLY} and due_at < $1`

/** Everything that currently needs the attention of staff. */
export async function findAlerts(context: AlertContext): Promise<StaffAlert[]> {
  const finders = [
    missingEnquiries,
    overdueLeads,
    parkedDeliveries,
    moneyAlerts,
    lowStock,
    unpaidHolds,
    slowPages,
    failingTasks,
    bankDetails,
    guessedAccounts,
    fullStores,
    infectedFiles,
    uncleanMailboxes,
    reviewAlerts,
  ]
  return (await Promise.all(finders.map((find) => find(context)))).flat()
}

/** Should never happen: enquiries that were received, but neither forwarded nor listed for staff. */
async function missingEnquiries({ pool, now }: AlertContext): Promise<StaffAlert[]> {
  const { countByOutcome } = await reconcile(pool, new Date(now.getTime() - RECONCILED_MS))
  const count = countByOutcome.missing
  if (count === 0) return []
  const text = count === 1 ? 'An enquiry was' : `${count} enquiries were`
  return [
    { key: 'missing-enquiries', text: `${text} received but not sent on to the CRM and sales.`, path: '/operations' },
  ]
}

async function overdueLeads({ pool, now }: AlertContext): Promise<StaffAlert[]> {
  const { rows } = await pool.query<{ id: number }>(`select id from leads where ${IS_OVERDUE} order by id`, [now])
  return rows.map(({ id }) => ({
    key: `overdue-lead-${id}`,
    text: 'An enquiry has waited longer than we promise.',
    path: `/collections/leads/${id}`,
    several: severalOverdue,
  }))
}

const severalOverdue = (count: number): Line => ({
  text: `${count} enquiries have waited longer than we promise.`,
  path: '/collections/leads',
})

async function parkedDeliveries({ pool }: AlertContext): Promise<StaffAlert[]> {
  const { rows } = await pool.query<{ id: number }>(`select id from deliveries where state = 'parked' order by id`)
  return rows.map(({ id }) => ({
    key: `parked-${id}`,
    text: 'A message was refused and will not be sent until someone corrects the details.',
    path: `/collections/deliveries/${id}`,
    several: severalParked,
  }))
}

const severalParked = (count: number): Line => ({
  text: `${count} messages were refused and will not be sent until someone corrects the details.`,
  path: '/collections/deliveries',
})

async function lowStock({ pool }: AlertContext): Promise<StaffAlert[]> {
  const { rows } = await pool.query<{ id: number; name: string; stock: number }>(
    `select id, name, stock_level::int as stock from products
     where is_active and stock_level < low_stock_threshold order by id`,
  )
  const { rows: variants } = await pool.query<{ id: number; name: string; stock: number }>(
    `select v.id, concat(p.name, ', ', v.name) as name, v.stock_level::int as stock
     from product_variants v join products p on p.id = v.product_id
     where p.is_active and v.is_active and v.stock_level < p.low_stock_threshold order by v.id`,
  )
  const alertOf = (collection: string) => (row: { id: number; name: string; stock: number }) => ({
    key: collection === 'products' ? `low-stock-${row.id}` : `low-stock-variant-${row.id}`,
    text: `${row.name}: ${row.stock} left in stock.`,
    path: `/collections/${collection}/${row.id}` as const,
  })
  return [...rows.map(alertOf('products')), ...variants.map(alertOf('product-variants'))]
}

/** Products and variants of whose stock unpaid orders hold more than staff should know of. */
async function unpaidHolds({ pool }: AlertContext): Promise<StaffAlert[]> {
  const { rows } = await pool.query<{ item: string; name: string; held: number; left: number }>(
    `select concat_ws('-', p.id, v.id) as item, concat_ws(', ', p.name, v.name) as name, held.pieces as held,
       (case when v.id is null then p.stock_level else v.stock_level end)::int as left
     from (
       select (line ->> 'productId')::int as product_id, (line ->> 'variantId')::int as variant_id,
         sum((line ->> 'quantity')::int)::int as pieces
       from orders, jsonb_array_elements(lines) as line where state = 'awaiting-payment' group by 1, 2
     ) held
     join products p on p.id = held.product_id left join product_variants v on v.id = held.variant_id
     where case when v.id is null then p.stock_level else v.stock_level end is not null order by p.id, v.id`,
  )
  return rows.filter(isMostlyHeld).map(({ item, name, held, left }) => ({
    key: `unpaid-holds-${item}`,
    text: `${name}: unpaid orders hold ${held} of ${held + left} in stock.`,
    path: '/collections/orders',
  }))
}

/** Kinds of pages that were over a budget this week and the week before. */
async function slowPages({ pool, now }: AlertContext): Promise<StaffAlert[]> {
  return (await weeklySpeed(pool, now)).flatMap(({ pageClass, metric, count, p75, previousP75 }) => {
    const budget = SPEED_BUDGETS[metric]
    const isOver = budget !== null && p75 !== null && previousP75 !== null && p75 > budget && previousP75 > budget
    if (!isOver || count < ENOUGH_MEASUREMENTS) return []
    return [
      {
        key: `speed-${pageClass}-${metric}`,
        text: `${metric} of ${pageClass} pages has been over its budget for two weeks.`,
        path: '/collections/performance-metrics',
      },
    ]
  })
}

/** Tasks that failed again after an hour or more. A single failure, as when the site restarts, needs nobody's attention. */
async function failingTasks({ pool, now }: AlertContext): Promise<StaffAlert[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from scheduled_tasks where failed_since < $1::timestamptz - interval '1 hour' and started_at > failed_since
     order by name`,
    [now],
  )
  return rows.map(({ name }) => ({
    key: `failing-task-${name}`,
    text: `The scheduled task “${name}” has been failing for over an hour.`,
    path: '/operations',
  }))
}

/**
 * The account to which invoices are paid, so that staff are notified of every change to it, whoever made it, and any
 * that was replaced before they could be.
 */
async function bankDetails({ pool }: AlertContext): Promise<StaffAlert[]> {
  // Read first, so that an account entered meanwhile is not mistaken for a replaced one.
  const { rows: unsent } = await pool.query<{ key: string }>(
    'select key from staff_alerts where starts_with(key, $1) and sent_at is null order by key',
    [BANK_KEY_PREFIX],
  )
  const { rows: accounts } = await pool.query<BankAccount>(
    `select bank_account_name as "accountName", bank_sort_code as "sortCode", bank_account_number as "accountNumber"
     from site_settings`,
  )
  const current = accounts.map(bankAlertKey).filter((key) => key !== null)
  const replaced = unsent.map(({ key }) => key).filter((key) => !current.includes(key))
  const alertOf = (words: string) => (key: string) => ({
    key,
    text: `${words} the bank account ending in ${endingIn(key)}.`,
    path: '/globals/site-settings' as const,
  })
  return [...current.map(alertOf('Invoices now name')), ...replaced.map(alertOf('For a time, invoices named'))]
}

/** Accounts at which unknown devices have failed to sign in too often within the hour. */
async function guessedAccounts({ pool }: AlertContext): Promise<StaffAlert[]> {
  const { rows } = await pool.query<{ id: number; username: string }>('select id, username from users order by id')
  const keys = await keysOver(pool, { limit: 'loginAccount', keys: rows.map(({ username }) => username) })
  return rows
    .filter(({ username }) => keys.includes(username))
    .map(({ id, username }) => ({
      key: `guessed-account-${id}`,
      text: `Someone is trying passwords for the account “${username}”.`,
      path: `/collections/users/${id}`,
    }))
}

/** What visitors can no longer store, because a quota of all of them together is used up. */
async function fullStores({ pool }: AlertContext): Promise<StaffAlert[]> {
  const tables = Object.keys(PROMISED) as PromisedTable[]
  const full = await Promise.all(tables.map(async (table) => ((await hasRoom(pool, table)) ? [] : [table])))
  return full.flat().map((table) => ({
    key: `full-${table}`,
    text: `There is no room for more ${PROMISED[table].named}, so new ones are refused.`,
    path: '/operations',
  }))
}

/** Documents in which the virus scanner found something. */
async function infectedFiles({ pool }: AlertContext): Promise<StaffAlert[]> {
  const { rows } = await pool.query<{ id: number; lead: number }>(
    'select id, lead_id as lead from lead_documents where infection is not null order by id',
  )
  return rows.map(({ id, lead }) => ({
    key: `infected-file-${id}`,
    text: 'A file of an enquiry contains a virus and cannot be opened.',
    path: `/collections/leads/${lead}`,
  }))
}
