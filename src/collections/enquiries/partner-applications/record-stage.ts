import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'

import { moveLead } from '@/lib/delivery/store/move-lead'
import { PARTNER_STAGES, type PartnerStage } from '@/lib/domain/leads/partner-stages'
import type { LeadHappening } from '@/lib/domain/leads/lead-status'
import { labelOf } from '@/lib/domain/text/label-of'
import type { PartnerApplication } from '@/lib/generated/payload-types'
import { transactionOf } from '@/lib/platform/database'

import { changesIn, type Tracked } from '../lead-events/changes-in'
import { recordEvent } from '../lead-events/record-event'

/** What the timeline of the applicant reports. */
const TRACKED: Tracked<PartnerApplication> = {
  Application: ({ stage }) => labelOf(PARTNER_STAGES, stage),
  Territory: ({ territory }) => territory ?? '',
  'Agreed margin': ({ marginPercent }) => (marginPercent ? `${marginPercent}%` : ''),
  'Agreed fee': ({ feePounds }) => (feePounds ? `£${feePounds}` : ''),
}

/** What becomes of the lead of an application that reaches a stage. */
const HAPPENINGS = {
  reviewing: 'application-reviewed',
  accepted: 'application-accepted',
  declined: 'application-declined',
} as const satisfies Partial<Record<PartnerStage, LeadHappening>>

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
    if (doc.stage !== previousDoc.stage && isDecisive(doc.stage)) await follow(lead, HAPPENINGS[doc.stage], req)
  }
  return doc
}

const isDecisive = (stage: PartnerStage): stage is keyof typeof HAPPENINGS => stage in HAPPENINGS

type Happening = (typeof HAPPENINGS)[keyof typeof HAPPENINGS]

async function follow(lead: number, happening: Happening, { payload, transactionID, user }: PayloadRequest) {
  const db = await transactionOf({ payload, transactionID })
  await db.execute(sql`with decided as (
    select ${lead}::int as lead_id, ${user?.id ?? null}::int as author_id, ${user?.name ?? null}::text as author_name
  ), ${sql.raw(moveLead({ happening, source: 'decided' }))} select from lead`)
}
