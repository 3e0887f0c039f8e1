import type { DeliveredLead } from '../claim'
import { londonMoment } from './moment'

export type Row = { label: string; value: string }

/** Everything typed, then what we know besides, for people who work on the lead. */
export function leadRows(lead: DeliveredLead): Row[] {
  return [
    ...lead.answers,
    { label: 'Offers and news by e-mail', value: lead.marketingConsent ? 'Yes' : 'No' },
    { label: 'Came from', value: lead.source ?? 'Not known' },
    { label: 'Received', value: londonMoment(lead.receivedAt) },
    { label: 'Answer by', value: londonMoment(lead.dueAt) },
  ]
}
