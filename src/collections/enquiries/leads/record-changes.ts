import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'

import { LEAD_STATUSES, LOST_REASONS } from '@/lib/domain/leads/lead-status'
import { ASSIGNED_TO } from '@/lib/domain/leads/timeline'
import { labelOf } from '@/lib/domain/text/label-of'
import type { Lead } from '@/lib/generated/payload-types'

import { changesIn, type Tracked } from '../lead-events/changes-in'
import { recordEvent } from '../lead-events/record-event'

/** The fields that the timeline reports. */
const TRACKED: Tracked<Lead> = {
  Status: ({ status }) => labelOf(LEAD_STATUSES, status),
  'Reason lost': ({ lostReason }) => (lostReason ? labelOf(LOST_REASONS, lostReason) : ''),
  'Duplicate of': ({ duplicateOf }, req) => referenceOf(idOf(duplicateOf), req),
  [ASSIGNED_TO]: ({ assignee }, req) => nameOf(idOf(assignee), req),
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
  for (const change of await changesIn(TRACKED, { previousDoc, doc, req }))
    await recordEvent({ lead: doc.id, ...change, req })
  return doc
}

type Related = { id: number } | number | null | undefined

export const idOf = (related: Related) => (typeof related === 'object' ? (related?.id ?? null) : (related ?? null))

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
