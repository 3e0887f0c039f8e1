import type { Payload, TypedUser } from 'payload'

import { newLeads } from './lead-lists'
import { whereOf } from './list-url'

const LEADS_MAX = 5

/** The first few new leads that this member of staff may see, the soonest due first. */
export async function readNextLeads({ payload, user }: { payload: Payload; user: TypedUser }) {
  const { docs } = await payload.find({
    collection: 'leads',
    where: whereOf(newLeads),
    sort: 'dueAt',
    limit: LEADS_MAX,
    depth: 0,
    pagination: false,
    select: { name: true, createdAt: true, dueAt: true, answeredAt: true, quarantined: true },
    overrideAccess: false,
    user,
  })
  return docs
}
