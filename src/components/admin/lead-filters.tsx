import type { BeforeListTableServerProps } from 'payload'

import { now } from '@/lib/platform/clock'

import { heldBackLeads, leadsOf, newLeads, overdueLeads, unassignedLeads } from './lead-lists'
import { type Condition, listUrl, whereParams } from './list-url'

type LeadFiltersProps = Pick<BeforeListTableServerProps, 'payload' | 'searchParams' | 'user'>

/**
 * Quick filters for the most common questions. The links reload the page: with client-side routing, Payload's list
 * would keep the search text of the previous filter.
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

/** The conditions without the time used by "Overdue". */
function whereText(params: [name: string, value: unknown][]): string {
  return params.join().replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/, '')
}
