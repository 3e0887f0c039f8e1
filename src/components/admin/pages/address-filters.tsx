import { STANDINGS } from '@/lib/addresses/address'
import type { AddressFilter } from '@/lib/addresses/filter'
import { ADDRESS_KINDS } from '@/lib/addresses/kinds'

type AddressFiltersProps = { adminRoute: string; filter: AddressFilter; seesDrafts: boolean }

/** A plain GET form; what is chosen stands in the address, to be kept and sent on. */
export function AddressFilters({ adminRoute, filter, seesDrafts }: AddressFiltersProps) {
  const { text, kind, standing, isBroken, sort, isDescending } = filter
  const standings = seesDrafts ? STANDINGS : STANDINGS.slice(0, 2)
  return (
    <form className="pb-search" method="get" action={`${adminRoute}/pages`} role="search" aria-label="Addresses">
      <label>
        Title or address
        <input type="search" name="q" defaultValue={text} maxLength={100} />
      </label>
      <Choice label="Kind" name="kind" value={kind} options={ADDRESS_KINDS} />
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
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
