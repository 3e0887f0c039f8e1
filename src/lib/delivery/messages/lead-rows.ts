import { leadSourceLabel } from '@/lib/domain/leads/lead-source'
import { isReplyPromised } from '@/lib/domain/leads/reply-promise'

import type { DeliveredLead } from '../store/claim'
import { londonMoment } from './london-moment'

export type Row = { label: string; value: string }

/** Rows for sales: the customer's changes, the submitted values, then what we know about the lead. */
export function leadRows(lead: DeliveredLead): Row[] {
  return [
    ...lead.changes,
    ...lead.answers,
    { label: 'Offers and news by email', value: lead.marketingConsent ? 'Yes' : 'No' },
    { label: 'Came from', value: lead.source ? leadSourceLabel(lead.source) : 'Not known' },
    { label: 'Received', value: londonMoment(lead.receivedAt) },
    ...(isReplyPromised(lead) ? [{ label: 'Reply due', value: londonMoment(lead.dueAt) }] : []),
  ]
}
