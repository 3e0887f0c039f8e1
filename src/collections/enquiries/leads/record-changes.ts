import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'

import { LEAD_STATUSES, LOST_REASONS } from '@/lib/domain/leads/lead-status'
import { labelOf } from '@/lib/domain/text/label-of'
import type { Lead } from '@/lib/generated/payload-types'

import { recordEvent } from '../lead-events/record-event'

type Write = (lead: Lead, req: PayloadRequest) => string | Promise<string>

/** The fields that the timeline reports, each with a function that puts its value into words. */
const TRACKED: Record<string, Write> = {
  Status: ({ status }) => labelOf(LEAD_STATUSES, status),
  'Reason lost': ({ lostReason }) => (lostReason ? labelOf(LOST_REASONS, lostReason) : ''),
  'Duplicate of': ({ duplicateOf }, req) => referenceOf(idOf(duplicateOf), req),
  'Assigned to': ({ assignee }, req) => nameOf(idOf(assignee), req),
  'Held back': ({ quarantined }) => (quarantined ? 'Yes' : 'No'),
  Name: ({ name }) => name,
  Phone: ({ phone }) => phone ?? '',
  Email: ({ email }) => email ?? '',
  Postcode: ({ postcode }) => postcode ?? '',
  'Offers and news stopped': ({ consent }) => consent?.marketingWithdrawnAt ?? '',
}

/** Records each change that staff make to a lead on its timeline, in the same transaction. */
export const recordChanges: CollectionAfterChangeHook<Lead> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return doc
  for (const [subject, write] of Object.entries(TRACKED)) {
    const [from, to] = [await write(previousDoc, req), await write(doc, req)]
    if (from !== to) await recordEvent({ lead: doc.id, subject, from, to, req })
  }
  return doc
}

type Related = { id: number } | number | null | undefined

const idOf = (related: Related) => (typeof related === 'object' ? (related?.id ?? null) : (related ?? null))

async function nameOf(id: number | null, req: PayloadRequest): Promise<string> {
  if (id === null) return ''
  const user = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // every member of staff may read names
    req,
  })
  return user?.name ?? ''
}

async function referenceOf(id: number | null, req: PayloadRequest): Promise<string> {
  if (id === null) return ''
  const lead = await req.payload.findByID({
    collection: 'leads',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // the caller is changing a lead, so may read leads
    req,
  })
  return lead?.reference ?? ''
}
