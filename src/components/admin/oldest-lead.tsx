import { Link } from '@payloadcms/ui'
import type { Payload, TypedUser } from 'payload'

import { newLeads } from './lead-lists'
import { whereOf } from './list-url'
import { ServiceLevelCell } from './service-level'

/** The lead that has waited longest for a first response. */
export async function OldestLead({ payload, user }: { payload: Payload; user: TypedUser }) {
  const { docs } = await payload.find({
    collection: 'leads',
    where: whereOf(newLeads),
    sort: 'createdAt',
    limit: 1,
    depth: 0,
    pagination: false,
    select: { name: true, createdAt: true, dueAt: true, answeredAt: true, quarantined: true },
    overrideAccess: false,
    user,
  })
  const [lead] = docs
  if (!lead) return <p>No one is waiting for an answer.</p>
  return (
    <p className="pb-oldest">
      Waiting longest: <Link href={`${payload.config.routes.admin}/collections/leads/${lead.id}`}>{lead.name}</Link>
      <ServiceLevelCell rowData={lead} />
    </p>
  )
}
