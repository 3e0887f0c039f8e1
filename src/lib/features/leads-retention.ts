import { ENQUIRY_COLLECTIONS, tableOf } from '@/lib/domain/leads/enquiry-collections'

import { ALL, type RetentionRule } from './feature'

/** Deletes the enquiry behind each lead; the relationship row is deleted with either of them. */
const withEnquiries = ENQUIRY_COLLECTIONS.map(tableOf).map(
  (table) =>
    `delete from ${table} where id in (select ${table}_id from leads_rels where parent_id in (select id from doomed))`,
)

/** How long what comes with enquiries is kept. */
export const LEADS_RETENTION: readonly RetentionRule[] = [
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
    maxRows: 100_000,
    where: `kind = 'dialled'`,
  },
  {
    ...ALL,
    name: 'emails of no lead',
    table: 'lead_emails',
    ageColumn: 'at',
    kept: { fixed: '90 days' },
    maxRows: 500, // of at most 16 MB; they are still in the mailbox
    where: 'lead_id is null',
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
      'delete from lead_tasks where lead_id in (select id from doomed)',
      'delete from lead_emails where lead_id in (select id from doomed)',
      'delete from arriving_files where lead_id in (select id from doomed)',
      'delete from lead_documents where lead_id in (select id from doomed)',
      'delete from lead_photos where lead_id in (select id from doomed)',
      `delete from quotes where lead_id in (select id from doomed) and state <> 'accepted'`, // those lose their lead
    ],
    hasMails: true,
  },
]
