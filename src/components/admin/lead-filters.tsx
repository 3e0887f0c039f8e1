import type { BeforeListTableServerProps } from 'payload'

import { now } from '@/lib/platform/clock'

import { heldBackLeads, leadsOf, newLeads, overdueLeads, unassignedLeads } from './lead-lists'
import { listUrl, whereParams, type Condition } from './list-url'

type LeadFiltersProps = Pick<BeforeListTableServerProps, 'payload' | 'searchParams' | 'user'>

/** The questions the desk asks most, one tap each, above its list. Plain links, since Payload's list keeps a search text when it is only routed to. */
export function LeadFilters({ payload, searchParams, user }: LeadFiltersProps) {
  const filters: { label: string; conditions: Condition[] }[] = [
    { label: 'All', conditions: [] },
    { label: 'New', conditions: newLeads },
    { label: 'Overdue', conditions: overdueLeads(now()) },
    { label: 'Mine', conditions: user ? leadsOf(Number(user.id)) : [] },
    { label: 'Unassigned', conditions: unassignedLeads },
    { label: 'Held back', conditions: heldBackLeads },
  ]
  const shown = new URLSearchParams(Object.entries(searchParams ?? {}).flatMap(([name, value]) => (name.startsWith('where') ? [[name, String(value)]] : [])))
  return (
    <nav className="pb-filters" aria-label="Leads to show">
      {filters.map(({ label, conditions }) => (
        <a
          key={label}
          href={listUrl({ adminRoute: payload.config.routes.admin, collection: 'leads', conditions })}
          aria-current={isSame(shown, whereParams(conditions)) ? 'page' : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}

/** Whether both ask the same, at whatever time. */
function isSame(one: URLSearchParams, other: URLSearchParams): boolean {
  return withoutTime(one) === withoutTime(other)
}

function withoutTime(query: URLSearchParams): string {
  return decodeURIComponent(query.toString()).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/, '')
}
