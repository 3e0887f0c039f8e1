import type { PageFilter } from '@/lib/page-inventory/filter'
import { INVENTORY_KINDS } from '@/lib/page-inventory/kinds'
import { PAGE_STATUSES } from '@/lib/page-inventory/listed-page'

import { Options } from '../options'

type PageFiltersProps = { adminRoute: string; filter: PageFilter; seesDrafts: boolean }

/** A plain GET form; the choices are in the URL, so that they can be bookmarked and shared. */
export function PageFilters({ adminRoute, filter, seesDrafts }: PageFiltersProps) {
  const { text, kind, standing, isBroken, sort, isDescending } = filter
  const standings = seesDrafts ? PAGE_STATUSES : PAGE_STATUSES.slice(0, 2)
  return (
    <form className="pb-search" method="get" action={`${adminRoute}/pages`} role="search" aria-label="Addresses">
      <label>
        Title or address
        <input type="search" name="q" defaultValue={text} maxLength={100} />
      </label>
      <Choice label="Kind" name="kind" value={kind} options={INVENTORY_KINDS} />
      <Choice label="Status" name="status" value={standing} options={standings} />
      <label className="pb-search-box">
        <input type="checkbox" name="broken" defaultChecked={isBroken} /> Broken only
      </label>
      {(sort !== 'path' || isDescending) && (
        <input type="hidden" name="sort" value={isDescending ? `-${sort}` : sort} />
      )}
      <button type="submit">Show</button>
      <a href={`${adminRoute}/pages`}>Show all</a>
    </form>
  )
}

type ChoiceProps = {
  label: string
  name: string
  value: string | null
  options: readonly { value: string; label: string }[]
}

function Choice({ label, name, value, options }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={value ?? ''}>
        <option value="">All</option>
        <Options options={options} />
      </select>
    </label>
  )
}
