import { ENQUIRY_COLLECTIONS, tableOf } from '@/lib/domain/leads/enquiry-collections'
import { periodText, type RetentionKind, type RetentionPeriods } from '@/lib/domain/retention/periods'
import { MEASURED } from '@/lib/platform/quotas'

/** How long rows are kept: for the period of a kind of record, which staff choose, or for a fixed period. */
type Kept = { kind: RetentionKind; fixed?: never } | { kind?: never; fixed: '0 days' | '1 day' | '7 days' | '90 days' }

/**
 * Rows of `table` that match `where` are deleted once `ageColumn` is older than the period for which they are kept.
 * Above `maxRows`, the oldest are deleted immediately; it is null for what people were promised, of which new rows are
 * refused instead (platform/quotas.ts). `alongside`: statements that run with the deletion, on the keys in `doomed`.
 * `hasMails`: without a mail server, emails about a row are saved under its `reference`; they are deleted with it.
 */
export type RetentionRule = {
  name: string
  table: string
  key: string
  ageColumn: string
  kept: Kept
  maxRows: number | null
  where: string
  alongside: string[]
  hasMails: boolean
}

/** The period as a PostgreSQL interval. */
export const keptFor = ({ kept }: RetentionRule, periods: RetentionPeriods): string =>
  kept.kind ? periodText(kept.kind, periods[kept.kind]) : kept.fixed

const ALL = { key: 'id', where: 'true', alongside: [], hasMails: false }

/** Deletes the enquiry behind each lead; the relationship row is deleted with either of them. */
const withEnquiries = ENQUIRY_COLLECTIONS.map(tableOf).map(
  (table) =>
    `delete from ${table} where id in (select ${table}_id from leads_rels where parent_id in (select id from doomed))`,
)

/** Turns views into totals per post and day. */
const SUM_VIEWS = `insert into blog_view_days (post_id, day, views)
  select post_id, (viewed_at at time zone 'Europe/London')::date, count(*)
  from blog_post_views where id in (select id from doomed) group by 1, 2
  on conflict (post_id, day) do update set views = blog_view_days.views + excluded.views`

/**
 * Retention of everything visitors can add. Leads are erased one by one, see `expired-leads.ts`, except held ones that
 * were never approved. Orders are no longer held; those that were may have an invoice or goods, and are erased like the
 * rest. Page checks are deleted with their page.
 */
