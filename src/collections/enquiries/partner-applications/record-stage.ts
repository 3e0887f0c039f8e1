import type { CollectionAfterChangeHook } from 'payload'

import { PARTNER_STAGES } from '@/lib/domain/leads/partner-stages'
import { labelOf } from '@/lib/domain/text/label-of'
import type { PartnerApplication } from '@/lib/generated/payload-types'
import { followApplication } from '@/lib/use-cases/leads/follow-application'

import { changesIn, type Tracked } from '../lead-events/changes-in'
import { recordEvent } from '../lead-events/record-event'

/** What the timeline of the applicant reports. */
const TRACKED: Tracked<PartnerApplication> = {
  Application: ({ stage }) => labelOf(PARTNER_STAGES, stage),
  Territory: ({ territory }) => territory ?? '',
  'Agreed margin': ({ marginPercent }) => (marginPercent ? `${marginPercent}%` : ''),
  'Agreed fee': ({ feePounds }) => (feePounds ? `£${feePounds}` : ''),
}

/**
 * Records what changes about an application on the timeline of its lead, and moves the lead with it, in the same
 * transaction.
 */
export const recordStage: CollectionAfterChangeHook<PartnerApplication> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update') return doc
  const changes = await changesIn(TRACKED, { previousDoc, doc, req })
  if (changes.length === 0) return doc
  const { docs } = await req.payload.find({
    collection: 'leads',
    where: { enquiry: { equals: { relationTo: 'partner-applications', value: doc.id } } },
    limit: 1,
    depth: 0,
    overrideAccess: true, // whoever changes an application may read leads
    req,
  })
  for (const { id: lead } of docs) {
    for (const change of changes) await recordEvent({ lead, ...change, req })
    if (doc.stage !== previousDoc.stage) await followApplication(req, { lead, stage: doc.stage })
  }
  return doc
}
