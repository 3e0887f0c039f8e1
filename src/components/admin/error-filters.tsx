import type { BeforeListTableServerProps } from 'payload'

import type { Condition } from './list-url'
import { QuickFilters } from './quick-filters'

const inState = (value: string): Condition[] => [{ field: 'state', operator: 'equals', value }]

export function ErrorFilters({ payload, searchParams }: Pick<BeforeListTableServerProps, 'payload' | 'searchParams'>) {
  return (
    <QuickFilters
      payload={payload}
      searchParams={searchParams}
      label="Errors to show"
      collection="error-logs"
      filters={[
        { label: 'All', conditions: [] },
        { label: 'Open', conditions: inState('open') },
        { label: 'Resolved', conditions: inState('resolved') },
        { label: 'Muted', conditions: inState('muted') },
      ]}
    />
  )
}
