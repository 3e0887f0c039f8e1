import type { Payload, TypedUser } from 'payload'

import { leadsToAnswer } from './lead-lists'
import { whereOf } from './list-url'

const LEADS_MAX = 5

/** The first few leads to answer that this member of staff may see, the soonest due first. */
export async function readNextLeads({ payload, user }: { payload: Payload; user: TypedUser }) {
  const { docs } = await payload.find({
    collection: 'leads',
    where: whereOf(leadsToAnswer),
    sort: 'dueAt',
    limit: LEADS_MAX,
    depth: 0,
    pagination: false,
    select: {
      name: true,
      kind: true,
      status: true,
      phone: true,
      createdAt: true,
      dueAt: true,
      answeredAt: true,
      quarantined: true,
    },
    overrideAccess: false,
    user,
  })
  return docs
}
