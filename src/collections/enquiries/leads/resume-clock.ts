import type { CollectionBeforeChangeHook } from 'payload'

import { isOpenToCustomer, LEAD_STATUSES } from '@/lib/domain/leads/lead-status'
import { dueAfterPause } from '@/lib/domain/opening-hours/due-at'
import { hoursOf } from '@/lib/domain/opening-hours/opening-week'
import { labelOf } from '@/lib/domain/text/label-of'
import type { Lead } from '@/lib/generated/payload-types'
import { now } from '@/lib/platform/clock'

/** While we wait for the customer the clock stands still; once we no longer do, as much is left as there was before. */
export const resumeClock: CollectionBeforeChangeHook<Lead> = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || originalDoc?.status !== 'waiting') return data
  const { status } = data
  if (!status || status === 'waiting' || !isOpenToCustomer(status) || originalDoc.answeredAt) return data
  const { docs } = await req.payload.find({
    collection: 'lead-events',
    where: {
      lead: { equals: originalDoc.id },
      subject: { equals: 'Status' },
      to: { equals: labelOf(LEAD_STATUSES, 'waiting') },
    },
    sort: '-id',
    limit: 1,
    depth: 0,
    overrideAccess: true, // the caller is changing the lead
    req,
  })
  const [began] = docs
  if (!began) return data
  const stored = await req.payload.findGlobal({ slug: 'opening-hours', overrideAccess: true, req }) // everyone may read it
  const hours = hoursOf(stored)
  const pause = { dueAt: new Date(originalDoc.dueAt), from: new Date(began.createdAt), to: now(), hours }
  return { ...data, dueAt: dueAfterPause(pause).toISOString() }
}
