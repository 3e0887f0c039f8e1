import { Link } from '@payloadcms/ui'
import type { Payload, TypedUser } from 'payload'

import { readNextLeads } from './read-next-leads'
import { ServiceLevelCell } from './service-level'

/** The leads to answer next, the soonest due first. */
export async function NextLeads({ payload, user }: { payload: Payload; user: TypedUser }) {
  const leads = await readNextLeads({ payload, user })
  if (leads.length === 0) return <p>No one is waiting for a reply.</p>
  return (
    <>
      <h3 id="pb-next-title">Reply next</h3>
      <ol className="pb-next" aria-labelledby="pb-next-title">
        {leads.map((lead) => (
          <li key={lead.id}>
            <Link href={`${payload.config.routes.admin}/collections/leads/${lead.id}`} prefetch={false}>
              {lead.name}
            </Link>
            <ServiceLevelCell rowData={lead} />
          </li>
        ))}
      </ol>
    </>
  )
}
