import { Link } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { CollectionSlug, Payload, ServerProps, TypedUser } from 'payload'

import { hasRole } from '@/lib/cms/access/roles'
import { now } from '@/lib/platform/clock'

import { heldBackLeads, newLeads, overdueLeads } from './lead-lists'
import { type Condition, type Filter, listUrl, whereOf } from './list-url'
import { NextLeads } from './next-leads'

type Figure = { label: string; collection: CollectionSlug; conditions: Filter; isAlarming?: boolean }

/** The dashboard after sign-in: outstanding sales work, for staff who may see leads. */
export async function AdminSummary({
  payload,
  permissions,
  user,
}: Pick<ServerProps, 'payload' | 'permissions' | 'user'>) {
  const adminRoute = payload.config.routes.admin
  if (!user || !permissions?.collections?.leads?.read) return null
  // Where the sales desk starts. An admin has more to look after than leads.
  if (hasRole(user, 'sales')) redirect(`${adminRoute}/inbox`)

  const figures: Figure[] = [
    { label: 'new leads', collection: 'leads', conditions: newLeads },
    { label: 'overdue', collection: 'leads', conditions: overdueLeads(now()), isAlarming: true },
    { label: 'held back as spam', collection: 'leads', conditions: heldBackLeads },
    { label: 'reviews to read', collection: 'reviews', conditions: inState('waiting'), isAlarming: true },
    { label: 'deliveries parked', collection: 'deliveries', conditions: inState('parked'), isAlarming: true },
    { label: 'deliveries not configured', collection: 'deliveries', conditions: inState('not-configured') },
    {
      label: 'erasures to finish in the CRM',
      collection: 'erasures',
      conditions: unfinishedErasures,
      isAlarming: true,
    },
  ]
  const counts = await Promise.all(figures.map((figure) => countOf({ payload, user, ...figure })))
  return (
    <section className="pb-summary" aria-labelledby="pb-summary-title">
      <h2 id="pb-summary-title">Sales at a glance</h2>
      <ul>
        {figures.map(({ label, collection, conditions, isAlarming }, index) => (
          <li key={label} data-alarming={isAlarming && counts[index] !== 0}>
            <Link href={listUrl({ adminRoute, collection, conditions })} prefetch={false}>
              <strong>{counts[index]}</strong> {label}
            </Link>
          </li>
        ))}
      </ul>
      <NextLeads payload={payload} user={user} />
    </section>
  )
}

const unfinishedErasures: Condition[] = [{ field: 'crm', operator: 'in', value: 'waiting,check-by-hand' }]
const inState = (state: string): Condition[] => [{ field: 'state', operator: 'equals', value: state }]

async function countOf({
  payload,
  user,
  collection,
  conditions,
}: Figure & { payload: Payload; user: TypedUser }): Promise<number> {
  const { totalDocs } = await payload.count({ collection, where: whereOf(conditions), overrideAccess: false, user })
  return totalDocs
}
