import type { BeforeListTableServerProps } from 'payload'

import { type Filter, listUrl, whereParams } from './list-url'

type QuickFilter = { label: string; conditions: Filter }

type QuickFiltersProps = Pick<BeforeListTableServerProps, 'payload' | 'searchParams'> & {
  label: string
  collection: string
  filters: readonly QuickFilter[]
}

/**
 * Links above a list to its most common filters. They reload the page, because with client-side routing Payload's list
 * would keep the search text of the previous filter.
 */
export function QuickFilters({ label, collection, filters, payload, searchParams }: QuickFiltersProps) {
  const adminRoute = payload.config.routes.admin
  const shown = whereText(Object.entries(searchParams ?? {}).filter(([name]) => name.startsWith('where')))
  return (
    <nav className="pb-filters" aria-label={label}>
      {filters.map((filter) => (
        <a
          key={filter.label}
          href={listUrl({ adminRoute, collection, conditions: filter.conditions })}
          aria-current={whereText([...whereParams(filter.conditions)]) === shown ? 'page' : undefined}
        >
          {filter.label}
        </a>
      ))}
    </nav>
  )
}

/** The conditions as text, without the times in conditions that compare with now. */
function whereText(params: [name: string, value: unknown][]): string {
  return params.join().replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')
}
