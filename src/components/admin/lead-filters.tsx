import type { BeforeListTableServerProps } from 'payload'

import { now } from '@/lib/platform/clock'

import { heldBackLeads, leadsOf, newLeads, overdueLeads, unassignedLeads } from './lead-lists'
import { listUrl, whereParams, type Condition } from './list-url'

type LeadFiltersProps = Pick<BeforeListTableServerProps, 'payload' | 'searchParams' | 'user'>

/**
 * The questions the desk asks most, one tap each, above its list.
 * The links load the page anew: routed to, Payload's list would keep the search text it no longer searches for.
 */
export function LeadFilters({ payload, searchParams, user }: LeadFiltersProps) {
  const filters: { label: string; conditions: Condition[] }[] = [
    { label: 'All', conditions: [] },
    { label: 'New', conditions: newLeads },
    { label: 'Overdue', conditions: overdueLeads(now()) },
    { label: 'Mine', conditions: user ? leadsOf(user.id) : [] },
    { label: 'Unassigned', conditions: unassignedLeads },
    { label: 'Held back', conditions: heldBackLeads },
  ]
  const shown = whereText(Object.entries(searchParams ?? {}).filter(([name]) => name.startsWith('where')))
  return (
    <nav className="pb-filters" aria-label="Leads to show">
      {filters.map(({ label, conditions }) => (
        <a
          key={label}
          href={listUrl({ adminRoute: payload.config.routes.admin, collection: 'leads', conditions })}
          aria-current={whereText([...whereParams(conditions)]) === shown ? 'page' : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}

/** The conditions without the time that "Overdue" is reckoned from. */
function whereText(params: [name: string, value: unknown][]): string {
  return params.join().replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/, '')
}
