import type { BeforeListTableServerProps } from 'payload'

import { now } from '@/lib/platform/clock'

import { heldBackLeads, leadsOf, newLeads, overdueLeads, unassignedLeads } from './lead-lists'
import { QuickFilters } from './quick-filters'

type LeadFiltersProps = Pick<BeforeListTableServerProps, 'payload' | 'searchParams' | 'user'>

export function LeadFilters({ user, ...list }: LeadFiltersProps) {
  return (
    <QuickFilters
      {...list}
      label="Leads to show"
      collection="leads"
      filters={[
        { label: 'All', conditions: [] },
        { label: 'New', conditions: newLeads },
        { label: 'Overdue', conditions: overdueLeads(now()) },
        { label: 'Mine', conditions: user ? leadsOf(user.id) : [] },
        { label: 'Unassigned', conditions: unassignedLeads },
        { label: 'Held back', conditions: heldBackLeads },
      ]}
    />
  )
}
