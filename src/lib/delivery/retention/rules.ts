import { ENQUIRY_COLLECTIONS, tableOf } from '@/lib/domain/leads/enquiry-collections'
import { MEASURED } from '@/lib/platform/quotas'

import { MEASUREMENT_RULES } from './measurement-rules'
import { ALL, type RetentionRule } from './rule'
import { SALE_RULES } from './sale-rules'
import { VISITOR_RULES } from './visitor-rules'

/** Deletes the enquiry behind each lead; the relationship row is deleted with either of them. */
const withEnquiries = ENQUIRY_COLLECTIONS.map(tableOf).map(
  (table) =>
    `delete from ${table} where id in (select ${table}_id from leads_rels where parent_id in (select id from doomed))`,
)

/**
 * Retention of everything visitors can add. Leads are erased one by one, see `expired-leads.ts`, except held ones that
 * were never approved. Orders are no longer held; those that were may have an invoice or goods, and are erased like the
 * rest. Page checks are deleted with their page.
 */
export const RETENTION_RULES: readonly RetentionRule[] = [
  ...MEASUREMENT_RULES,
  ...VISITOR_RULES,
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
  ...SALE_RULES,
]
