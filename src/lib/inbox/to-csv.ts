import type { InboxColumn } from '@/lib/domain/leads/inbox-views'
import { leadKindLabel } from '@/lib/domain/leads/lead-kinds'
import { leadSourceLabel } from '@/lib/domain/leads/lead-source'
import { LEAD_STATUSES, LOST_REASONS } from '@/lib/domain/leads/lead-status'
import { labelOf } from '@/lib/domain/text/label-of'
import { toCsv } from '@/lib/domain/text/write-csv'

import type { InboxRow } from './inbox'

type Cell = readonly [heading: string, value: (row: InboxRow) => string | null | undefined]

/** What every row of a list shows. */
const ALWAYS: readonly Cell[] = [
  ['Reference', (row) => row.reference],
  ['Name', (row) => row.name],
  ['Postcode', (row) => row.postcode],
  ['Kind', leadKindLabel],
  ['Reply due (UTC)', (row) => row.replyDueAt],
]

/** Each column of a view, in as many cells as a spreadsheet needs to sort by them. */
const CHOSEN: Record<InboxColumn, readonly Cell[]> = {
  source: [
    ['Source', (row) => row.source && leadSourceLabel(row.source)],
    ['Arrived (UTC)', (row) => row.createdAt],
  ],
  status: [
    ['Status', (row) => labelOf(LEAD_STATUSES, row.status)],
    ['Reason lost', (row) => row.lostReason && labelOf(LOST_REASONS, row.lostReason)],
  ],
  assignee: [['Assigned to', (row) => row.assigneeName]],
  phone: [['Telephone', (row) => row.phone]],
  email: [['Email', (row) => row.email]],
  'next-step': [
    ['Next step', (row) => row.nextStep?.what],
    ['Next step due (UTC)', (row) => row.nextStep?.dueAt],
  ],
}

/** The leads of a view as a file for a spreadsheet, with the columns of that view. */
export function inboxCsv(rows: readonly InboxRow[], columns: readonly InboxColumn[]): string {
  const cells = [...ALWAYS, ...columns.flatMap((column) => CHOSEN[column])]
  return toCsv([cells.map(([heading]) => heading), ...rows.map((row) => cells.map(([, value]) => value(row) ?? ''))])
}
