import { LEAD_KINDS } from '@/lib/domain/leads/lead-kinds'
import { leadSourceLabel } from '@/lib/domain/leads/lead-source'
import { LEAD_STATUSES, LOST_REASONS } from '@/lib/domain/leads/lead-status'
import { labelOf } from '@/lib/domain/text/label-of'
import { toCsv } from '@/lib/domain/text/write-csv'

import type { InboxRow } from './inbox'

const HEADINGS = [
  'Reference',
  'Arrived (UTC)',
  'Name',
  'Telephone',
  'Email',
  'Postcode',
  'Kind',
  'Source',
  'Status',
  'Reason lost',
  'Assigned to',
  'Reply due (UTC)',
  'Next step',
  'Next step due (UTC)',
] as const

/** The leads of a view as a file for a spreadsheet. */
export const inboxCsv = (rows: readonly InboxRow[]): string =>
  toCsv([
    HEADINGS,
    ...rows.map((row) => [
      row.reference,
      row.createdAt,
      row.name,
      row.phone ?? '',
      row.email ?? '',
      row.postcode ?? '',
      labelOf(LEAD_KINDS, row.kind),
      row.source ? leadSourceLabel(row.source) : '',
      labelOf(LEAD_STATUSES, row.status),
      row.lostReason ? labelOf(LOST_REASONS, row.lostReason) : '',
      row.assigneeName ?? '',
      row.replyDueAt ?? '',
      row.nextStep?.what ?? '',
      row.nextStep?.dueAt ?? '',
    ]),
  ])
