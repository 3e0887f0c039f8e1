import type { CollectionAfterChangeHook } from 'payload'

import { differenceTable } from '@/lib/calculators/quote/quote-view'
import { linesOf } from '@/lib/calculators/quote/stored-quote'
import { QUOTE_STATES } from '@/lib/domain/quotes/quote-states'
import { labelOf } from '@/lib/domain/text/label-of'
import type { Quote } from '@/lib/generated/payload-types'

import { recordEvent } from '../lead-events/record-event'

const LENGTH_MAX = 300

/** Records each change that staff make to a quote on the timeline of its lead, in the same transaction. */
export const recordQuoteChanges: CollectionAfterChangeHook<Quote> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || !doc.lead) return doc // of a kept quote whose lead is erased, nothing changes
  const lead = typeof doc.lead === 'number' ? doc.lead : doc.lead.id
  const changes = differenceTable(linesOf(previousDoc), linesOf(doc)).rows.map(([name, from, to]) => ({
    name,
    from,
    to,
  }))
  if (doc.state !== previousDoc.state)
    changes.push({
      name: 'state',
      from: labelOf(QUOTE_STATES, previousDoc.state),
      to: labelOf(QUOTE_STATES, doc.state),
    })
  for (const { name = '', from = '', to = '' } of changes) {
    const subject = `Quote ${doc.reference}, ${name}`.slice(0, 100)
    await recordEvent({ lead, subject, from: from.slice(0, LENGTH_MAX), to: to.slice(0, LENGTH_MAX), req })
  }
  return doc
}