export const RETENTION_RULES: readonly RetentionRule[] = [
  {
    ...ALL,
    name: 'idempotency keys',
    table: 'idempotency_keys',
    key: 'key',
    ageColumn: 'expires_at',
    kept: { fixed: '0 days' },
    maxRows: null,
  },
  {
    ...ALL,
    name: 'browser errors',
    table: 'error_logs',
    ageColumn: 'timestamp',
    kept: { kind: 'errors' },
    maxRows: MEASURED.error_logs.rowsMax,
  },
  {
    ...ALL,
    name: 'speed measurements',
    table: 'performance_metrics',
    ageColumn: 'timestamp',
    kept: { kind: 'speed' },
    maxRows: MEASURED.performance_metrics.rowsMax,
  },
  {
    ...ALL,
    name: 'heatmap records',
    table: 'heatmap_records',
    ageColumn: 'timestamp',
    kept: { kind: 'heatmap' },
    maxRows: MEASURED.heatmap_records.rowsMax,
  },
  {
    ...ALL,
    name: 'searches without results',
    table: 'search_misses',
    ageColumn: 'last_searched',
    kept: { kind: 'searches' },
    maxRows: MEASURED.search_misses.rowsMax,
  },
  {
    ...ALL,
    name: 'anonymous calculations',
    table: 'calculator_usage',
    ageColumn: 'created_at',
    kept: { kind: 'calculations' },
    maxRows: MEASURED.calculator_usage.rowsMax,
    where: 'session_id is not null',
  },
  {
    ...ALL,
    name: 'lines of carts',
    table: 'cart_items',
    ageColumn: 'updated_at',
    kept: { kind: 'carts' },
    maxRows: null,
  },
  {
    ...ALL,
    name: 'addresses on the waiting list that are not confirmed, or were told',
    table: 'waiting_list',
    ageColumn: 'since',
    kept: { fixed: '7 days' },
    maxRows: null,
    where: `state <> 'confirmed'`,
    hasMails: true,
  },
  {
    ...ALL,
    name: 'shared designs',
    table: 'shared_designs',
    ageColumn: 'last_used_at',
    kept: { fixed: '90 days' },
    maxRows: null,
    alongside: [
      'delete from shared_design_versions where shared_design_id in (select id from doomed)',
      'delete from shared_design_comments where shared_design_id in (select id from doomed)',
    ],
  },
  {
    ...ALL,
    name: 'files that did not arrive whole',
    table: 'arriving_files',
    ageColumn: 'touched_at',
    kept: { fixed: '7 days' },
    maxRows: null,
  },
  {
    ...ALL,
    name: 'dialled calls',
    table: 'call_requests',
    ageColumn: 'created_at',
    kept: { kind: 'calls' },
    maxRows: MEASURED.call_requests.rowsMax,
    where: `kind = 'dialled'`,
  },
  {
    ...ALL,
    name: 'views of posts',
    table: 'blog_post_views',
    ageColumn: 'viewed_at',
    kept: { kind: 'views' },
    maxRows: MEASURED.blog_post_views.rowsMax,
    alongside: [SUM_VIEWS],
  },
  {
    ...ALL,
    name: 'keys for views',
    table: 'blog_view_keys',
    key: 'day',
    ageColumn: 'created_at',
    kept: { fixed: '1 day' },
    maxRows: 10,
  },
  {
    ...ALL,
    name: 'rate limits',
    table: 'rate_limits',
    key: 'key',
    ageColumn: 'to_timestamp(expire / 1000)',
    kept: { fixed: '0 days' },
    maxRows: 200_000,
  },
  {
    ...ALL,
    name: 'expired tags',
    table: 'cache_invalidations',
    ageColumn: 'at',
    kept: { fixed: '1 day' },
    maxRows: 50_000,
    where: 'id < (select max(id) from cache_invalidations)', // lets a process check that its history is complete
  },
  {
    ...ALL,
    name: 'held-back leads',
    table: 'leads',
    ageColumn: 'created_at',
    kept: { kind: 'heldBack' },
    maxRows: null,
    where: `quarantined and kind <> 'order' and status in ('new', 'spam') and assignee_id is null`,
    alongside: [
      ...withEnquiries,
      'delete from deliveries where lead_id in (select id from doomed)', // of quotes
      'delete from lead_events where lead_id in (select id from doomed)',
      'delete from arriving_files where lead_id in (select id from doomed)',
      'delete from lead_documents where lead_id in (select id from doomed)',
      'delete from lead_photos where lead_id in (select id from doomed)',
      `delete from quotes where lead_id in (select id from doomed) and state <> 'accepted'`, // those lose their lead
    ],
    hasMails: true,
  },
  {
    ...ALL,
    name: 'claims of rewards',
    table: 'user_profiles',
    ageColumn: 'updated_at',
    kept: { kind: 'rewards' },
    maxRows: null,
    alongside: ['rewards', 'achievements', 'challenges'].map(
      (table) => `delete from ${table} where profile_id in (select id from doomed)`,
    ),
  },
  {
    ...ALL,
    name: 'winters behind a link that was not confirmed',
    table: 'season_links',
    key: 'reference',
    ageColumn: 'since',
    kept: { fixed: '7 days' },
    maxRows: null,
    where: `state = 'unconfirmed'`,
    hasMails: true,
  },
  {
    ...ALL,
    name: 'winters behind a link',
    table: 'season_links',
    key: 'reference',
    ageColumn: 'since',
    kept: { kind: 'seasons' },
    maxRows: null,
    hasMails: true,
  },
  {
    ...ALL,
    name: 'savings shared for a comparison',
    table: 'shared_savings',
    key: 'ctid',
    ageColumn: 'shared_at',
    kept: { kind: 'comparisons' },
    maxRows: null,
  },
  {
    ...ALL,
    name: 'totals of page views',
    table: 'page_view_days',
    key: 'ctid',
    ageColumn: 'day',
    kept: { kind: 'pageTotals' },
    maxRows: 1_000_000,
  },
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
